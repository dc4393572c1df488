import {readFileSync} from 'node:fs';
import {
	askChooser,
	askedLetter,
	choosers,
	countDictionary,
	currentSecret,
	guess,
	guessers,
	languages,
	newGame,
	packWords,
	parseDictionary,
	positionOf,
	remainingGuesses,
	seedRandom,
	status,
	wordAt,
	wrongLetters,
	type Alphabet,
	type ChooserName,
	type GuesserName,
	type HangmanGame,
	type Language,
} from '../../source/engine/index.js';
import {chooserNames, guesserNames} from '../../source/settings/hangman.js';
import {bundledFile} from '../../source/dictionaries/bundled.js';
import {stringPlayers} from '../../test/engine/hangman/string-players.js';
import {minimax} from '../../test/engine/hangman/solver/minimax.js';
import type {Dice} from './dice.js';
import {demand, demandSame, type Kind} from './kind.js';

const languageCodes = Object.keys(languages) as readonly Language[];

const lists = new Map<Language, readonly (readonly string[])[]>();

/** The words of a bundled list, by their lengths. */
function bundledWords(language: Language): readonly (readonly string[])[] {
	const known = lists.get(language);
	if (known !== undefined) return known;
	const {letters} = languages[language];
	const spelled = readFileSync(bundledFile(language, language === 'en' ? 'small' : 'common'), 'utf8')
		.split('\n')
		.filter(word => word !== '' && Array.from(word).every(letter => letters.includes(letter)));
	const lengths = [...new Set(spelled.map(({length}) => length))];
	const byLength = lengths.map(length => spelled.filter(word => word.length === length));
	lists.set(language, byLength);
	return byLength;
}

/** Words of one length: made up of few letters, picked from a real list, or all that it has. */
function someWords(
	dice: Dice,
	most: number,
): {readonly texts: readonly string[]; readonly alphabet: Alphabet} {
	const language = dice.pick(languageCodes);
	const alphabet = languages[language];
	if (dice.oneIn(2)) {
		const letters = dice.shuffle(alphabet.letters).slice(0, dice.between(2, 6)).join('');
		const length = dice.oneIn(10) ? dice.between(7, 50) : dice.between(1, 6);
		return {alphabet, texts: dice.list(dice.between(1, most), () => dice.text(letters, length))};
	}

	const fitting = dice.pick(bundledWords(language));
	const isWhole = most > 100 && dice.oneIn(40);
	return {alphabet, texts: isWhole ? fitting : dice.list(dice.between(1, most), () => dice.pick(fitting))};
}

/** What is shown of a word once these letters are guessed. */
export const mask = (word: string, guessed: string): string =>
	Array.from(word, letter => (guessed.includes(letter) ? letter : '-')).join('');

/** The words by what they would show, in the ASCII order of that. */
function familiesOf(words: readonly string[], guessed: string): [shown: string, family: string[]][] {
	const families = new Map<string, string[]>();
	for (const word of words) {
		const shown = mask(word, guessed);
		const family = families.get(shown);
		if (family === undefined) families.set(shown, [word]);
		else family.push(word);
	}

	return [...families].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Few enough words for the value of each to be found by the rules alone. */
const fewEnough = 9;

/** What a family costs, the miss for the letter among it. */
const costOf = ([shown, family]: readonly [string, string[]], letter: string) =>
	minimax(family) + (shown.includes(letter) ? 0 : 1);

/** The pattern that the rules have a chooser keep; `undefined` where they leave it the choice, or it is too much to work out. */
function ruledAnswer(
	chooser: ChooserName,
	families: readonly (readonly [string, string[]])[],
	{
		letter,
		left,
		secret,
	}: {readonly letter: string; readonly left: number; readonly secret: string | undefined},
): string | undefined {
	const largest = families.toSorted(([, a], [, b]) => b.length - a.length);
	const miss = families.find(([shown]) => !shown.includes(letter))?.[0];
	switch (chooser) {
		case 'random': {
			return families.find(([, family]) => family.includes(secret ?? ''))?.[0];
		}

		case 'evil': {
			return largest[0]?.[0];
		}

		case 'cunning': {
			return left === 1 ? miss : undefined;
		}

		case 'perfect': {
			if (left === 1 && miss !== undefined) return miss;
			if (families.reduce((sum, [, family]) => sum + family.length, 0) > fewEnough) return undefined;
			const worst = Math.max(...largest.map(family => costOf([...family], letter)));
			return largest.find(family => costOf([...family], letter) === worst)?.[0];
		}
	}
}

/** What the referee knows of a game, as strings. */
type Table = {words: string[]; guessed: string; wrong: string; readonly budget: number};

/** Compares a game with what the referee has. */
function compare(game: HangmanGame, table: Table, secret: string | undefined): void {
	const {words, guessed, wrong, budget} = table;
	const [first = ''] = words;
	const shown = mask(first, guessed);
	const over = shown.includes('-') ? (wrong.length >= budget ? 'lost' : 'playing') : 'won';
	demandSame(
		{
			pattern: game.pattern,
			pool: Array.from(game.pool, word => wordAt(game.words, word)),
			wrong: wrongLetters(game).join(''),
			left: remainingGuesses(game),
			status: status(game),
			secret: currentSecret(game),
		},
		{pattern: shown, pool: words, wrong, left: budget - wrong.length, status: over, secret: secret ?? first},
		() => `After ${guessed}`,
	);
}

/** A game of Hangman between any chooser and any letters, which a referee follows on plain strings. */
export const hangman: Kind = {
	try(dice) {
		const chooserName = dice.pick(dice.oneIn(3) ? chooserNames : (['evil', 'random'] as const));
		const isQuick = chooserName === 'evil' || chooserName === 'random';
		const guesserName = dice.oneIn(2)
			? undefined
			: dice.pick(dice.oneIn(6) ? guesserNames : (['naive', 'pattern', 'paga'] satisfies GuesserName[]));
		const isSlow = guesserName === 'expert' || guesserName === 'perfect';
		const {texts, alphabet} = someWords(dice, isQuick && !isSlow ? 200 : dice.oneIn(4) ? 40 : fewEnough);
		const words = packWords(texts, alphabet);
		const order = (a: string, b: string) =>
			Array.from(
				a,
				(letter, at) => alphabet.letters.indexOf(letter) - alphabet.letters.indexOf(b[at] ?? ''),
			).find(difference => difference !== 0) ?? 0;
		const all = [...new Set(texts)].sort(order);
		const budget = dice.between(1, 12);
		const chooser = choosers[chooserName];
		let game = newGame({words, chooser, budget, random: seedRandom(dice.text('abc', 5))});
		const table: Table = {words: all, guessed: '', wrong: '', budget};
		const secret = chooserName === 'random' ? currentSecret(game) : undefined;
		demand(
			secret === undefined || all.includes(secret),
			() => `The secret ${secret ?? ''} is none of the words`,
		);
		const choose = chooser.begin(words);
		const parsed = parseDictionary(all.join('\n'), alphabet);
		if (!parsed.ok) throw new Error(parsed.reason);
		const counts = countDictionary(parsed.dictionary);
		const rank = guesserName === undefined ? undefined : guessers[guesserName].begin(words);

		while (status(game) === 'playing') {
			compare(game, table, secret);
			const {guessed} = table;
			const shown = mask(table.words[0] ?? '', guessed);
			const asked = rank === undefined ? undefined : askedLetter(rank(positionOf(game, counts)));
			if (guesserName === 'naive' || guesserName === 'pattern' || guesserName === 'paga') {
				const wanted = stringPlayers[guesserName](all, shown, guessed);
				// In other alphabets ties go by another order than that of strings.
				if (alphabet === languages.en)
					demandSame(asked ?? '?', wanted, () => `${guesserName} at ${shown} after ${guessed}`);
			}

			const letter = asked ?? dice.pick(alphabet.letters);
			const found = guess(game, letter, choose);
			if (guessed.includes(letter)) {
				demandSame(found, {ok: false, reason: 'already-guessed'}, () => `${letter} for the second time`);
				continue;
			}

			demand(found.ok, () => `${letter} is refused`);
			const families = familiesOf(table.words, guessed + letter);
			demandSame(
				found.turn.families.map(({pool}) => Array.from(pool, word => wordAt(words, word))),
				families.map(([, family]) => family),
				() => `The families of ${letter} after ${guessed}`,
			);
			const kept = families.find(([pattern]) => pattern === found.game.pattern);
			demand(kept !== undefined, () => `${found.game.pattern} is none of the families of ${letter}`);
			const left = budget - table.wrong.length;
			const ruled = ruledAnswer(chooserName, families, {letter, left, secret});
			demandSame(kept[0], ruled ?? kept[0], () => `What ${chooserName} keeps for ${letter} after ${guessed}`);
			table.words = kept[1];
			table.guessed += letter;
			if (!kept[0].includes(letter)) table.wrong += letter;
			game = found.game;
		}

		compare(game, table, secret);
		demandSame(askChooser(game, 'a').ok, false, () => 'A letter after the end');
		for (const letter of ['A', '', 'ab', '-', '\u0000', '1'])
			demandSame(askChooser(game, letter), {ok: false, reason: 'no-letter'}, () => JSON.stringify(letter));
	},
};
