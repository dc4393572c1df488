import {stepIn} from '../../../source/screens/common.js';
import {describe, expect, test, vi} from 'vitest';
import {loadDictionary, type Source} from '../../../source/dictionaries/index.js';
import {settleForm, shownRows, stateOf, type Chosen, type Form} from '../../../source/screens/forms/form.js';
import {ghostForm} from '../../../source/screens/ghost-setup/index.js';
import {hangmanForm} from '../../../source/screens/hangman-setup/index.js';
import {rowsIn} from '../../../source/screens/settings/index.js';
import {tournamentForm} from '../../../source/screens/tournament-setup/index.js';
import {dictionaryAt} from '../../../source/screens/forms/fields.js';
import {
	hangmanClash,
	likeHangman,
	missingIn,
	settleHangman,
	type GivenHangman,
	type HangmanChoices,
} from '../../../source/settings/hangman.js';
import type {GhostSettings} from '../../../source/settings/ghost.js';
import {withDefaults} from '../../../source/settings/setting.js';
import {
	startTournament,
	tournamentTable,
	type TournamentSettings,
} from '../../../source/settings/tournament.js';
import {clashText} from '../../../source/text/refusals.js';
import {dictionaryOf} from '../../line-mode/transcript.js';

const loaded = await loadDictionary('example');
if (!loaded.ok) throw new Error(loaded.fault.kind);
const {dictionary: example} = loaded;
const several = dictionaryOf('ox', 'yes', 'word', 'queen', 'oddity');

/** A form while something is chosen in it, and what its rows say. */
function open<Values extends Source>(
	form: Form<Values, unknown>,
	chosen: Chosen<Values>,
	read: typeof example | undefined = example,
) {
	const rows = shownRows(form, stateOf(form, chosen, read));
	const lines = rows.map(
		({label, value, note, placeholder}) =>
			`${label}: ${value}${note === '' ? '' : ` – ${note}`}${placeholder === undefined ? '' : ` [${placeholder}]`}`,
	);
	return {rows, lines};
}

const moreOfHangman = [
	'Race against: nobody – you play alone',
	'Bots know: the dictionary',
	'Families: hidden – the words each answer keeps (Tab)',
	'Figure: eye – opens as your guesses go',
	'Language: English',
	'Seed:  [fresh; type one to repeat a game]',
];

describe('the form of Hangman says', () => {
	const dictionary = 'example';

	test('what most games need, and what else there is', () => {
		expect(open(hangmanForm, {dictionary}).lines).toEqual([
			'Difficulty: easy – it cheats; 13 wrong guesses',
			'Word length: 4 – 9 words of 4 letters',
			'Dictionary: example – 9 words · to see how it works',
			'More…:  – chooser, wrong guesses, guesser',
		]);
	});

	test('all of it once it is opened', () => {
		expect(open(hangmanForm, {dictionary, isOpen: true}).lines.slice(3)).toEqual([
			'Chooser: evil – cheats by keeping as many words as it can',
			'Wrong guesses: 13 – ●●●●●●●●●●●●●',
			'Guesser: you – you guess',
			...moreOfHangman,
			'Fewer…: ',
		]);
	});

	test('what is unusual, whether it is opened or not', () => {
		const chosen = {
			dictionary: 'example',
			chooser: 'random',
			secret: 'flew',
			forAFriend: true,
			from: 'Ann',
			budget: 21,
			race: 'best',
			knows: 'common',
			verbose: true,
			figure: 'none',
			language: 'de',
			seed: 'abc',
		} as const;
		expect(open(hangmanForm, chosen).lines).toEqual([
			'Difficulty: custom – random; 21 wrong guesses',
			'Word length: 4 – as long as the secret word',
			'Dictionary: example – 9 words · common words',
			'Chooser: random – plays fair: one word from the start',
			'Wrong guesses: 21 – the 21st wrong letter loses',
			'Secret word: flew – hidden while you type [the fiend draws one; type your own]',
			'Who guesses: a friend elsewhere – you get a line to send',
			'From: Ann [your name in the line]',
			'Guesser: you – you guess',
			'Race against: best – your own best game',
			'Bots know: common – as do hints; the word may not be on it',
			'Families: shown – the words each answer keeps (Tab)',
			'Figure: none – letters only',
			'Language: Deutsch – German',
			'Seed: abc [fresh; type one to repeat a game]',
		]);
	});

	test('bots know no list of another language than the game’s', () => {
		expect(open(hangmanForm, {knows: 'small'}).lines).toContainEqual(
			expect.stringMatching(/^Bots know: small/),
		);
		expect(stateOf(hangmanForm, {knows: 'small', language: 'de'}, example).values.knows).toBeUndefined();
	});

	test('a program that the command line names, and the path of a list of one’s own', () => {
		const chosen = {dictionary: 'mine.txt', path: 'mine.txt', guesser: 'run:mine'} as const;
		expect(open(hangmanForm, chosen).lines).toEqual([
			'Difficulty: easy – it cheats; 13 wrong guesses',
			'Word length: 4 – 9 words of 4 letters',
			'Dictionary: file – 9 words',
			'File: mine.txt [type the path of a file, one word a line]',
			'Guesser: program – your own',
			'More…:  – chooser, wrong guesses, bots know',
		]);
	});

	test('no numbers of a dictionary that is still being read', () => {
		const said = shownRows(hangmanForm, stateOf(hangmanForm, {}, undefined)).map(({value, note}) => [
			value,
			note,
		]);
		expect(said.slice(0, 3)).toEqual([
			['easy', ''],
			['…', ''],
			['common', 'a fair, rich game'],
		]);
	});
});

describe('the form of Ghost says', () => {
	test('what most games need, and all of it once it is opened', () => {
		const common = [
			'Opponent: careless – plays one letter in four blindly',
			'Variant: ghost – letters go to the end',
			'Who begins: you – you play the first letter',
			'Dictionary: example – 9 words · to see how it works',
		];
		expect(open(ghostForm, {dictionary: 'example'}).lines).toEqual([
			...common,
			'More…:  – players, shortest word, rules',
		]);
		expect(open(ghostForm, {dictionary: 'example', isOpen: true}).lines).toEqual([
			'Players: 2 – up to six',
			...common,
			'Shortest word: 4 – letters; shorter words don’t count',
			'Rules: instant – leave a dead fragment and you lose',
			'Rounds: one – a single round',
			'Who plays: you – you play',
			'Language: English',
			'Seed:  [fresh; type one to repeat a game]',
			'Fewer…: ',
		]);
	});

	test('who plays, in a match of three', () => {
		const chosen = {
			dictionary: 'example',
			opponent: ['careless', 'human'],
			names: ['Ann', 'Ben'],
			first: 'computer',
			isMatch: true,
			minLength: 1,
			variant: 'spook',
			rule: 'challenge',
		} as const;
		expect(open(ghostForm, chosen).lines).toEqual([
			'Players: 3 – turns go round',
			'Opponent 1: careless – plays one letter in four blindly',
			'Opponent 2: human – people at one keyboard',
			'Names: Ann,Ben [Ann,Ben – in the order of the turns]',
			'Variant: spook – the order of letters is free',
			'Who begins: computer – the opponent plays the first letter',
			'Dictionary: example – 9 words · to see how it works',
			'Shortest word: 1 – every word counts',
			'Rules: challenge – bluff, until you are challenged',
			'Rounds: G-H-O-S-T – a letter for each lost round',
			'More…:  – who plays, language, seed',
		]);
	});

	test('neither who begins nor a seed among people, and friends elsewhere in one row', () => {
		const chosen = {dictionary: 'example', opponent: ['elsewhere', 'elsewhere'], isOpen: true} as const;
		const labels = open(ghostForm, chosen).lines.map(line => line.replace(/ – .*/, ''));
		expect(labels).toEqual([
			...['Players: 3', 'Opponent: elsewhere', 'Names:  [Ann,Ben', 'Variant: ghost'],
			...['Dictionary: example', 'Shortest word: 4', 'Rules: instant', 'Rounds: one'],
			...['Language: English', 'Fewer…: '],
		]);
	});

	test('names that a game with fewer people needs no more, and begins without them', () => {
		const chosen = {dictionary: 'example', opponent: ['careless'], names: ['Ann', 'Ben']} as const;
		expect(settleForm(ghostForm, chosen, example, '4f2a')).toMatchObject({
			ok: true,
			settings: {names: ['Ann']},
		});
	});

	test('who begins, which is not you where another plays for you', () => {
		const chosen = {player: 'perfect', opponent: ['stubborn']} as const;
		expect(open(ghostForm, chosen).lines).toContain('Who begins: player – the player plays the first letter');
		expect(open(ghostForm, {...chosen, first: 'computer'}).lines).toContain(
			'Who begins: opponent – the opponent plays the first letter',
		);
	});

	test('that you watch where another plays for you', () => {
		expect(open(ghostForm, {player: 'perfect', opponent: ['human']}).lines).toContain(
			'Who plays: perfect – looks ahead to the end',
		);
	});
});

test('the form of a tournament has a row for each player', () => {
	const chosen = {dictionary: 'example', isOpen: true, guessers: ['paga'], games: 'all'} as const;
	expect(stateOf(tournamentForm, {}, example).values.guessers).not.toContain('stranger');
	expect(open(tournamentForm, {games: 100}).lines).toContain(
		'Games: 100 – secrets of each length, for random',
	);
	expect(open(tournamentForm, chosen, several).lines).toEqual([
		'Dictionary: example – 5 words · to see how it works',
		'Shortest words: 2 – letters',
		'Longest words: 6 – letters',
		'Games: all – each word is the secret once, for random',
		'Guesser naive: out – counts letters in all words',
		'Guesser pattern: out – counts letters where the pattern agrees',
		'Guesser paga: in – counts letters in the words still possible',
		'Guesser expert: out – plays for the fewest misses on average',
		'Guesser perfect: out – plays for the fewest misses at worst',
		'Guesser stranger: out – guesses words that are on no list, too',
		'Chooser random: in – plays fair: one word from the start',
		'Chooser evil: in – cheats by keeping as many words as it can',
		'Chooser cunning: in – cheats by keeping what costs two bots most',
		'Chooser perfect: in – cheats, and looks ahead to the end',
		'Language: English',
		'Seed:  [fresh; type one to repeat it]',
		'Fewer…: ',
	]);
});

/** The choices of every row of a form, gone through with the arrow keys until they begin again. */
function choicesOf<Values extends Source>(
	form: Form<Values, unknown>,
	chosen: Chosen<Values>,
): Readonly<Record<string, string>> {
	const at = (now: Chosen<Values>, name: string) =>
		shownRows(form, stateOf(form, now, several), name).find(row => row.name === name);
	const gone = open(form, chosen, several)
		.rows.filter(({kind}) => kind === 'choice')
		.map(({name, label}) => {
			const seen: string[] = [];
			let now = chosen;
			for (let row = at(now, name); row && !seen.includes(row.value); row = at(now, name)) {
				seen.push(row.value);
				const next: Chosen<Values> = {...now, ...row.choices?.at(1)};
				const back: Chosen<Values> = {...next, ...at(next, name)?.choices?.at(-1)};
				if (row.value !== 'custom') expect(at(back, name)?.value).toBe(row.value);
				now = next;
			}

			// Nothing leads back to what was set by hand.
			expect(at(now, name)?.value).toBe(seen.find(value => value !== 'custom'));
			return [label, seen.join(' ')];
		});
	return Object.fromEntries(gone) as Readonly<Record<string, string>>;
}

const all = {dictionary: 'example', isOpen: true} as const;

const from = (first: string, ...others: readonly string[]) => [first, ...others].join(' ');
const lists = 'small common huge animals body feelings food music nature people plants things vehicles';
const words = {
	Language: 'English Deutsch español français Nederlands polski português русский',
	Dictionary: from('example file', lists),
};
const bots = 'naive pattern paga expert perfect stranger';
const numbers = (...counts: readonly number[]) => counts.join(' ');

test('the arrow keys go through the choices of every row of Hangman, around and back', () => {
	const common = {
		...words,
		Guesser: from('you', bots),
		'Race against': from('nobody', bots, 'best'),
		'Bots know': from('the dictionary', lists, 'example'),
		Families: 'hidden shown',
		Figure: 'eye gallows none',
	};
	expect(choicesOf(hangmanForm, {...all, length: 3, budget: 1})).toEqual({
		...common,
		Difficulty: 'custom easy fair hard fiendish',
		'Word length': '3 4 5 6 2',
		Chooser: 'evil cunning perfect random',
		'Wrong guesses': numbers(...Array.from({length: 26}, (_, at) => at + 1)),
	});
	expect(choicesOf(hangmanForm, {...all, chooser: 'random', secret: 'word', budget: 1})).toMatchObject({
		...common,
		'Word length': '4',
		Chooser: 'random evil cunning perfect',
		'Who guesses': 'someone here a friend elsewhere',
	});
});

test('and of Ghost', () => {
	const book = {
		...words,
		Variant: 'ghost superghost superduperghost xghost spook',
		'Shortest word': numbers(4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3),
	};
	const common = {...book, 'Who begins': 'you computer', Rules: 'instant challenge', Rounds: 'one G-H-O-S-T'};
	expect(choicesOf(ghostForm, all)).toEqual({
		...common,
		'Who plays': 'you perfect stubborn careless random',
		Players: '2 3 4 5 6',
		Opponent: 'careless random human elsewhere perfect stubborn',
	});
	const watched = {player: 'perfect', opponent: ['careless', 'human', 'perfect']} as const;
	const several = {opponent: ['careless', 'human']} as const;
	expect(choicesOf(ghostForm, {...all, ...several})).toMatchObject({
		'Opponent 1': 'careless random human elsewhere perfect stubborn',
		'Opponent 2': 'human perfect stubborn careless random',
	});
	expect(choicesOf(ghostForm, {...all, ...watched})).toEqual({
		...common,
		'Who begins': 'player opponent',
		'Who plays': 'perfect stubborn careless random you',
		Players: '4 5 6 2 3',
		'Opponent 1': 'careless random human perfect stubborn',
		'Opponent 2': 'human perfect stubborn careless random',
		'Opponent 3': 'perfect stubborn careless random human',
	});
});

test('and of a tournament and of how it looks', () => {
	const lengths = [{from: 2, to: 6}];
	expect(choicesOf(tournamentForm, {...all, guessers: ['paga'], choosers: ['evil'], lengths})).toEqual({
		...words,
		'Shortest words': '2 3 4 5 6',
		'Longest words': '6 2 3 4 5',
		Games: 'all 100 1000',
		...Object.fromEntries(bots.split(' ').map(bot => [`Guesser ${bot}`, 'out in'])),
		'Guesser paga': 'in out',
		'Chooser random': 'out in',
		'Chooser evil': 'in out',
		'Chooser cunning': 'out in',
		'Chooser perfect': 'out in',
	});
});

test('how it looks is gone through, and says where the environment forbids motion', () => {
	const [theme, motion] = rowsIn({});
	expect([theme?.value, theme?.choices?.at(1), theme?.choices?.at(-1)]).toEqual([
		'auto',
		{theme: 'light'},
		{theme: 'mono'},
	]);
	expect([motion?.value, motion?.note, motion?.choices?.at(1)]).toEqual([
		'on',
		'eyes and ghosts move',
		{motion: 'off'},
	]);
	vi.stubEnv('NO_MOTION', '1');
	expect(rowsIn({})[1]).toMatchObject({value: 'off', note: 'nothing moves: your environment says so'});
	vi.unstubAllEnvs();
});

test('More… opens the form and closes it again, and hides no row that has the focus', () => {
	const more = (isOpen: boolean) => open(hangmanForm, {isOpen}).rows.at(-1);
	expect([more(false)?.name, more(false)?.choices?.at(1)]).toEqual(['more', {isOpen: true}]);
	expect([more(true)?.name, more(true)?.choices?.at(1)]).toEqual(['more', {isOpen: false}]);
	const namesWith = (focused: string) =>
		shownRows(tournamentForm, stateOf(tournamentForm, {}, example), focused).map(({name}) => name);
	expect(namesWith('seed')).toEqual(['dictionary', 'from', 'to', 'games', 'seed', 'more']);
	// With one of them come those of the same setting.
	expect(namesWith('Chooser evil').filter(name => name.startsWith('Chooser'))).toHaveLength(4);
	expect(namesWith('games')).toEqual(['dictionary', 'from', 'to', 'games', 'more']);
});

test('a single row is not hidden behind another', () => {
	const chosen = {
		language: 'de',
		minLength: 5,
		rule: 'challenge',
		isMatch: true,
		opponent: ['human'],
	} as const;
	const hidden = open(ghostForm, {...chosen, player: 'perfect', seed: 'a'}).rows.map(({name}) => name);
	expect(hidden).not.toContain('more');
	expect(hidden).toContain('players');
});

test('the shortest and the longest words of a tournament push each other', () => {
	const lengthsAfter = (row: number, by: number, from: number, to: number) =>
		open(tournamentForm, {lengths: [{from, to}]}, several).rows[row]?.choices?.at(by)?.lengths;
	expect(lengthsAfter(1, 1, 3, 4)).toEqual([{from: 4, to: 4}]);
	expect(lengthsAfter(1, 1, 4, 4)).toEqual([{from: 5, to: 5}]);
	expect(lengthsAfter(2, -1, 4, 4)).toEqual([{from: 3, to: 3}]);
});

test('friends elsewhere are offered in one row, and who goes past them loses no other opponent', () => {
	const opponentsIn = (chosen: Chosen<GhostSettings>) =>
		open(ghostForm, chosen).rows.filter(({name}) => name.startsWith('opponent'));
	const valuesIn = (chosen: Chosen<GhostSettings>) => opponentsIn(chosen).map(({value}) => value);
	const before: Chosen<GhostSettings> = {opponent: ['human', 'careless', 'human']};
	const elsewhere = {...before, ...opponentsIn(before)[0]?.choices?.at(1)};
	expect(valuesIn(elsewhere)).toEqual(['elsewhere']);
	expect(settleForm(ghostForm, elsewhere, several, 'fresh')).toMatchObject({
		settings: {opponent: ['elsewhere', 'elsewhere', 'elsewhere']},
	});
	expect(valuesIn({...elsewhere, ...opponentsIn(elsewhere)[0]?.choices?.at(1)})).toEqual([
		'perfect',
		'careless',
		'human',
	]);
	expect(valuesIn({...before, ...opponentsIn(before)[2]?.choices?.at(1)})).toEqual([
		'human',
		'careless',
		'perfect',
	]);
	const friends: Chosen<GhostSettings> = {opponent: ['elsewhere', 'elsewhere']};
	expect(valuesIn({...friends, ...opponentsIn(friends)[0]?.choices?.at(-1)})).toEqual(['human', 'human']);
});

/** What is typed into the row of a label. */
function typed<Values extends Source>(
	form: Form<Values, unknown>,
	chosen: Chosen<Values>,
	label: string,
	text: string,
) {
	return open(form, chosen)
		.rows.filter(row => row.label === label)
		.at(-1)
		?.type?.(text);
}

test('what is typed is chosen, without what would act on a terminal', () => {
	const escape = '\u001B[2J';
	const secret = {chooser: 'random', secret: 'word', forAFriend: true, isOpen: true} as const;
	expect(typed(hangmanForm, secret, 'Secret word', 'flew')).toEqual({secret: 'flew'});
	expect(typed(hangmanForm, secret, 'From', `A${escape}nn`)).toEqual({from: 'A[2Jnn'});
	expect(typed(ghostForm, {opponent: ['human']}, 'Names', 'Ann,Be\u0000n')).toEqual({names: ['Ann', 'Ben']});
	expect(typed(ghostForm, {isOpen: true}, 'Seed', `se${escape}ed`)).toEqual({seed: 'se[2Jed'});
	expect(typed(hangmanForm, {dictionary: 'a.txt'}, 'File', ' common ')).toEqual({
		path: ' common ',
		dictionary: './common',
	});
});

test('each player of a tournament goes in and out alone', () => {
	const chosen = {guessers: ['naive', 'paga'], isOpen: true} as const;
	const change = (bot: string) =>
		open(tournamentForm, chosen)
			.rows.find(({name}) => name === `Guesser ${bot}`)
			?.choices?.at(1);
	expect(change('paga')).toEqual({guessers: ['naive']});
	expect(change('expert')).toEqual({guessers: ['naive', 'paga', 'expert']});
});

test('a language without the list that was chosen has its usual one', () => {
	const language = (dictionary: Source['dictionary']) =>
		open(hangmanForm, {dictionary, isOpen: true})
			.rows.find(({name}) => name === 'language')
			?.choices?.at(1);
	expect(language('huge')).toEqual({language: 'de', dictionary: 'common'});
	expect(language('mine.txt')).toEqual({language: 'de'});
});

test('what has no row now has no say in the game that begins', () => {
	const chosen = {guesser: 'paga', race: 'best', secret: 'word', dictionary: 'example'} as const;
	expect(settleForm(hangmanForm, chosen, several, 'fresh')).toMatchObject({
		ok: true,
		settings: {guesser: 'paga', race: 'nobody', secret: undefined, chooser: 'evil'},
	});
	const people = {opponent: ['human'], first: 'computer', seed: 'a', minLength: 1} as const;
	expect(settleForm(ghostForm, people, several, 'fresh')).toMatchObject({
		ok: true,
		settings: {first: 'you', seed: 'fresh'},
	});
});

test('what makes a game of one’s own is a row that shows, by what the difficulty says of this length', () => {
	const names = (chosen: Chosen<HangmanChoices>) =>
		open(hangmanForm, {dictionary: 'example', ...chosen}).rows.map(({name}) => name);
	const few = ['difficulty', 'length', 'dictionary'];
	expect(names({length: 4, budget: 12})).toEqual([...few, 'budget', 'more']);
	expect(names({length: 4, budget: 13})).toEqual([...few, 'more']);
	expect(names({chooser: 'cunning'})).toEqual([...few, 'chooser', 'more']);
	expect(names({difficulty: 'fiendish', chooser: 'perfect'})).toEqual([...few, 'more']);
	for (const form of [hangmanForm, ghostForm, tournamentForm])
		expect(open(form as unknown as Form<Source>, {dictionary: 'example'}).rows.length).toBeLessThanOrEqual(6);
});

test('a form says what is wrong with what is typed in a row', () => {
	const secret = {dictionary: 'example', chooser: 'random', secret: 'no!'} as const;
	expect(settleForm(hangmanForm, secret, several, 'fresh')).toEqual({
		ok: false,
		sentence: 'Secret word: give a word of up to 50 letters from a to z.',
	});
	const fault = (names: readonly string[]) => {
		const settled = settleForm(ghostForm, {opponent: ['human'], names}, several, 'fresh');
		return settled.ok ? undefined : settled.sentence;
	};
	expect(fault(['Ann', ''])).toBeUndefined();
	expect(fault(['Ann', 'ann'])).toBe('Names: give names that differ.');
});

test('a typed path never names a list that comes with the game', () => {
	expect([' common ', ' ./common', 'my words'].map(dictionaryAt)).toEqual([
		'./common',
		'./common',
		'my words',
	]);
});

test('Home and End go to the ends of a list, the arrows around them', () => {
	const items = ['a', 'b', 'c'];
	const moves = [-Infinity, Infinity, 1, -1].map(by => stepIn(items, 'b', by));
	expect(moves).toEqual(['a', 'c', 'c', 'a']);
	expect([stepIn(items, 'c', 1), stepIn(items, 'a', -1)]).toEqual(['a', 'c']);
	expect([stepIn([], 'a', -Infinity), stepIn([], 'a', Infinity), stepIn([], 'a', 1)]).toEqual([
		'a',
		'a',
		'a',
	]);
});

describe('a tournament begins', () => {
	const chosen = {lengths: [{from: 3, to: 5}], games: 100};
	const settle = (changed: Chosen<TournamentSettings>) =>
		settleForm(tournamentForm, {...chosen, ...changed}, several, 'fresh');

	test('with each player once, on the lengths that have words', () => {
		const settled = settle({guessers: ['paga', 'expert'], choosers: ['evil'], seed: ' '});
		expect(settled.ok && startTournament(several, settled.settings)).toEqual({
			guessers: ['paga', 'expert'],
			choosers: ['evil'],
			lengths: [3, 4, 5],
			games: 100,
			seed: 'fresh',
		});
		const lengthsOf = (lengths: TournamentSettings['lengths']) =>
			startTournament(several, {...withDefaults(tournamentTable, {}), lengths}).lengths;
		expect(lengthsOf('all')).toEqual([2, 3, 4, 5, 6]);
		expect(
			lengthsOf([
				{from: 1, to: 3},
				{from: 6, to: 30},
			]),
		).toEqual([2, 3, 6]);
		expect(lengthsOf([{from: 7, to: 9}])).toEqual([]);
	});

	test('not without players', () => {
		const sentences = [settle({guessers: []}), settle({choosers: []})].map(
			settled => !settled.ok && settled.sentence,
		);
		expect(sentences).toEqual(['No one guesses; let one guesser in.', 'No one chooses; let one chooser in.']);
	});
});

describe('a game of Hangman', () => {
	const refusal = (given: GivenHangman) => {
		const clash = hangmanClash(given);
		return clash && clashText(clash);
	};

	test('is refused, in a sentence, where its settings don’t go together', () => {
		expect(refusal({secret: 'flew', chooser: 'evil'})).toBe(
			'A secret goes only with --chooser random, not with evil.',
		);
		expect(refusal({secret: 'flew', length: 5})).toBe(
			'The secret has 4 letters, but --length says 5; leave --length out.',
		);
		expect(refusal({forAFriend: true})).toBe('A line for a friend needs a word: give --secret WORD.');
		expect(refusal({from: 'Ann'})).toBe('--from goes with --for-a-friend; leave it out, or give both.');
		expect(refusal({race: 'paga', guesser: 'expert'})).toBe(
			'In a race you guess yourself; leave out --guesser or --race.',
		);
		for (const given of [
			{secret: 'flew', length: 4, chooser: 'random', forAFriend: true, from: 'Ann'},
			{race: 'paga'},
			{guesser: 'expert'},
		] as const)
			expect(refusal(given)).toBeUndefined();
	});

	test('asks for the length and the guesses that nothing gives', () => {
		expect(missingIn({})).toEqual({length: true, budget: true});
		expect(missingIn({length: 4, budget: 8})).toEqual({length: false, budget: false});
		expect(missingIn({secret: 'flew', difficulty: 'hard'})).toEqual({length: false, budget: false});
	});

	test('of a form takes its word without blanks around it, and is refused where it can’t be played', () => {
		const settle = (chosen: Chosen<HangmanChoices>) => {
			const settled = settleForm(hangmanForm, {dictionary: 'example', ...chosen}, several, 'fresh');
			return settled.ok ? settled.settings : settled.sentence;
		};
		expect(settle({chooser: 'random', secret: ' Flew '})).toMatchObject({secret: 'flew', length: 4});
		expect(settle({chooser: 'random', secret: ' '})).toMatchObject({secret: undefined, seed: 'fresh'});
		expect(settle({length: 9})).toMatchObject({length: 6});
		expect(settle({chooser: 'random', secret: 'no!'})).toBe(
			'Secret word: give a word of up to 50 letters from a to z.',
		);
		expect(settle({chooser: 'random', secret: 'flew', forAFriend: true, from: 'a'.repeat(21)})).toBe(
			'From: give a name of up to 20 letters.',
		);
	});

	test('is followed by a form with its difficulty, or what was set by hand, and no word of its own', () => {
		const like = (given: GivenHangman) => {
			const asked = {dictionary: 'example', length: 4, seed: 'fresh', ...given};
			const settled = settleHangman(asked, several);
			if (!settled.ok) throw new Error(settled.clash.reason);
			return likeHangman(settled.settings, several);
		};
		const easy = {difficulty: 'easy', chooser: undefined, budget: undefined, seed: undefined} as const;
		expect(like({difficulty: 'easy'})).toMatchObject(easy);
		expect(like({chooser: 'random', secret: 'flew', budget: 3})).toMatchObject({
			...{chooser: 'random', budget: 3, secret: '', forAFriend: false, from: undefined},
		});
		expect(like({chooser: 'random', budget: 3}).difficulty).toBeUndefined();
	});
});
