import {describe, expect, test} from 'vitest';
import {askedLetter, status, type Forfeiter} from '../../source/engine/index.js';
import {
	beginHangman,
	botToGuess,
	isAsking,
	isOver,
	offerAfter,
	playMove,
	takeAnswer,
	takeForfeit,
	withNames,
	type HangmanPlay,
} from '../../source/games/hangman.js';
import {decodeGame} from '../../source/codes/code.js';
import {digestFor} from '../../source/games/digest.js';
import {codeOf, finishedRecord, isKeepable, kinds, recordOf} from '../../source/games/kinds.js';
import {
	calledIn,
	openGame,
	reopen,
	withCommands,
	type OpeningOf,
	type Reopening,
} from '../../source/games/open.js';
import {
	askForAnswer,
	askForThought,
	beginPrograms,
	endPrograms,
	type Thought,
} from '../../source/games/programs.js';
import {
	beginRival,
	bestMoves,
	endRival,
	playRival,
	raceOf,
	takeRivalGuess,
} from '../../source/games/rival.js';
import {createPrograms} from '../../source/programs/programs.js';
import {beginForm, choicesIn} from '../../source/settings/choices.js';
import {hangmanTable, type HangmanSettings} from '../../source/settings/hangman.js';
import {cheatText, outcomeText} from '../../source/text/hangman.js';
import {shareHangman} from '../../source/text/share.js';
import {raceVerdict} from '../../source/text/race.js';
import {dictionaryOf, hangmanSettings} from '../line-mode/transcript.js';
import {programThat} from '../programs/program.js';
import {playerWith} from '../store/player.js';
import {localWorkers} from '../workers/local-workers.js';

const example = dictionaryOf('ally', 'beta', 'cool', 'deal', 'else', 'flew', 'good', 'hope', 'ibex');

/** Those who answer, and may run the programs among some settings. */
function answerersFor(settings: HangmanSettings) {
	const programs = createPrograms({patience: 5});
	programs.allow(settings);
	return {workers: localWorkers(), player: {programs}};
}

const settingsWith = (wanted: Partial<HangmanSettings>): HangmanSettings => ({
	...hangmanSettings({dictionary: 'example'}),
	...{length: 4, budget: 12, seed: 'a'},
	...wanted,
});

const begin = (settings: HangmanSettings) => beginHangman(example, settings, 'a game').play;

/** The game after what a program thought: its letter, or that it forfeits. */
function guessThought(play: HangmanPlay, thought: Thought): HangmanPlay {
	if ('forfeit' in thought) return takeForfeit(play, thought.forfeit).play;
	return playMove(play, askedLetter(thought) ?? '').play;
}

/** A game to its end; the person guesses these letters in turn. */
async function playOut(begun: HangmanPlay, letters = ''): Promise<HangmanPlay> {
	const answerers = answerersFor(begun.settings);
	const typed = Array.from(letters).values();
	let play = begun;
	try {
		while (!isOver(play)) {
			const bot = botToGuess(play);
			if (isAsking(play)) play = takeAnswer(play, await askForAnswer(play, answerers)).play;
			else if (bot === undefined) ({play} = playMove(play, typed.next().value ?? ''));
			else play = guessThought(play, await askForThought(play, bot, answerers));
		}

		await endPrograms(play, true);
	} finally {
		await answerers.player.programs.stop();
	}

	return play;
}

describe('programs play a game', () => {
	test('as guesser and as chooser', async () => {
		const play = await playOut(begin(settingsWith({guesser: programThat(), chooser: programThat()})));
		expect(play.moves).toMatch(/^a\d+b\d+c\d+d\d+e\d+/);
		expect(play.forfeit).toBeUndefined();
	});

	test.each([
		['guesser', 'dies', /ended before the game did \(exit code 3\): “no idea”/],
		['guesser', 'guesses twice', /guessed a a second time/],
		['chooser', 'never says ready', /answered “hello” where it should say “ready”/],
	] as const)('a %s that %s forfeits it, and nobody has won', async (side, misbehavior, sentence) => {
		const play = await playOut(begin(settingsWith({[side]: programThat(misbehavior)})), 'abc');
		expect(status(play.game)).toBe((side satisfies Forfeiter) === 'guesser' ? 'lost' : 'won');
		expect(outcomeText(play)).toBe(`The ${side} forfeits the game.`);
		expect(cheatText(play)).toMatch(sentence);
		expect(offerAfter(play, 3)).toBeUndefined();
		expect(shareHangman(play, undefined, {code: undefined, face: 'lines', isOwnList: false})).toContain(
			'broken off with',
		);
	});

	test('beside you', async () => {
		const settings = settingsWith({race: programThat('talks nonsense')});
		const answerers = answerersFor(settings);
		const begun = begin(settings);
		const guesser = settings.race;
		if (guesser === 'nobody' || guesser === 'best') throw new Error('A program is wanted');
		let rival = beginRival(begun, {kind: 'bot', guesser});
		const forfeit = await playRival(rival, answerers, {
			onProgress(answered) {
				rival = takeRivalGuess(rival, answered);
			},
		});
		const named = withNames(begun, answerers.player.programs.names());
		expect(raceVerdict(raceOf(named, endRival(rival, forfeit)))).toMatch(
			/^alphabet answered “nonsense.”, which is not a letter, and forfeits the race\.$/,
		);
	});
});

describe('a command runs only where it was typed', () => {
	const typed = 'run:touch somewhere';
	const play = begin(settingsWith({chooser: typed, race: typed}));

	test('it is never written down', () => {
		expect(isKeepable(play)).toBe(true);
		const code = decodeGame(codeOf(play, '5f3e09a') ?? '');
		expect(code).toMatchObject({ok: true, game: {settings: {chooser: 'program:'}}});
		const over = {...play, game: {...play.game, pattern: 'ally'}};
		const record = finishedRecord(over, {date: '2026-11-23', digest: 'digest'});
		expect(record.settings).toMatchObject({chooser: 'program:', race: 'program:'});
		expect(choicesIn({chooser: typed, guesser: typed, race: typed, 'race command': typed}, {})).toEqual({});
	});

	test.each(['chooser', 'guesser', 'race'])('a %s of a record is none', side => {
		const written = {...kinds.hangman.writeSettings(settingsWith({})), [side]: typed};
		expect(kinds.hangman.readSettings(written, example)).toBeUndefined();
		expect(kinds.hangman.readSettings({...written, [side]: undefined}, example)).toBeDefined();
	});

	test('nor is one among remembered choices', () => {
		const remembered = {chooser: typed, guesser: typed, race: typed, length: '5'};
		expect(beginForm(hangmanTable, {remembered, standards: {}, given: {}})).toEqual({length: 5});
	});

	test('one that nobody typed is refused', async () => {
		const answerers = {workers: localWorkers(), player: {programs: createPrograms()}};
		const asked = askForThought(begin(settingsWith({guesser: typed})), typed, answerers);
		await expect(asked).rejects.toThrow('only where its command was typed');
	});
});

const deaf = {resume: () => undefined, ignore: () => undefined};

/** A game opened again; no program is allowed, so that nothing runs. */
async function reopened(reopening: Reopening): Promise<OpeningOf<'hangman'>> {
	const found = await reopen(reopening, example, {workers: localWorkers(), mayBlock: true});
	if (!found.ok || found.opening.game !== 'hangman') throw new Error('It can’t be opened');
	return found.opening;
}

/** Some letters against a program, as far as it goes, by its name. */
async function playLetters(settings: HangmanSettings, letters: string): Promise<HangmanPlay> {
	const answerers = answerersFor(settings);
	try {
		await beginPrograms(begin(settings), answerers);
		let play = begin(settings);
		for (const letter of letters) {
			({play} = playMove(play, letter));
			if (isAsking(play)) play = takeAnswer(play, await askForAnswer(play, answerers)).play;
		}

		return withNames(play, answerers.player.programs.names());
	} finally {
		await answerers.player.programs.stop();
	}
}

describe('a game against a program', () => {
	const settings = settingsWith({chooser: programThat(), race: programThat()});

	test('is made again from its moves, and nothing runs', async () => {
		const play = await playLetters(settings, 'zeo');
		expect(play.moves).toMatch(/^z0e\d+o\d+$/);
		const record = recordOf(play, {date: '2026-11-23', digest: await digestFor(example)});
		expect(record.settings).toMatchObject({chooser: 'program:alphabet', race: 'program:'});
		expect(JSON.stringify(record)).not.toContain('run:');
		const opening = await reopened({as: 'resumed', record});
		expect([...calledIn(opening)]).toEqual([
			['chooser', 'alphabet'],
			['race', 'a program'],
		]);
		const again = openGame(opening, () => 'b', deaf).play;
		expect(again).toMatchObject({moves: play.moves, names: {chooser: 'alphabet'}});
		expect(again.game).toEqual(play.game);
		// Nobody is there to answer another letter.
		expect(playMove(again, 'a').play).toMatchObject({refused: 'a', moves: play.moves});
		expect([isAsking(again), isOver(again), botToGuess(again)]).toEqual([false, false, undefined]);
	});

	test('is raced with your best against it, found by its name', async () => {
		const play = await playLetters(settings, 'zeoabdlcfghijkmnpq');
		const record = finishedRecord(play, {date: '2026-11-23T12:00', digest: await digestFor(example)});
		const player = playerWith([{...record, end: {...record.end, result: 'lost'}}]);
		player.programs.allow(settings);
		expect(await bestMoves(begin(settings), {player, workers: localWorkers()})).toBe(play.moves);
		const other = begin({...settings, budget: 11});
		expect(await bestMoves(other, {player, workers: localWorkers()})).toBeUndefined();
	});

	test('goes on once a command is typed: the program hears what it was asked, and what was answered stands', async () => {
		const play = await playLetters(settings, 'zo');
		const record = recordOf(play, {date: '2026-11-23', digest: await digestFor(example)});
		const first = programThat('keeps the first');
		const opening = withCommands(await reopened({as: 'resumed', record}), {chooser: first, race: 'run:'});
		expect(opening.settings.race).toBe('nobody');
		const {play: resumed} = openGame(opening, () => 'b', deaf);
		const answerers = answerersFor(opening.settings);
		try {
			expect(await beginPrograms(resumed, answerers)).toBeUndefined();
			const {play: asking} = playMove(resumed, 'd');
			const {play: on} = takeAnswer(asking, await askForAnswer(asking, answerers));
			expect(on.moves).toMatch(new RegExp(`^${play.moves}d\\d+$`));
			const lines = answerers.player.programs.log([first]);
			const asked = lines.flatMap(({kind, text}) =>
				kind === 'asked' && text.startsWith('choose') ? [text] : [],
			);
			expect(asked.map(line => line.slice(0, 9))).toEqual(['choose z ', 'choose o ', 'choose d ']);
		} finally {
			await answerers.player.programs.stop();
		}
	});

	test.each([
		['chooser', 'never says ready', '#chooser answered “hello” where'],
		['guesser', 'guesses twice', '#guesser guessed a a second time'],
		['guesser', 'talks nonsense', '#guesser answered “nonsense\u{FFFD}”, which is not a letter'],
	] as const)('whose %s forfeits it says so among its moves, in its code, too', async (side, does, told) => {
		const play = await playOut(begin(settingsWith({[side]: programThat(does)})), 'abc');
		expect(play.moves).toContain(told);
		const digest = await digestFor(example);
		const record = finishedRecord(play, {date: '2026-11-23', digest});
		expect(record.end.result).toBe('watched');
		const read = decodeGame(codeOf(play, digest) ?? '');
		if (!read.ok) throw new Error(read.reason);
		expect(read.game.moves).toBe(play.moves);
		const coded = {...read.game, settings: {...read.game.settings, dictionary: 'example'}};
		const again = openGame(await reopened({as: 'replayed', record: coded}), () => 'b', deaf).play;
		expect(again).toMatchObject({moves: play.moves, forfeit: play.forfeit});
		const name = side === 'guesser' ? 'The guesser' : 'a program';
		expect(cheatText(again)).toContain(`${name} ${play.forfeit?.reason}. `);
		expect(codeOf(again, digest)).toBeDefined();
		const theirs = beginRival(begin(settingsWith({...play.settings, guesser: 'you'})), {
			kind: 'them',
			moves: play.moves,
		});
		const forfeit = await playRival(theirs, answerersFor(settingsWith({})), {});
		expect(raceVerdict(raceOf(theirs.play, endRival(theirs, forfeit)))).toContain('forfeits the race.');
	});

	test('is set beside yours by its answers', async () => {
		const play = await playLetters(settings, 'zeoabd');
		const mine = begin(settingsWith({chooser: 'run:nothing'}));
		let rival = beginRival(mine, {kind: 'them', moves: play.moves});
		const answerers = {workers: localWorkers(), player: {programs: createPrograms()}};
		const forfeit = await playRival(rival, answerers, {
			onProgress(answered) {
				rival = takeRivalGuess(rival, answered);
			},
		});
		expect(endRival(rival, forfeit).play.game).toEqual(play.game);
	});

	test.each(['e', 'e7', 'e999999', 'z0#chooser', 'z0#nobody failed', 'e9e9', '0'])(
		'that says %s is not asked of anybody',
		moves => {
			const {play} = kinds.hangman.resume(begin(settingsWith({chooser: 'program:alphabet'})), moves);
			expect(isAsking(play)).toBe(false);
		},
	);
});

test('a guesser that a file calls a program is you, and nothing is asked of it', async () => {
	const settings = {...kinds.hangman.writeSettings(settingsWith({})), guesser: 'program:alphabet'};
	const record = {
		id: 'a',
		date: '2026-11-23',
		game: 'hangman',
		settings,
		digest: await digestFor(example),
		moves: 'z',
	} as const;
	const {play} = openGame(await reopened({as: 'resumed', record}), () => 'b', deaf);
	expect(play.game.turns).toHaveLength(1);
	expect([isAsking(play), isOver(play), botToGuess(play)]).toEqual([false, false, undefined]);
});
