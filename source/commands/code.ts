import {decodeGame, type CodedGame} from '../codes/code.js';
import {findCodes} from '../codes/find.js';
import {hasDaily} from '../daily/calendar.js';
import {dailyWords} from '../dictionaries/index.js';
import {kindNamed} from '../games/kinds.js';
import {findList} from '../codes/digest.js';
import {leftDaily, type Reopening} from '../games/open.js';
import {findGame, isByMessage} from '../games/ghost/message.js';
import {openPlayer, type Player} from '../games/player.js';
import {preferences} from '../settings/preferences.js';
import {wordsTable} from '../settings/words.js';
import {codeRefusals} from '../text/share.js';
import {lineRefusals} from '../text/ghost/message.js';
import {usage} from '../text/refusals.js';
import {CommandError} from '../terminal/program.js';
import {commandOf, usageError, type Order} from './command.js';
import {faceOf, tellFault, show} from './environment.js';
import {openDictionary} from './output.js';

/** A game that can be played: of six letters of `common` against evil. */
const exampleCode = 'h.6.8.evil.4f2a.750bf39.eaiostrn.0h2g';

const table = {...wordsTable, ...preferences};

type GivenOptions = Order<typeof table>['given'];

const refuse = (reason: keyof typeof codeRefusals): CommandError => new CommandError(codeRefusals[reason]);

function readGame(command: 'play' | 'replay', words: readonly string[]): CodedGame {
	const [code, surplus] = words;
	if (code === undefined) throw usageError(usage.codeOf(command));
	const read = decodeGame(code);
	if (!read.ok) {
		const found = findCodes(words.join(' '));
		const [game, other] = found.ok ? found.games : [];
		if (game !== undefined && other === undefined) return game;
	}

	if (surplus !== undefined) throw usageError(usage.oneCode(surplus));
	if (!read.ok) throw refuse(read.reason);
	return read.game;
}

/** The words of a code, and the code with their name among its settings. */
async function withWords(coded: CodedGame, given: GivenOptions, lists: Readonly<Record<string, string>>) {
	const {game, settings, digest} = coded;
	const source = kindNamed(game).source(settings);
	if (game === 'daily') return {record: coded, source, dictionary: await openDictionary(dailyWords)};
	const found = await findList({language: source.language, digest}, given.dictionary, lists);
	if (!found.ok) throw refuse(found.reason);
	return {...found, record: {...coded, settings: {...settings, ...found.source}}};
}

/** The game that friends play by message, as it waits here, to go on with their line; or one to join. */
async function openMessage(line: string, record: CodedGame, {store}: Player): Promise<Reopening> {
	const [waiting, elsewhere, {games}] = await Promise.all([
		store.waiting(),
		store.playedElsewhere(),
		store.history(),
	]);
	const left = findGame(record, waiting, games);
	if (left === 'over') throw new CommandError(lineRefusals.over);
	if (findGame(record, elsewhere, []) !== undefined) throw new CommandError(lineRefusals.elsewhere);
	return left ? {as: 'resumed', record: left, line} : {as: 'joined', record};
}

/** Returns how to open the game of a code: the player's own unfinished day is resumed, any other game is played beside theirs. */
async function openPlayed(line: string, record: CodedGame, player: Player): Promise<Reopening> {
	const {game, settings, moves} = record;
	if (isByMessage(record)) return openMessage(line, record, player);
	const left = game === 'daily' && leftDaily(await player.store.waiting(), String(settings.day));
	if (left && left.moves.startsWith(moves)) return {as: 'resumed', record: left};
	return {as: settings.forAFriend === true ? 'joined' : 'against', record};
}

/** `wordfiend play CODE` is the same game for you, and at the end both beside each other; `wordfiend replay CODE` is someone’s game, letter by letter. */
async function openCode(
	command: 'play' | 'replay',
	{words, given, usual}: Order<typeof table>,
): Promise<number> {
	const coded = readGame(command, words);
	if (coded.game === 'daily' && !hasDaily(String(coded.settings.day))) throw refuse('unknown-day');
	const player = openPlayer(given, tellFault);
	const {lists = {}} = await player.store.config();
	const {record, source, dictionary} = await withWords(coded, given, lists);
	const reopening: Reopening =
		command === 'replay' ? {as: 'replayed', record} : await openPlayed(words.join(' '), record, player);
	return show(faceOf(given), {
		given,
		usual,
		read: {source, dictionary},
		route: {to: 'go-on', with: reopening},
	});
}

export const playCode = commandOf({
	usage: 'CODE [options]',
	examples: [
		[`wordfiend play ${exampleCode}`, 'the same game for you'],
		['wordfiend play CODE --dictionary words.txt', 'a game with a list of your own'],
	],
	takesWords: Infinity,
	table,
	notes: ['The same words, fiend, seed and wrong guesses; at the end you see both games beside each other.'],
	run: order => openCode('play', order),
});

export const replayCode = commandOf({
	usage: 'CODE [options]',
	examples: [[`wordfiend replay ${exampleCode}`, 'what each letter cost']],
	takesWords: Infinity,
	table,
	notes: ['Their game, letter by letter, and its review.'],
	run: order => openCode('replay', order),
});
