#!/usr/bin/env node
import {keepCompiled} from './compile-cache.js';

// From the second start on, nothing loaded after this line is compiled again: the first frame comes a third earlier.
keepCompiled();
void import('./main.js').then(({main}) => main());
