import {spawn, type ChildProcess} from 'node:child_process';
import process from 'node:process';

// usage: tsx scripts/test.ts [what vitest takes]

/** Whether a program that was started ends well. */
const succeeds = (child: ChildProcess) =>
	new Promise<boolean>((resolve, reject) => {
		child.on('error', reject).on('close', code => resolve(code === 0));
	});

const run = (name: string, ...args: readonly string[]) =>
	succeeds(spawn('npm', ['run', '--silent', name, '--', ...args], {stdio: 'inherit'}));

// The linter goes on beside the rest; what it says comes last, in one piece.
const linter = spawn('npm', ['run', '--silent', 'lint'], {stdio: ['ignore', 'pipe', 'pipe']});
let said = '';
for (const stream of [linter.stdout, linter.stderr])
	stream.setEncoding('utf8').on('data', (text: string) => (said += text));
const isClean = succeeds(linter);

const isRight = (await run('build')) && (await run('unit', ...process.argv.slice(2)));
process.exitCode = (await isClean) && isRight ? 0 : 1;
process.stdout.write(said);
