#!/usr/bin/env node
import module from 'node:module';

// From the second start on, Node 22 and newer need not compile what is loaded from here on.
if ('enableCompileCache' in module) Reflect.apply(module.enableCompileCache as () => unknown, module, []);
void import('./main.js').then(({main}) => main());
