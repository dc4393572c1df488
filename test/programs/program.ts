import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ProgramName} from '../../source/engine/index.js';
import {newFolder} from '../at-end.js';

/** A player that goes through the alphabet, or keeps the last family; a shell starts ten times as fast as Node. */
const standard = `
while read -r line; do
	set -- $line
	case $1 in
		wordfiend) echo ready alphabet;;
		guess) for letter in a b c d e f g h i j k l m n o p q r s t u v w x y z; do
			case $3 in *$letter*) ;; *) echo $letter; break;; esac
		done;;
		choose) shift $(($# - 2)); echo $1;;
		quit) exit;;
	esac
done
`;

/** Guesses by a line of its own. */
const guessing = (line: string) => ['guess)', `guess) ${line};; never)`] as const;

/** Programs that misbehave, by what they do: what stands in for a part of the one above. */
export const misbehaving = {
	hangs: guessing(':'),
	dies: guessing('echo no idea >&2; exit 3'),
	floods: guessing("yes >&2 & tr '\\0' x </dev/zero"),
	'talks nonsense': guessing("printf '\\033[31mnonsense\\342\\200\\256\\n'"),
	'guesses twice': guessing('echo a'),
	'says too much': guessing("printf 'a\\nb\\n'"),
	'never says ready': ['ready alphabet', 'hello'],
	'leaves a child': ['echo ready alphabet', `sh -c 'while :; do sleep 1; done' "$0" & echo ready parent`],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;

export type Misbehavior = keyof typeof misbehaving;

/** A program for a shell, by its command. */
export function shellProgram(script: string): ProgramName {
	const path = join(newFolder(), 'player.sh');
	writeFileSync(path, script);
	return `run:sh '${path}'`;
}

/** A program of someone's own, by the command that starts it. */
export function programThat(does?: Misbehavior): ProgramName {
	const [from, to] = does === undefined ? ['', ''] : misbehaving[does];
	return shellProgram(standard.replace(from, () => to));
}

/** The file of such a program: no other run has one of that name. */
export const pathOf = (name: ProgramName): string => name.split("'").at(-2) ?? '';
