import {lstatSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import module from 'node:module';
import {tmpdir} from 'node:os';
import {basename, dirname, join} from 'node:path';
import process from 'node:process';
import {Script} from 'node:vm';

/** What a fault gives up does without. */
function attempt<Value>(work: () => Value): Value | undefined {
	try {
		return work();
	} catch {
		return undefined;
	}
}

/** A folder for temporary files where nobody else can write, for what lies there is run. */
function makeOwnFolder(): string | undefined {
	const user = process.getuid?.();
	const folder = join(tmpdir(), `wordfiend-${process.version}-${process.arch}-${user ?? ''}`);
	mkdirSync(folder, {recursive: true, mode: 0o700});
	const {uid, mode} = lstatSync(folder);
	return user === undefined || (uid === user && (mode & 0o077) === 0) ? folder : undefined;
}

/** What was compiled, from a file that holds it twice: V8 would crash on a damaged one, and all checksums of Node's take longer. */
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
	writeFileSync(temporary, Buffer.concat([compiled, compiled]));
	renameSync(temporary, file);
}

type Loading = {
	_compile: (this: {exports: object; require: NodeJS.Require}, code: string, filename: string) => void;
};

/** Has Node 20 compile each file of the program once, not at each start, as Node 22 does by itself. Where that can't be, it starts as ever. */
export function keepCompiled(): void {
	const folder = process.env.NODE_DISABLE_COMPILE_CACHE === '1' ? undefined : attempt(makeOwnFolder);
	if (folder === undefined) return;
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
