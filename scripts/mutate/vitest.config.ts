import process from 'node:process';
import {defineConfig} from 'vitest/config';
import config from '../../vitest.config.js';

// Which tests run is said here: named on its command line, Stryker 9.6 switches changes of what runs at load on too late, and takes them to survive.
const {MUTATE_TESTS: tests = ''} = process.env;

export default defineConfig({...config, test: {...config.test, include: tests.split(' ')}});
