import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import process from 'node:process';
import type {ProgramName} from '../../source/engine/index.js';
import {newFolder} from '../at-end.js';

/** A player that goes through the alphabet, or keeps the last family. */
const standard = `
import {createInterface} from 'node:readline';
for await (const line of createInterface({input: process.stdin})) {
	const [kind, first, second] = line.split(' ');
	const answer = {
		wordfiend: () => 'ready alphabet',
		guess: () => [...'abcdefghijklmnopqrstuvwxyz'].find(letter => !second.includes(letter)),
		choose: () => line.split(' ').at(-2),
		quit: () => process.exit(),
	}[kind]?.();
	if (answer !== undefined) console.log(answer);
}
`;

/** Programs that misbehave, by what they do: what stands in for a line of the one above. */
export const misbehaving = {
	hangs: ["guess: () => [...'abc", "guess: () => {}, never: () => [...'abc"],
	dies: ['guess: () =>', "guess: () => { console.error('no idea'); process.exit(3); }, never: () =>"],
	floods: [
		'guess: () =>',
		"guess: () => { for (;;) { process.stdout.write('x'.repeat(65536)); process.stderr.write('y\\n'.repeat(32768)); } }, never: () =>",
	],
	'talks nonsense': ['guess: () =>', "guess: () => '\\u001b[31mnonsense\\u202e', never: () =>"],
	'guesses twice': ['guess: () =>', "guess: () => 'a', never: () =>"],
	'says too much': ['guess: () =>', "guess: () => 'a\\nb', never: () =>"],
	'never says ready': ["'ready alphabet'", "'hello'"],
	'leaves a child': [
		"'ready alphabet'",
		"(import('node:child_process').then(({spawn}) => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', process.argv[1]], {stdio: 'inherit'})), 'ready parent')",
	],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;

export type Misbehavior = keyof typeof misbehaving;

const changes = {
	...misbehaving,
	/** It chooses otherwise, and is as sound. */
	'keeps the first': ["line.split(' ').at(-2)", "line.split(' ')[2]"],
} as const;

/** A program of someone's own, by the command that starts it. */
export function programThat(does?: keyof typeof changes): ProgramName {
	const path = join(newFolder(), 'player.mjs');
	const [from, to] = does === undefined ? ['', ''] : changes[does];
	writeFileSync(
		path,
		standard.replace(from, () => to),
	);
	return `run:'${process.execPath}' '${path}'`;
}

/** The same guesser for a shell, which starts ten times as fast. */
const guesser = `
while read -r kind _ guessed _; do
	case $kind in
		wordfiend) echo ready alphabet;;
		guess) for letter in a b c d e f g h i j k l m n o p q r s t u v w x y z; do
			case $guessed in *$letter*) ;; *) echo $letter; break;; esac
		done;;
		quit) exit;;
	esac
done
`;

/** A program for a shell, by its command. */
export function shellProgram(script: string): ProgramName {
	const path = join(newFolder(), 'player.sh');
	writeFileSync(path, script);
	return `run:sh '${path}'`;
}

/** A guesser that starts fast, by its command. */
export const quickGuesser = (): ProgramName => shellProgram(guesser);

/** The file of such a program: no other run has one of that name. */
export const pathOf = (name: ProgramName): string => name.split("'").at(-2) ?? '';
