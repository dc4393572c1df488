import {
	existsSync,
	lstatSync,
	mkdirSync,
	readFileSync,
	realpathSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import module from 'node:module';
import {basename, dirname, join} from 'node:path';
import {Script} from 'node:vm';
import {findFolders} from './store/place.js';

/** Returns `undefined` if the work fails: a failure here only costs speed. */
function attempt<Value>(work: () => Value): Value | undefined {
	try {
		return work();
	} catch {
		return undefined;
	}
}

/** Returns whether nobody but the user and root can replace the contents of a folder or of its parents. */
function isSafe(folder: string, user: number): boolean {
	const {uid, mode} = lstatSync(folder);
	const isSticky = (mode & 0o1000) !== 0;
	if ((uid !== user && uid !== 0) || ((mode & 0o022) !== 0 && !isSticky)) return false;
	return folder === dirname(folder) || isSafe(dirname(folder), user);
}

/** Makes the user's cache folder. Its files are run, so nobody else may be able to open it. */
function makeOwnFolder(): string | undefined {
	const wanted = findFolders(process.env)?.cache;
	if (wanted === undefined) return undefined;
	// Node's own recursive way never returns for a folder in `/proc`.
	for (const each of [dirname(wanted), wanted]) if (!existsSync(each)) mkdirSync(each, {mode: 0o700});
	const folder = realpathSync(wanted);
	const user = process.getuid?.();
	if (user === undefined) return folder;
	const {uid, mode} = lstatSync(wanted);
	return uid === user && (mode & 0o177777) === 0o040700 && isSafe(dirname(folder), user) ? folder : undefined;
}

/** Reads compiled code from a file that has it twice. V8 would crash on a damaged file, and comparing is faster than any checksum of Node's. */
function readCompiled(file: string): Buffer {
	const bytes = readFileSync(file);
	const half = bytes.length / 2;
	const compiled = bytes.subarray(0, half);
	if (!compiled.equals(bytes.subarray(half))) throw new Error('It is damaged');
	return compiled;
}

/** Another program that starts meanwhile reads the old file or the new one. */
function writeCompiled(file: string, compiled: Buffer): void {
	const temporary = `${file}.${process.pid}`;
	try {
		writeFileSync(temporary, Buffer.concat([compiled, compiled]));
		renameSync(temporary, file);
	} finally {
		rmSync(temporary, {force: true});
	}
}

type Loading = {
	_compile: (this: {exports: object; require: NodeJS.Require}, code: string, filename: string) => void;
};

/** Does for Node 20 what newer ones do by themselves. */
function keepCompiledIn(folder: string): void {
	const fresh = new Map<string, Script>();
	const loading = module.Module.prototype as unknown as Loading;
	loading._compile = function (code, filename) {
		// The name of a file changes with what is in it.
		const file = join(folder, basename(filename));
		const cachedData = attempt(() => readCompiled(file));
		const script = new Script(module.Module.wrap(code), {filename, ...(cachedData && {cachedData})});
		if (script.cachedDataRejected !== false) fresh.set(file, script);
		const run = script.runInThisContext() as (...args: readonly unknown[]) => void;
		run.call(this.exports, this.exports, this.require.bind(this), this, filename, dirname(filename));
	};
	process.on('exit', () => {
		for (const [file, script] of fresh) attempt(() => writeCompiled(file, script.createCachedData()));
	});
}

/** Keeps all code that Node compiles from here on for the next start, in the user's own cache folder. Without such a folder each start compiles again. */
export function keepCompiled(): void {
	const folder = process.env.NODE_DISABLE_COMPILE_CACHE === '1' ? undefined : attempt(makeOwnFolder);
	if (folder === undefined) return;
	if ('enableCompileCache' in module)
		Reflect.apply(module.enableCompileCache as () => unknown, module, [folder]);
	else keepCompiledIn(folder);
}
