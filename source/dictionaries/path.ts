import {homedir} from 'node:os';
import {join, resolve} from 'node:path';

/** What stands for standard input where a path could. */
export const standardInput = '-';

/** A path as the shell would have it: `~/` is the home. */
export const expandHome = (path: string): string =>
	/^~[/\\]/.test(path) ? join(homedir(), path.slice(2)) : path;

/** A path that is the same file from every folder. */
export const wholePath = (path: string): string => resolve(expandHome(path));
