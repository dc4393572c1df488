import {languages, type Letter} from '../source/engine/index.js';
import {mask} from './mask.js';

/** A round of Hangman as a handout shows it; `possible` counts the words that fit before the guess. */
export type Round = {
	readonly secret: string;
	readonly pattern: string;
	readonly wrong: string;
	readonly possible: number;
	readonly guess: Letter;
	readonly families: readonly (readonly [pattern: string, words: number])[];
};

const cleanRounds = [
	['-------', '', 7359, 'e'],
	['-------', 'e', 7359, 'i'],
	['-------', 'ei', 7359, 'x'],
	['-------', 'eix', 7359, 'a'],
	['-a---a-', 'eix', 81, 'n'],
	['-an--an', 'eix', 3, 'g'],
	['-ang-an', 'eix', 1, 'h'],
	['hang-an', 'eix', 1, 'm'],
] as const;

const dirtyRounds = [
	[
		'abba',
		'----',
		'',
		2235,
		'a',
		'---- 1422, ---a 62, --a- 196, -a-- 422, -a-a 15, -aa- 2, a--- 91, a--a 14, a-a- 11',
	],
	[
		'beck',
		'----',
		'a',
		1422,
		'e',
		'---- 839, ---e 190, --e- 118, --ee 6, -e-- 170, -e-e 9, -ee- 47, e--- 25, e--e 5, e-e- 12, ee-- 1',
	],
	['bibs', '----', 'ae', 839, 'i', '---- 550, ---i 9, --i- 80, -i-- 174, -i-i 4, i--- 17, i--i 1, i-i- 4'],
	[
		'blob',
		'----',
		'aei',
		550,
		'o',
		'---- 216, ---o 9, --o- 57, -o-- 189, -o-o 9, -oo- 50, o--- 16, o--o 3, o-o- 1',
	],
	['blum', '----', 'aeio', 216, 'u', '---- 10, --u- 37, -u-- 164, -u-u 2, u--- 2, u--u 1'],
	['buck', '-u--', 'aeio', 164, 'b', '-u-- 127, -u-b 3, -ub- 8, bu-- 25, bu-b 1'],
	['cuff', '-u--', 'aeiob', 127, 'f', '-u-- 113, -u-f 3, -uf- 1, -uff 3, fu-- 7'],
	['cull', '-u--', 'aeiobf', 113, 'c', '-u-- 94, -uc- 10, cu-- 9'],
	['dull', '-u--', 'aeiobfc', 94, 'l', '-u-- 74, -u-l 1, -ul- 5, -ull 6, lu-- 7, lull 1'],
	['dump', '-u--', 'aeiobfcl', 74, 'd', '-u-- 60, -u-d 2, -ud- 3, -udd 2, du-- 7'],
	['gums', '-u--', 'aeiobfcld', 60, 's', '-u-- 25, -u-s 18, -us- 11, -uss 2, su-- 2, su-s 2'],
] as const;

const parseFamilies = (text: string) =>
	text.split(', ').map(family => {
		const [pattern = '', words] = family.split(' ');
		return [pattern, Number(words)] as const;
	});

/** The clean game of the handout, which draws “hangman”. */
export const cleanGame: readonly Round[] = cleanRounds.map(([pattern, wrong, possible, guess]) => ({
	secret: 'hangman',
	pattern,
	wrong,
	possible,
	guess,
	families: [],
}));

/** Its dirty game, lost with the last guess. */
export const dirtyGame: readonly Round[] = dirtyRounds.map(
	([secret, pattern, wrong, possible, guess, families]) => ({
		secret,
		pattern,
		wrong,
		possible,
		guess,
		families: parseFamilies(families),
	}),
);

export const lastSecret = 'hugh';

/** The `number`th word that shows a pattern, none of its hidden letters guessed; late letters come first. */
function spellOut(pattern: string, guessed: string, number: number): string {
	const free = languages.en.letters.filter(letter => !guessed.includes(letter)).reverse();
	let rest = number;
	return Array.from(pattern)
		.reverse()
		.map(shown => {
			if (shown !== '-') return shown;
			const letter = free[rest % free.length];
			rest = Math.floor(rest / free.length);
			return letter;
		})
		.reverse()
		.join('');
}

/**
The list behind a handout's game may not be passed on, so this one is made from the game itself: words that nobody
knows, as many of each pattern as the handout counts, and none before the known ones in the alphabet.
*/
export function makeWords(
	families: readonly (readonly [pattern: string, words: number])[],
	guessed: string,
	known: readonly string[],
): string[] {
	return families.flatMap(([pattern, words]) => {
		const own = known.filter(word => word.length === pattern.length && mask(word, guessed) === pattern);
		return [
			...own,
			...Array.from({length: words - own.length}, (_, number) => spellOut(pattern, guessed, number)),
		];
	});
}

const secrets = [...dirtyGame.map(({secret}) => secret), lastSecret];

const dirtyWords = dirtyGame.flatMap(({guess, wrong, pattern, families}, round) => {
	const kept = dirtyGame[round + 1]?.pattern;
	const guessed = `${wrong}${pattern}${guess}`;
	return makeWords(
		families.filter(([shown]) => shown !== kept),
		guessed,
		secrets.slice(round),
	);
});

const cleanWords = [
	...makeWords([['-an--an', 3]], 'an', ['hangman']),
	...makeWords([['-a---a-', 81 - 3]], 'an', []),
	...makeWords([['-------', 7359 - 81]], 'an', []),
];

/** Words with which both games of the handout come out. */
export const handoutWords: readonly string[] = [...dirtyWords, ...cleanWords].sort();
