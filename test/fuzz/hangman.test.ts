import {askChooser, guess} from '../engine/guess.js';
import {readFileSync} from 'node:fs';
import {expect} from 'vitest';
import {bundledFile} from '../../source/dictionaries/bundled.js';
import {
	askedLetter,
	choosers,
	drawSecret,
	currentSecret,
	guessers,
	languages,
	newGame,
	packWords,
	parseDictionary,
	positionOf,
	remainingGuesses,
	status,
	wordAt,
	wrongGuesses,
	type Alphabet,
	type ChooserName,
	type HangmanGame,
	type Language,
} from '../../source/engine/index.js';
import {chooserNames, guesserNames} from '../../source/engine/index.js';
import {minimax} from '../engine/hangman/solver/minimax.js';
import {stringPlayers} from '../engine/hangman/string-players.js';
import {fuzz, type Dice} from './fuzz.js';
import {mask} from '../mask.js';

const languageCodes = Object.keys(languages) as readonly Language[];

/** The words of a bundled list. */
function bundledWords(language: Language): readonly string[] {
	const {letters} = languages[language];
	return readFileSync(bundledFile(language, language === 'en' ? 'small' : 'common'), 'utf8')
		.split('\n')
		.filter(word => word !== '' && Array.from(word).every(letter => letters.includes(letter)));
}

const lists = new Map(languageCodes.map(language => [language, bundledWords(language)]));

/** Words of one length: made up of few letters, or picked from a real list. */
function someWords(dice: Dice, most: number): {readonly texts: string[]; readonly alphabet: Alphabet} {
	const language = dice.pick(languageCodes);
	const alphabet = languages[language];
	const count = dice.between(1, most);
	if (dice.oneIn(2)) {
		const letters = dice.some(alphabet.letters, dice.between(2, 6)).join('');
		const length = dice.oneIn(10) ? dice.between(7, 50) : dice.between(1, 6);
		return {alphabet, texts: dice.list(count, () => dice.text(letters, length))};
	}

	const all = lists.get(language) ?? [];
	const {length} = dice.pick(all);
	const fitting = all.filter(word => word.length === length);
	return {alphabet, texts: dice.list(count, () => dice.pick(fitting))};
}

/** The words by what they would show, in the ASCII order of that. */
function familiesOf(words: readonly string[], guessed: string): [shown: string, family: string[]][] {
	const shown = words.map(word => mask(word, guessed));
	return [...new Set(shown)].sort().map(each => [each, words.filter((_, at) => shown[at] === each)]);
}

type Families = ReturnType<typeof familiesOf>;

/** Few enough words for the value of each to be found by the rules alone. */
const fewEnough = 9;

/** The pattern that the rules have a chooser keep; `undefined` where they leave it the choice, or it is too much to work out. */
function ruledAnswer(
	chooser: ChooserName,
	families: Families,
	{letter, left, secret}: {letter: string; left: number; secret: string | undefined},
): string | undefined {
	const largest = families.toSorted(([, a], [, b]) => b.length - a.length);
	const miss = families.find(([shown]) => !shown.includes(letter))?.[0];
	const costOf = ([shown, family]: Families[number]) => minimax(family) + (shown.includes(letter) ? 0 : 1);
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
			if (families.flatMap(([, family]) => family).length > fewEnough) return undefined;
			const worst = Math.max(...largest.map(costOf));
			return largest.find(family => costOf(family) === worst)?.[0];
		}
	}
}

/** What the referee knows of a game, as strings. */
type Table = {words: string[]; guessed: string; wrong: string; readonly budget: number};

function compare(game: HangmanGame, {words, guessed, wrong, budget}: Table, secret: string | undefined) {
	const [first = ''] = words;
	const pattern = mask(first, guessed);
	expect({
		pattern: game.pattern,
		pool: Array.from(game.pool, word => wordAt(game.words, word)),
		wrong: wrongGuesses(game).join(''),
		left: remainingGuesses(game),
		status: status(game),
		secret: currentSecret(game),
	}).toEqual({
		pattern,
		pool: words,
		wrong,
		left: budget - wrong.length,
		status: pattern.includes('-') ? (wrong.length >= budget ? 'lost' : 'playing') : 'won',
		secret: secret ?? first,
	});
}

fuzz('a referee follows games of Hangman on plain strings', 100, dice => {
	const chooserName = dice.pick(dice.oneIn(3) ? chooserNames : (['evil', 'random'] as const));
	const guesserName = dice.pick([
		undefined,
		...(dice.oneIn(6) ? guesserNames : (['naive', 'pattern', 'paga'] as const)),
	]);
	const isSlow = [chooserName, guesserName].some(name => /cunning|expert|perfect/.test(name ?? ''));
	const {texts, alphabet} = someWords(dice, isSlow ? (dice.oneIn(4) ? 40 : fewEnough) : 200);
	const words = packWords(texts, alphabet);
	const keyOf = (word: string) =>
		String.fromCharCode(...Array.from(word, letter => alphabet.letters.indexOf(letter)));
	const all = [...new Set(texts)].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
	const budget = dice.between(1, 12);
	const chooser = choosers[chooserName];
	const begun = newGame({words, budget, secret: drawSecret(chooserName, words, dice.text('abc', 5))});
	let game = begun;
	const table: Table = {words: all, guessed: '', wrong: '', budget};
	const secret = chooserName === 'random' ? currentSecret(game) : undefined;
	if (secret !== undefined) expect(all).toContain(secret);
	const choose = chooser.begin(words);
	const parsed = parseDictionary(all.join('\n'), alphabet);
	if (!parsed.ok) throw new Error(parsed.reason);
	const rank = guesserName && guessers[guesserName]({words, list: parsed.dictionary});

	while (status(game) === 'playing') {
		compare(game, table, secret);
		const {guessed} = table;
		const asked = rank && askedLetter(rank(positionOf(game)));
		// In other alphabets ties go by another order than that of strings.
		if (
			alphabet === languages.en &&
			(guesserName === 'naive' || guesserName === 'pattern' || guesserName === 'paga')
		)
			expect(asked ?? '?').toBe(stringPlayers[guesserName](all, game.pattern, guessed));
		// Made small, a game must still end: letters already guessed are the exception.
		const unguessed = alphabet.letters.filter(each => !guessed.includes(each));
		const letter = asked ?? dice.pick(dice.oneIn(5) ? alphabet.letters : unguessed);
		const found = guess(game, letter, choose);
		if (guessed.includes(letter)) {
			expect(found).toEqual({ok: false, reason: 'already-guessed'});
			continue;
		}

		if (!found.ok) throw new Error(found.reason);
		const families = familiesOf(table.words, guessed + letter);
		expect(found.turn.families.map(({pool}) => Array.from(pool, word => wordAt(words, word)))).toEqual(
			families.map(([, family]) => family),
		);
		const left = budget - table.wrong.length;
		const [shown, family] = families.find(([pattern]) => pattern === found.game.pattern) ?? ['', []];
		expect(shown).toBe(ruledAnswer(chooserName, families, {letter, left, secret}) ?? found.game.pattern);
		table.words = family;
		table.guessed += letter;
		if (!shown.includes(letter)) table.wrong += letter;
		game = found.game;
	}

	compare(game, table, secret);
	expect(askChooser(game, 'a')).toEqual({ok: false, reason: 'game-over'});
	// What has as many letters as the word is a whole word.
	const others = ['A', '', 'ab', '-', '\u0000', '1'].filter(text => text.length !== game.words.length);
	for (const letter of others) expect(askChooser(begun, letter)).toEqual({ok: false, reason: 'no-letter'});
});
