import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {makeBook, type SharedBook, type VariantName, readGhostMoves} from '../../source/engine/index.js';
import {encodeGame} from '../../source/codes/code.js';
import {shortDigestOf} from '../../source/codes/digest.js';
import {kindOf, kinds, type GamePlay} from '../../source/games/kinds.js';
import type {GhostSettings} from '../../source/settings/ghost.js';
import {someOf} from '../some-of.js';
import {dictionaryIn, dictionaryOf, ghostSettings, inLines, lineServices} from './transcript.js';

const bookOf = (...words: readonly string[]) => makeBook('ghost', dictionaryOf(...words), 1);

const ghost = (list: SharedBook, wanted: Partial<GhostSettings> = {}) =>
	({to: 'ghost', with: {game: 'ghost', list, settings: ghostSettings(wanted)}}) as const;

const talk = (book: SharedBook, wanted: Partial<GhostSettings>, answers: readonly string[]) =>
	inLines(ghost(book, wanted), answers);

/** The letters that a person plays in a transcript. */
const answersIn = (transcript: readonly string[]) =>
	transcript.flatMap(line => /letter choice: (.*)$/.exec(line)?.slice(1) ?? []);

/** The first seed with which the game goes as in a transcript. */
async function findSeed(
	book: SharedBook,
	wanted: Partial<GhostSettings>,
	transcript: readonly string[],
): Promise<number | undefined> {
	const answers = answersIn(transcript);
	for (let seed = 0; seed < 20_000; seed++) {
		const shown = await talk(book, {...wanted, seed: String(seed)}, answers);
		if (shown.join('\n') === transcript.join('\n')) return seed;
	}

	return undefined;
}

describe('Ghost over lines', () => {
	test.each([
		['code', 'codeine'],
		['hint', 'hinted'],
		['tree', 'treetop'],
	])('a whole fragment is a move, even where a command has its name: %s', async (word, longer) => {
		const typed = [...Array.from(word.slice(0, -1)), word, 'quit'];
		const book = bookOf(longer, 'xylem');
		expect(await talk(book, {opponent: ['human']}, typed)).toContain(`Current prefix: ${word.toUpperCase()}`);
		const spoken = await inLines(ghost(book, {opponent: ['human']}), typed, {face: 'spoken'});
		expect(spoken.join('\n')).toContain(Array.from(word.toUpperCase()).join(', '));
	});

	test('a round is tried again from a turn by its number, which is asked for', async () => {
		const game = ghost(bookOf('and', 'antler', 'cow'), {opponent: ['human']});
		const shown = (
			await inLines(game, ['c', 'x', '?', 'try', 'try 9', 'try 2', 'quit'], {face: 'spoken'})
		).join(' ');
		expect(shown).toContain('or try: play on from before a turn, as practice');
		expect(shown.match(/Type try and the number of a turn, from 1 to 2/g)).toHaveLength(2);
		expect(shown).toMatch(/Practice: it doesn’t count\. Player 2.*letter\?/i);
	});

	test('help at a letter that would lose at once names both answers', async () => {
		const game = ghost(bookOf('and', 'antler', 'cow'), {opponent: ['perfect']});
		const shown = (await inLines(game, ['x', '?', 'quit'], {face: 'spoken'})).join(' ');
		expect(shown).toMatch(/or undo: .* or play: play the letter that loses; also Enter\./);
	});

	test('who tries again after a review gets the coach only on request', async () => {
		const game = ghost(bookOf('and', 'antler', 'cow'), {opponent: ['human']});
		const spoken = await inLines(game, ['c', 'x', 'review', 'try 1', 'quit'], {face: 'spoken'});
		expect(spoken.join('\n')).not.toContain('can force a win');
	});

	test('bots that are watched play a letter with each Enter, however fast these come', async () => {
		const game = ghost(bookOf('and', 'antler', 'cow'), {player: 'perfect', opponent: ['stubborn']});
		const spoken = (await inLines(game, ['?', '', '', '', 'quit'], {face: 'spoken'})).join('\n');
		expect(spoken).toContain('or step: one letter, then pause; also Enter.');
		expect(spoken.match(/Computer \d plays/g)).toHaveLength(3);
	});

	test('each of several bots is heard, the last of them with the letters so far', async () => {
		const game = ghost(bookOf('antler', 'antlion'), {opponent: ['perfect', 'careless']});
		const spoken = await inLines(game, ['a', 'quit'], {face: 'spoken'});
		expect(spoken.join('\n')).toContain('\nPerfect plays N. Careless plays T: A, N, T. Letter?');
	});

	test('at the end of a round the meaning of its word is a sentence', async () => {
		const game = ghost(bookOf('cow', 'xylem'), {opponent: ['human']});
		const spoken = await inLines(game, ['c', 'o', 'w', 'n'], {face: 'spoken'});
		expect(spoken.join('\n')).toMatch(/COW is a word: player 1 loses\.(?: [A-Z].*)? Cow: .*[a-z]\./);
	});

	test('the computer begins and wins where it can: AND, ANTLER, COW', async () => {
		const book = bookOf('and', 'antler', 'cow');
		expect(await talk(book, {first: 'computer'}, ['n', 'l', 'r'])).toEqual([
			'Computer goes first',
			"Computer's choice: A",
			'Current prefix: A',
			'Enter letter choice: n',
			"Computer's choice: T",
			'Current prefix: ANT',
			'Enter letter choice: l',
			"Computer's choice: E",
			'Current prefix: ANTLE',
			'Enter letter choice: r',
			'Completed word ANTLER, you lose.',
		]);
	});

	test('the coach says how many letters are to come', async () => {
		const game = ghost(bookOf('and', 'antler', 'cow'), {opponent: ['perfect']});
		const spoken = await inLines(game, ['coach', 'quit'], {face: 'spoken'});
		expect(spoken).toContain('C: loses in 3 letters; 1 word, such as cow.');
	});

	test('the computer completes a word when it must', async () => {
		expect(await talk(bookOf('deal'), {}, ['D', 'a'])).toEqual([
			'Player goes first',
			'Current prefix:',
			'Enter letter choice: D',
			"Computer's choice: E",
			'Current prefix: DE',
			'Enter letter choice: a',
			"Computer's choice: L",
			'Completed word DEAL, computer loses.',
		]);
	});

	test('undo takes the last letter and its answer back, once a game; a letter that loses has lost', async () => {
		expect(await talk(bookOf('and', 'antler', 'cow'), {}, ['c', 'undo', 'undo', 'a', 'undo', 'x'])).toEqual([
			'Player goes first',
			'Current prefix:',
			'Enter letter choice: c',
			"Computer's choice: O",
			'Current prefix: CO',
			'Enter letter choice: undo',
			'You took C back.',
			'Current prefix:',
			'Enter letter choice: undo',
			'Please enter one letter, or help.',
			'Enter letter choice: a',
			"Computer's choice: N",
			'Current prefix: AN',
			'Enter letter choice: undo',
			'Please enter one letter, or help.',
			'Enter letter choice: x',
			'No word begins with the letters ANX, you lose.',
		]);
	});

	test('asks again for what is no letter', async () => {
		const asked = ['', '1', ' d', 'ø'];
		expect(await talk(bookOf('deal'), {}, [...asked, 'zebra', 'Z'])).toEqual([
			'Player goes first',
			'Current prefix:',
			...asked.flatMap(line => [`Enter letter choice: ${line}`, 'Please enter a letter from a to z.']),
			...['Enter letter choice: zebra', 'Please enter one letter, or help.'],
			'Enter letter choice: Z',
			'No word begins with the letters Z, you lose.',
		]);
	});

	test('the random computer plays any letter', async () => {
		const book = bookOf('deal');
		const letters = new Set<string>();
		for (const seed of 'abcdef') {
			const shown = await talk(book, {opponent: ['random'], seed}, ['d']);
			const [, , , choice = '', ending] = shown;
			const letter = choice.replace("Computer's choice: ", '');
			letters.add(letter);
			if (letter !== 'E') expect(ending).toBe(`No word begins with the letters D${letter}, computer loses.`);
		}

		expect(letters.size).toBeGreaterThan(3);
	});

	test.each<[string, string[], string[]]>([
		[
			'the second completes a word',
			['d', 'E', 'a', 'l'],
			[
				'Player 1 goes first',
				...['Current prefix:', 'Player 1, enter letter choice: d'],
				...['Current prefix: D', 'Player 2, enter letter choice: E'],
				...['Current prefix: DE', 'Player 1, enter letter choice: a'],
				...['Current prefix: DEA', 'Player 2, enter letter choice: l'],
				'Completed word DEAL, player 2 loses.',
			],
		],
		[
			'the first leaves nothing',
			['d', 'e', 'e'],
			[
				'Player 1 goes first',
				...['Current prefix:', 'Player 1, enter letter choice: d'],
				...['Current prefix: D', 'Player 2, enter letter choice: e'],
				...['Current prefix: DE', 'Player 1, enter letter choice: e'],
				'No word begins with the letters DEE, player 1 loses.',
			],
		],
	])('two people: %s', async (_, answers, lines) => {
		expect(await talk(bookOf('deal'), {opponent: ['human']}, answers)).toEqual(lines);
	});

	test('a bluff is challenged over lines, and a word named', async () => {
		const answers = ['d', '?', 'deal', 'x', '?', 'no word', ''];
		const shown = await talk(bookOf('deal'), {opponent: ['human'], rule: 'challenge'}, answers);
		expect(shown).toEqual([
			'Player 1 goes first',
			...['Current prefix:', 'Player 1, enter letter choice (? to challenge): d'],
			...['Current prefix: D', 'Player 2, enter letter choice (? to challenge): ?'],
			'Player 1, name a word that begins with D: deal',
			'Player 1 named DEAL: player 2’s challenge fails.',
		]);
		const bluffed = await talk(bookOf('deal'), {opponent: ['human'], rule: 'challenge'}, [
			'?',
			'd',
			'x',
			'?',
			'1',
			'',
		]);
		expect(bluffed.slice(2)).toEqual([
			...['Player 1, enter letter choice (? to challenge): ?', 'There is nothing to challenge yet.'],
			'Player 1, enter letter choice (? to challenge): d',
			...['Current prefix: D', 'Player 2, enter letter choice (? to challenge): x'],
			...['Current prefix: DX', 'Player 1, enter letter choice (? to challenge): ?'],
			'Player 2, name a word that begins with DX: 1',
			'Please enter a word of letters from a to z, or nothing.',
			'Player 2, name a word that begins with DX: ',
			'No word named with DX, player 2 loses.',
		]);
	});

	test('the computer challenges a bluff and answers a challenge', async () => {
		expect((await talk(bookOf('deal'), {rule: 'challenge'}, ['z', ''])).slice(3)).toEqual([
			'Computer challenges Z',
			'Name a word that begins with Z: ',
			'No word named with Z, you lose.',
		]);
		expect((await talk(bookOf('deal'), {rule: 'challenge'}, ['d', '?'])).slice(5)).toEqual([
			'Enter letter choice (? to challenge): ?',
			'Computer names DEAL',
			'The computer named DEAL: your challenge fails.',
		]);
	});

	test('a match goes on until somebody has all of G-H-O-S-T; the loser of a round begins the next', async () => {
		const shown = await talk(bookOf('deal'), {opponent: ['human'], isMatch: true}, 'd z z z z z'.split(' '));
		expect(shown.filter(line => line.endsWith('goes first'))).toEqual([
			'Player 1 goes first',
			...Array.from({length: 4}, () => 'Player 2 goes first'),
		]);
		expect(shown.slice(-4)).toEqual(['', 'Player 1:', 'Player 2: GHOST', 'Player 2 loses the match.']);
	});

	test('in Superghost letters go to both ends', async () => {
		const book = makeBook('superghost', dictionaryOf('deal'), 1);
		const shown = await talk(book, {variant: 'superghost', opponent: ['human']}, ['a', 'e-', '-l', 'd-']);
		const question = 'enter letter choice (a- before, -a after)';
		expect(shown).toEqual([
			'Player 1 goes first',
			...['Current prefix:', `Player 1, ${question}: a`],
			...['Current prefix: A', `Player 2, ${question}: e-`],
			...['Current prefix: EA', `Player 1, ${question}: -l`],
			...['Current prefix: EAL', `Player 2, ${question}: d-`],
			'Completed word DEAL, player 2 loses.',
		]);
	});

	const coached = [
		'You can force a win with A.',
		'coach',
		'letter  then          words  shortest',
		'A       ✓ wins in 6       2  and',
		'C       ✗ loses in 3      1  cow',
	];

	test('verbose: the coach and the tree before each of your letters, and the letter that threw the game away', async () => {
		const shown = await talk(bookOf('and', 'antler', 'cow'), {verbose: true}, ['c', 'w']);
		expect(shown.slice(0, 12)).toEqual([
			'Player goes first',
			...coached,
			'tree: 3 words within reach',
			'├─ AN           ✓ you win',
			'│  ├─ D ●       ✗ computer wins',
			'│  └─ TLER ●    ✓ you win',
			'└─ COW ●        ✗ computer wins',
			'Current prefix:',
		]);
		expect(shown.at(-1)).toBe('You had a won game; C threw it away: A would have won.');
	});

	test('two computers play each other', async () => {
		expect(await talk(bookOf('deal'), {player: 'perfect'}, [])).toEqual([
			'Computer 1 goes first',
			"Computer 1's choice: D",
			"Computer 2's choice: E",
			"Computer 1's choice: A",
			"Computer 2's choice: L",
			'Completed word DEAL, computer 2 loses.',
		]);
	});

	test('in Superghost a hint says where a letter goes', async () => {
		const book = makeBook('superghost', dictionaryOf('abcd'), 1);
		const shown = await talk(book, {variant: 'superghost', opponent: ['human']}, ['b', 'hint', 'quit']);
		expect(shown.join('\n')).toMatch(/A-|-C/);
	});

	test('a screen reader hears at which end', async () => {
		const book = makeBook('superghost', dictionaryOf('abcd'), 1);
		const game = ghost(book, {variant: 'superghost', opponent: ['human']});
		const spoken = (await inLines(game, ['b', 'hint', 'quit'], {face: 'spoken'})).join('\n');
		expect(spoken).toMatch(/at the (?:front|back)/);
		expect(spoken).not.toMatch(/A-|-C/);
	});

	test('once the fragment is turned round, a letter goes to the end of it as it is shown', async () => {
		const book = makeBook('superduperghost', dictionaryOf('nerds', 'reap', 'idea', 'needle'), 1);
		const game = ghost(book, {variant: 'superduperghost', opponent: ['human']});
		const shown = await inLines(game, ['r', 'e', 'turn', 'd', 'quit']);
		expect(shown).toContain('Current prefix: ERD');
		const typed = await inLines(game, ['d', 'e', 'turn', 'e-', 'quit']);
		expect(typed).toContain('Current prefix: EED');
	});

	test('words that it understands cost nothing', async () => {
		const shown = await talk(bookOf('and', 'antler', 'cow'), {}, ['hint', 'COACH', 'tree', 'help', 'quit']);
		expect(shown).toEqual([
			'Player goes first',
			'Current prefix:',
			...['Enter letter choice: hint', 'You can force a win with A.'],
			'Enter letter choice: COACH',
			'coach',
			'letter  then          words  shortest',
			'A       ✓ wins in 6       2  and',
			'C       ✗ loses in 3      1  cow',
			'Enter letter choice: tree',
			'tree: 3 words within reach',
			'├─ AN           ✓ you win',
			'│  ├─ D ●       ✗ computer wins',
			'│  └─ TLER ●    ✓ you win',
			'└─ COW ●        ✗ computer wins',
			'Enter letter choice: help',
			'Type one letter to add it.',
			'menu: back to the menu',
			'hint: who can force a win, and how',
			'coach: what every letter leads to',
			'tree: what can follow',
			'code: the code of this game',
			'about: what is on the screen',
			'repeat: all of it again',
			'quit: leave',
			'Enter letter choice: quit',
		]);
	});

	test('of three the coach looks two letters ahead, and the tree names who loses', async () => {
		const three = {opponent: ['human', 'human'], names: ['Ann', 'Ben', 'Cid']} as const;
		const book = bookOf('ax', 'bad', 'bat', 'coat', 'cow');
		const shown = await talk(book, three, ['coach', 'tree', 'a', 'hint', 'hint', 'help']);
		expect(shown).toContain('A leaves the next player no safe letter.');
		expect(shown).toContainEqual(expect.stringMatching(/^├─ AX ● +✓ Ben loses$/));
		expect(shown.filter(line => line === 'Every letter loses now.')).toHaveLength(2);
		expect(shown).toContainEqual(expect.stringMatching(/^The coach looks two letters ahead\./));
	});

	test('where two letters ahead show nothing, the coach says so', async () => {
		const three = {opponent: ['human', 'human']} as const;
		const shown = await talk(bookOf('abcd', 'xy', 'xyz'), three, ['b', 'hint']);
		expect(shown).not.toContain('Two letters ahead, nothing is decided.');
		expect(await talk(bookOf('abcd', 'xyz'), three, ['hint'])).toContain(
			'Two letters ahead, nothing is decided.',
		);
	});

	test('where no word goes on the coach says so', async () => {
		const shown = await talk(bookOf('and'), {opponent: ['human'], rule: 'challenge', verbose: true}, [
			...['x', 'coach', 'help'],
		]);
		const question = 'Player 2, enter letter choice (? to challenge): ';
		expect(shown.slice(9, 12)).toEqual([...['Current prefix: X', `${question}coach`, 'coach']]);
		expect(shown).toContain('No word begins with X.');
		expect(shown).toContain(
			'?: the player challenged names a word that the letters can become, or loses; if they name one, you lose',
		);
	});

	test('in Superghost help says how a letter is placed', async () => {
		const book = makeBook('superghost', dictionaryOf('deal'), 1);
		const shown = await talk(book, {variant: 'superghost', opponent: ['human']}, ['help']);
		expect(shown).toContain('Type one letter: a- before, -a after.');
	});

	test('a screen reader’s help says it, too', async () => {
		const book = makeBook('superghost', dictionaryOf('deal'), 1);
		const game = ghost(book, {variant: 'superghost', opponent: ['human']});
		const spoken = await inLines(game, ['?'], {face: 'spoken'});
		expect(spoken.join('\n')).toContain(
			'Add a letter to the fragment. A and a hyphen put it before the letters, a hyphen and A after them.',
		);
	});

	test('where the letters don’t spell commands, these have numbers', async () => {
		const book = makeBook('ghost', dictionaryIn('ru', 'дом', 'кот'), 1);
		const shown = await talk(book, {opponent: ['human'], language: 'ru'}, ['?', '3', 'x', '0']);
		expect(shown).toContainEqual(expect.stringMatching(/^By number: .* hint, .* coach, .* tree, /));
		expect(shown.slice(-3)).toEqual([
			...['Player 1, enter letter choice: x', 'Please enter a letter from а to я.'],
			'Player 1, enter letter choice: 0',
		]);
	});

	test('a word that is understood elsewhere can be named', async () => {
		const wanted = {opponent: ['human'], rule: 'challenge'} as const;
		const shown = await talk(bookOf('quit'), wanted, ['q', '?', 'quit']);
		expect(shown.at(-1)).toBe('Player 1 named QUIT: player 2’s challenge fails.');
	});

	test('what happens is told as it happens', async () => {
		const plays: GamePlay[] = [];
		await inLines(ghost(bookOf('deal')), ['d', 'a'], {services: lineServices(plays)});
		expect(plays.map(play => kindOf(play).writeMoves(play.game.moves))).toEqual(['d', 'de', 'dea', 'deal']);
	});

	test('ends where the input ends', async () => {
		expect(await talk(bookOf('deal'), {}, [])).toEqual([
			'Player goes first',
			'Current prefix:',
			'Enter letter choice: ',
		]);
	});

	test('the same seed plays the same game', async () => {
		const book = bookOf('deal', 'door', 'dust', 'drab', 'dyed');
		const openings = await Promise.all(
			Array.from({length: 20}, (_, seed) => talk(book, {seed: String(seed)}, ['d'])),
		);
		const again = await Promise.all(
			Array.from({length: 20}, (_, seed) => talk(book, {seed: String(seed)}, ['d'])),
		);
		expect(again).toEqual(openings);
		expect(new Set(openings.map(lines => lines.join('\n'))).size).toBeGreaterThan(1);
	});
});

test.each<[VariantName, answers: readonly string[], said: readonly string[]]>([
	[
		'superduperghost',
		['e', '-l', '~-w', 'flew'],
		['Current prefix: LEW', 'Completed word FLEW, player 2 loses.'],
	],
	['xghost', ['c', 'l', '1o', '2o'], ['Current prefix: COL', 'Completed word COOL, player 2 loses.']],
	['xghost', ['c', 'l', '0l'], ['No word has the letters LCL in this order, player 1 loses.']],
	['spook', ['o', 'l', 'o', 'c'], ['Current prefix: LOO', 'Completed word COOL, player 2 loses.']],
	['spook', ['o', 'x'], ['No word has all the letters OX, player 2 loses.']],
	['spook', ['x'], ['No word has the letter X, player 1 loses.']],
])('%s between two people: %s', async (variant, answers, expected) => {
	const book = makeBook(variant, dictionaryOf('cool', 'else', 'flew'), 1);
	const said = await talk(book, {variant, opponent: ['human']}, answers);
	expect(said).toEqual(expect.arrayContaining([...expected]));
	expect(said.at(-1)).toBe(expected.at(-1));
});

test.each([
	['spoken', 'Ben plays E: D, E. Letter? a'],
	['plain', "Ben's choice: E"],
] as const)('a friend’s line that a game is opened with is told once (%s)', async (face, told) => {
	const list = bookOf('deal');
	const settings = ghostSettings({opponent: ['elsewhere'], names: ['Ann', 'Ben']});
	const digest = shortDigestOf(list.dictionary);
	const written = kinds.ghost.writeSettings({settings});
	const line = encodeGame({game: 'ghost', settings: written, digest, moves: 'de'}) ?? '';
	const opening = {
		game: 'ghost',
		list,
		settings,
		joined: readGhostMoves('d'),
		line: `wordfiend play ${line}`,
	} as const;
	const said = await inLines({to: 'ghost', with: opening}, ['a'], {face});
	expect(said[0]).toBe(told);
	expect(said.join(' ')).toContain('Ann’s letter in our Ghost, a word game: DEA, Ben’s turn.');
});

test.each(['spoken', 'plain'] as const)(
	'a friend’s line that opens a game but is refused says why (%s)',
	async face => {
		const list = bookOf('deal');
		const settings = ghostSettings({opponent: ['elsewhere'], names: ['Ann', 'Ben']});
		const digest = shortDigestOf(list.dictionary);
		const written = kinds.ghost.writeSettings({settings});
		const line = encodeGame({game: 'ghost', settings: written, digest, moves: 'd'}) ?? '';
		const opening = {game: 'ghost', list, settings, joined: readGhostMoves('de'), line} as const;
		const said = await inLines({to: 'ghost', with: opening}, ['a'], {face});
		expect(said.join(' ')).toContain('This line is older than what you have. Nothing changes.');
		expect(said.join(' ')).toContain('Ann’s letter in our Ghost, a word game: DEA, Ben’s turn.');
	},
);

test('a friend’s line is taken line by line, wherever a mail program has wrapped it', async () => {
	const list = bookOf('deal');
	const settings = ghostSettings({opponent: ['elsewhere'], names: ['Ann', 'Ben']});
	const digest = shortDigestOf(list.dictionary);
	const written = kinds.ghost.writeSettings({settings});
	const code = encodeGame({game: 'ghost', settings: written, digest, moves: 'de'}) ?? '';
	const line = `Ben’s letter in our Ghost, a word game: DE, Ann’s turn. Play: wordfiend play ${code}`;
	const opening = {game: 'ghost', list, settings, joined: readGhostMoves('d')} as const;
	const widths = Array.from({length: line.length - 20}, (_, at) => 20 + at);
	for (const width of someOf(widths, 25)) {
		const wrapped = line.replaceAll(new RegExp(`.{${width}}(?=.)`, 'g'), '$&=\n').split('\n');
		const pasted = wrapped.map(each => `> ${each}`);
		const said = await inLines({to: 'ghost', with: opening}, pasted);
		expect([width, said.includes("Ben's choice: E")]).toEqual([width, true]);
		expect(said.join(' ')).not.toContain('There is no game code');
	}
});

describe('the sample plays of the handout', () => {
	const book = bookOf(readFileSync('test/data/moby-common.txt', 'utf8'));

	test.each<[string, Partial<GhostSettings>, string[]]>([
		[
			'NIACIN',
			{first: 'computer'},
			[
				'Computer goes first',
				...["Computer's choice: N", 'Current prefix: N', 'Enter letter choice: i'],
				...["Computer's choice: A", 'Current prefix: NIA', 'Enter letter choice: c'],
				...["Computer's choice: I", 'Current prefix: NIACI', 'Enter letter choice: n'],
				'Completed word NIACIN, you lose.',
			],
		],
		[
			'JOGGLE',
			{},
			[
				'Player goes first',
				...['Current prefix:', 'Enter letter choice: J', "Computer's choice: O"],
				...['Current prefix: JO', 'Enter letter choice: g', "Computer's choice: G"],
				...['Current prefix: JOGG', 'Enter letter choice: L', "Computer's choice: E"],
				'Completed word JOGGLE, computer loses.',
			],
		],
		[
			'KHEDD',
			{},
			[
				'Player goes first',
				...['Current prefix:', 'Enter letter choice: K', "Computer's choice: H"],
				...['Current prefix: KH', 'Enter letter choice: e', "Computer's choice: D"],
				...['Current prefix: KHED', 'Enter letter choice: d'],
				'No word begins with the letters KHEDD, you lose.',
			],
		],
	])('%s', async (_, wanted, transcript) => {
		expect(await findSeed(book, wanted, transcript)).toBeDefined();
	});
});
