import {expect, test} from 'vitest';
import {shortDigestOf} from '../../source/codes/digest.js';
import {kindNamed, kinds} from '../../source/games/kinds.js';
import type {LineFace} from '../../source/line-mode/drive.js';
import type {Reopening} from '../../source/games/open.js';
import {keepDictionary, openSession} from '../../source/screens/session.js';
import type {GhostSettings} from '../../source/settings/ghost.js';
import {codeRefusals} from '../../source/text/share.js';
import {newFolder} from '../at-end.js';
import {playerIn} from '../store/player.js';
import {
	exampleAndMore as dictionary,
	ghostSettings,
	hangmanSettings,
	inLines,
	lineServices,
} from './transcript.js';
import {settleHangman} from '../settings/settle.js';

const digest = shortDigestOf(dictionary);

const ghost = (settings: GhostSettings, moves: string) => ({
	game: 'ghost' as const,
	settings: kinds.ghost.writeSettings({settings}),
	digest,
	moves,
});

const settings = ghostSettings({opponent: ['human'], minLength: 4});
const good = ghost(settings, 'good');

/** Opens a code, whose words are there. */
const opened = (
	with_: Reopening,
	answers: readonly string[],
	face: LineFace = 'plain',
	services = lineServices(),
) => {
	const {game, settings: written} = with_.record;
	const source = kindNamed(game).source(written);
	const session = keepDictionary(openSession({given: source, face}), source, {ok: true, dictionary});
	return inLines({to: 'go-on', with: with_}, answers, {face, services, session});
};

type Coded = ReturnType<typeof ghost> | ReturnType<typeof hangman>;

const against = (
	record: Coded,
	answers: readonly string[],
	face: LineFace = 'plain',
	services = lineServices(),
) => opened({as: 'against', record}, answers, face, services);

const replayed = (record: Coded, face: LineFace = 'plain') => opened({as: 'replayed', record}, [], face);

test('a round of Ghost played against a code: both beside each other', async () => {
	const said = await against(good, ['g', 'z']);
	expect(said).toContain('No word begins with the letters GZ, player 2 loses.');
	expect(said.slice(-7)).toEqual([
		'both games: In theirs player 2 loses.',
		'   your game     their game',
		'1  player 1: G   player 1: G',
		'2  player 2: GZ  player 2: GO',
		'3                player 1: GOO',
		'4                player 2: GOOD',
		'The same for 1 turn.',
	]);
});

test.each([
	['plain', 'Current prefix: G'],
	['spoken', 'Ann plays G: G.'],
] as const)('of three friends a line asks who joins by it (%s)', async (face, then) => {
	const three = ghostSettings({
		opponent: ['elsewhere', 'elsewhere'],
		names: ['Ann', 'Ben', 'Cid'],
		minLength: 4,
	});
	const record = ghost(three, 'g');
	const said = await opened({as: 'joined', record}, ['2'], face);
	expect(said[0]).toMatch(/^(?:Ghost\. )?Who are you\?/);
	expect(said.join(' ')).toMatch(new RegExp(`${then} Paste the line from Ben, or Enter to leave: $`));
});

const match = ghost({...settings, isMatch: true}, 'goodzzzz');

test('a match is played against a code to its end; its rounds stand beside each other', async () => {
	const said = await against(match, Array.from('goodzyzz'));
	expect(said.at(-9)).toContain('Player 2 loses the match.');
	expect(said.slice(-8)).toEqual([
		'both games: In theirs player 2 loses the match.',
		'   your game             their game',
		'1  GOOD: player 2 loses  GOOD: player 2 loses',
		'2  Z: player 2 loses     Z: player 2 loses',
		'3  Y: player 2 loses     Z: player 2 loses',
		'4  Z: player 2 loses     Z: player 2 loses',
		'5  Z: player 2 loses     Z: player 2 loses',
		'The same for 2 rounds.',
	]);
});

test('of a match that they have not finished, the rounds that they played are compared', async () => {
	const unfinished = {...match, moves: 'goodzy'};
	const said = await against(unfinished, Array.from('goodzzzz'));
	expect(said).toContain('both games: In theirs nobody has lost yet.');
	expect(said).toContain('The same for 2 rounds.');
});

test('you against a computer and they', async () => {
	const round = ghost(ghostSettings({minLength: 4}), 'z');
	const said = await against(round, ['x']);
	expect(said).toContain('both games: You both lost.');
	expect(said.at(-1)).toBe('Different from the first letter on.');
	const unfinished = {...round, moves: 'b'};
	const other = await against(unfinished, ['x']);
	expect(other).toContain('both games: You lost; they did not finish.');
});

test.each(['plain', 'spoken'] as const)('someone’s round of Ghost, turn by turn (%s)', async face => {
	const said = (await replayed(good, face)).join('\n');
	expect(said).toMatch(/was winning[^]*already lost[^]*was winning[^]*already lost/);
	expect(said).toContain('GOOD is a word: player 2 loses.');
	expect((await replayed({...good, moves: 'go'}, face)).join('\n')).toContain('The game is not finished.');
});

test('a code whose words leave nothing to play ends the program in a sentence', async () => {
	const long = ghost({...settings, minLength: 7}, 'g');
	await expect(replayed(long)).rejects.toMatchObject({message: codeRefusals['no-game'], exitCode: 1});
});

function hangman(moves: string) {
	const settled = settleHangman({length: '4', guesses: '6', budget: '6', chooser: 'evil'}, dictionary, 'x');
	if (!settled.ok) throw new Error(settled.sentence);
	const written = kinds.hangman.writeSettings(settled);
	return {game: 'hangman' as const, settings: written, digest, moves};
}

test('someone’s Hangman is told by its review', async () => {
	const said = (await replayed(hangman('eo?zqjvx'))).join('\n');
	expect(said).toMatch(/^e +miss +----/m);
	expect(said).toMatch(/^o +hit +-oo-/m);
	expect(said).toMatch(/mistakes|forced/);
});

test.each(['plain', 'spoken'] as const)(
	'before the review of someone’s Hangman it is told how it ended (%s)',
	async face => {
		const said = (await replayed(hangman('eo?zqjvx'), face)).join('\n');
		expect(said).toMatch(
			/You lost\. It says the word “was” cool\.\sIt cheated: .*: good\. With 1 hint\.[^]*No letter was better/i,
		);
		// After a game that was just played only the truth is told again.
		const played = await inLines(
			{
				to: 'hangman',
				with: {game: 'hangman', list: dictionary, settings: hangmanSettings({length: 4, budget: 1})},
			},
			['e', 'review'],
			{face},
		);
		expect(played.join('\n').match(/lost|didn't guess/g)).toHaveLength(1);
	},
);

test('the code of someone’s Hangman is told beside its review', async () => {
	const said = await opened({as: 'replayed', record: hangman('eo?zqjvx')}, ['code'], 'spoken');
	expect(said.join('\n')).toMatch(/h\.4\.6\.evil\./);
});

test('someone’s Hangman that is not finished is told as far as it went, and may be played on', async () => {
	const letters = 'The game is not finished. Wrong: e. Right: o.';
	expect((await replayed(hangman('eo'), 'spoken')).join('\n')).toContain(letters);
	const typed = ['e', 'hint', 'z'];
	const said = (await opened({as: 'replayed', record: hangman('eo')}, typed, 'spoken')).join('\n');
	expect(said).toContain('You have already guessed e.');
	expect(said).toContain('Hint: ');
	expect(said).toContain('No z. 4 of 6 guesses left.');
});

test('Hangman against a code, and at the end both', async () => {
	const said = await against(hangman('eodcl'), Array.from('eocadg'));
	expect(said).toContain('Your friend has 1 miss so far.');
	expect(said.slice(-4)).toEqual([
		'',
		'race: Your friend beats you: 2 misses to 3.',
		'you          e✗ o✓ c✗ a✗ d✓ g✓   won, 3 misses',
		'your friend  e✗ o✓ d✗ c✓ l✓      won, 2 misses',
	]);
});

test.each<[string, Coded, readonly [string, string], RegExp]>([
	['of Hangman', hangman('eodcl'), ['eoca', 'dg'], /^race: Your friend beats you: 2 misses to 3\.$/m],
	['of Ghost', good, ['g', 'z'], /^both games: In theirs player 2 loses\.$/m],
])(
	'a game %s against a code that is left and gone on with is still against it',
	async (_, record, [first, then], told) => {
		const home = newFolder();
		const left = playerIn(home);
		await against(record, [...Array.from(first), 'quit'], 'plain', lineServices([], left));
		await left.recorder.release();
		const player = playerIn(home);
		const [waiting] = await player.store.waiting();
		if (waiting === undefined) throw new Error('The game waits');
		const services = lineServices([], player);
		const said = await opened({as: 'resumed', record: waiting}, Array.from(then), 'plain', services);
		expect(said.join('\n')).toMatch(told);
		await player.recorder.settled();
		const {games} = await player.store.history();
		expect(games.map(({against: theirs}) => theirs)).toEqual([undefined]);
	},
);

test('nothing follows a game against a code, nor one that is tried again from one of its guesses', async () => {
	const services = {...lineServices(), isAtTerminal: true};
	const answers = [...Array.from('eocadg'), 'try 1', ...Array.from('eocadg'), ''];
	const said = (await against(hangman('eodcl'), answers, 'plain', services)).join('\n');
	expect(said).not.toContain('Play again?');
	expect(said.match(/^Enter to leave, c to copy your result, try to play on from a guess/gm)).toHaveLength(2);
});

test('at a terminal a game that nothing follows can be copied', async () => {
	const copied: string[] = [];
	const services = {
		...lineServices(),
		isAtTerminal: true,
		copy(text: string) {
			copied.push(text);
			return Promise.resolve(true);
		},
	};
	const said = await against(good, ['g', 'z', 'what', 'c', ''], 'plain', services);
	expect(said.filter(line => line.startsWith('Enter to leave'))).toHaveLength(4);
	expect(copied).toHaveLength(1);
	expect(copied[0]).toMatch(
		/^Wordfiend Ghost · for two · .*\nwordfiend play g\.ghost\.human\.fixed\.[a-z\d.]+$/,
	);
	expect(said.join('\n')).toContain(copied[0]);
});
