import {spawn, type ChildProcess} from 'node:child_process';

// usage: tsx scripts/checks/test.ts [what vitest takes]

/** Waits until a program ends, and returns whether it succeeded. */
const succeeds = (child: ChildProcess) =>
	new Promise<boolean>((resolve, reject) => {
		child.on('error', reject).on('close', code => resolve(code === 0));
	});

const run = (name: string, ...args: readonly string[]) =>
	succeeds(spawn('npm', ['run', '--silent', name, '--', ...args], {stdio: 'inherit'}));

// The linter runs beside the tests. Its output is printed last, in one piece.
const linter = spawn('npm', ['run', '--silent', 'lint'], {stdio: ['ignore', 'pipe', 'pipe']});
let output = '';
for (const stream of [linter.stdout, linter.stderr])
	stream.setEncoding('utf8').on('data', (text: string) => (output += text));
const isClean = succeeds(linter);

const isTested = (await run('build')) && (await run('unit', ...process.argv.slice(2)));
process.exitCode = (await isClean) && isTested ? 0 : 1;
process.stdout.write(output);
