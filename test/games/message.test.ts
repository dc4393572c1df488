import fc from 'fast-check';
import {deaf} from './moves.js';
import {describe, expect, test} from 'vitest';
import {anyCharacter} from '../any-character.js';
import {encodeGame} from '../../source/codes/code.js';
import {shortDigestOf} from '../../source/codes/digest.js';
import {findCodes} from '../../source/codes/find.js';
import {makeBook, readGhostMoves} from '../../source/engine/index.js';
import {ghost} from '../../source/games/ghost/kind.js';
import {beginGhost, friendToMove, replay, type GhostPlay} from '../../source/games/ghost/ghost.js';
import {codeOf, finishedRecord, recordOf} from '../../source/games/kinds.js';
import {
	codeToSend,
	findGame,
	isToSend,
	joinAs,
	joinersOf,
	receive,
} from '../../source/games/ghost/message.js';
import {openGame} from '../../source/games/open.js';
import type {Texts} from '../../source/settings/setting.js';
import type {GameRecord, LeftGame} from '../../source/store/index.js';
import {lineToSend} from '../../source/text/ghost/message.js';
import {settleGhost} from '../settings/settle.js';
import {dictionaryOf} from '../engine/helpers.js';

const dictionary = dictionaryOf('chat\ncheese\ncool\ndeal');
const digest = shortDigestOf(dictionary);
const book = makeBook('ghost', dictionary, 1);

/** A game by message after some moves, as one of the players has it. */
function gameOf(moves: string, here = 0, asked: Texts = {}): GhostPlay {
	const texts = {opponent: 'elsewhere', names: 'Ann,Ben', seed: '4f2a', minLength: '1', ...asked};
	const settings = {...settleGhost(texts, 's'), here, seed: texts.seed};
	return ghost.resume(beginGhost(book, settings, 'one'), readGhostMoves(moves)).play;
}

function lineAfter(moves: string, here = 0, asked: Texts = {}): string {
	const play = gameOf(moves, here, asked);
	return lineToSend(play, codeToSend(play) ?? '');
}

/** The letters after a line, or why it is refused. */
const reasonOf = (play: GhostPlay, pasted: string): string => {
	const received = receive(play, pasted);
	return received.ok ? replay(play, received.moves).play.game.fragment : received.reason;
};

describe('a line that is pasted', () => {
	const line = lineAfter('ch', 1);
	const code = line.split(' ').at(-1) ?? '';

	test('says what it is to someone who has never heard of the game', () => {
		expect(line).toMatch(
			/^Ben’s letter in our Ghost, a word game: CH, Ann’s turn\. Play: wordfiend play g\.ghost\.elsewhere\.4f2a\.[a-z\d.-]+\.ch\.[a-z\d]{4}$/,
		);
		expect(lineAfter('chat', 1)).toContain('CHAT, Ben loses.');
		expect(lineAfter('cz!', 0, {rule: 'challenge'})).toContain(
			'Ann’s challenge in our Ghost, a word game: CZ, Ben must name a word.',
		);
		expect(lineAfter('c', 0, {names: ''})).toContain('My letter in our Ghost, a word game: C, your turn.');
		expect(lineAfter('chat', 0, {names: ''})).toMatch(
			/^Your letter in our Ghost, a word game: CHAT, you lose\./,
		);
	});

	test.each<[name: string, pasted: string, taken: string]>([
		['as it was sent', line, 'ch'],
		['the code alone', code, 'ch'],
		['in lower case', line.toLowerCase(), 'ch'],
		['quoted', `On Monday Ben wrote:\n> ${line}\n> -- \n> Ben`, 'ch'],
		[
			'wrapped by a mail program',
			`> ${line.slice(0, -30)}\n> ${line.slice(-30, -9)}=\n> ${line.slice(-9)}\n\nBye!`,
			'ch',
		],
		['twice', `${line}\n${line}`, 'ch'],
		['with the older one below', `${line}\n\n> ${lineAfter('c')}`, 'ch'],
		['with a line of another game', `${lineAfter('d', 0, {seed: '0000'})}\n${line}`, 'ch'],
		['cut', line.slice(0, -5), 'truncated'],
		[
			'with a letter changed',
			`${line.slice(0, -9)}${line.at(-9) === 'Z' ? 'Y' : 'Z'}${line.slice(-8)}`,
			'mistyped',
		],
		['of another game', lineAfter('d', 0, {seed: '0000'}), 'other-game'],
		['of a game with other rules', lineAfter('ch', 1, {minLength: '3'}), 'other-game'],
		['nothing', '', 'bad'],
		['no line at all', 'See you tomorrow, at 10 or so!', 'bad'],
	])('%s', (_, pasted, taken) => {
		expect(reasonOf(gameOf('c'), pasted)).toBe(taken);
	});

	test('that comes late, or again, changes nothing', () => {
		expect(reasonOf(gameOf('cho'), line)).toBe('older');
		expect(reasonOf(gameOf('ch'), line)).toBe('same');
	});

	test.each<[name: string, moves: string, reason: string]>([
		['tells another game up to here', 'dea', 'changed'],
		['holds a letter of yours', 'cha', 'yours'],
	])('that is forged: it %s', (_, moves, reason) => {
		const forged = encodeGame({
			game: 'ghost',
			settings: ghost.writeSettings(gameOf('')),
			digest,
			moves,
		});
		expect(reasonOf(gameOf('c'), forged ?? '')).toBe(reason);
	});

	test('with a move that the rules refuse is not taken', () => {
		const forged = encodeGame({
			game: 'ghost',
			settings: ghost.writeSettings(gameOf('')),
			digest,
			moves: 'c!',
		});
		expect(reasonOf(gameOf('c'), forged ?? '')).toBe('illegal');
	});

	test('when the lines of three cross, the newest has it all', () => {
		const three = {opponent: 'elsewhere,elsewhere', names: 'Ann,Ben,Cid'};
		const cid = lineAfter('che', 2, three);
		const ben = lineAfter('ch', 1, three);
		const ann = gameOf('c', 0, three);
		const received = receive(ann, cid);
		if (!received.ok) throw new Error(received.reason);
		expect(received.moves).toMatchObject([{letter: 'h'}, {letter: 'e'}]);
		expect(reasonOf(replay(ann, received.moves).play, ben)).toBe('older');
		expect(reasonOf(gameOf('c', 0, three), `${cid}\n${ben}`)).toBe('che');
	});

	test('whatever is pasted, the game is as it was or holds more of the same', () => {
		const play = gameOf('c');
		fc.assert(
			fc.property(fc.string({unit: anyCharacter, maxLength: 80}), fc.nat(line.length), (noise, at) => {
				const received = receive(play, line.slice(0, at) + noise + line.slice(at));
				if (received.ok) expect(received.moves).toMatchObject([{letter: 'h'}]);
			}),
			{numRuns: 25},
		);
	});
});

describe('whoever joins by a line', () => {
	const asked = {opponent: 'elsewhere,elsewhere', names: 'Ann,Ben,Cid'};
	const joining = (moves: string, more: Texts) => {
		const {book, settings} = gameOf('', 0, more);
		const own = ghost.shared(settings, {as: 'joined', list: book, moves: readGhostMoves(moves)});
		return {game: 'ghost', list: book, settings: own, joined: readGhostMoves(moves)} as const;
	};

	test('is one of those who did not send it, first whose turn it is', () => {
		const named = (moves: string) => joinersOf(joining(moves, asked)).map(({name}) => name);
		expect(named('c')).toEqual(['Ben', 'Cid']);
		expect(named('ch')).toEqual(['Cid', 'Ann']);
		expect(named('chee')).toEqual(['Ben', 'Cid']);
	});

	test('is known between two, and nobody joins where no friend is elsewhere', () => {
		expect(joinersOf(joining('c', {names: ''}))).toEqual([{player: 1, name: 'player 2'}]);
		expect(joinersOf(joining('c', {opponent: 'human'}))).toEqual([]);
		expect(joinersOf({...joining('c', {}), joined: undefined})).toEqual([]);
	});

	test('has the game as that player', () => {
		const opening = joining('c', asked);
		const cid = joinersOf(opening)[1];
		const {play} = openGame(joinAs(opening, cid ?? {player: 0, name: ''}), deaf);
		expect(play.players.map(({name}) => name)).toEqual(['Ann', 'Ben', 'you']);
		expect(friendToMove(play)?.name).toBe('Ben');
	});
});

test('a line is to be sent after one’s own move, and after no other', () => {
	expect([gameOf('', 0), gameOf('c', 0), gameOf('ch', 0), gameOf('ch', 1)].map(isToSend)).toEqual([
		false,
		true,
		false,
		true,
	]);
	expect(isToSend(gameOf('c', 0, {opponent: 'human'}))).toBe(false);
	// The player who ended a round of a match may send it again before the next one begins.
	expect(isToSend(gameOf('chat', 1, {isMatch: 'yes'}))).toBe(true);
	expect(codeToSend(gameOf(''))).toBeUndefined();
});

test('the game that a line is of is found among those that wait and those that are over, and no other', () => {
	const recorded = (moves: string, asked: Texts = {}, from = digest) => ({
		...recordOf(gameOf(moves, 0, asked), '2026-11-21'),
		digest: from,
	});
	const left = (record: GameRecord): LeftGame => ({...record, changed: new Date(0)});
	const line = recorded('ch');
	const mine = left(recorded('c'));
	const others = [
		recorded('c', {seed: '0000'}),
		recorded('c', {names: 'Ann,Cid'}),
		recorded('c', {rule: 'challenge'}),
		recorded('c', {}, '0000000'),
	].map(left);
	expect(findGame(line, [...others, mine], [])).toBe(mine);
	expect(findGame(line, others, [])).toBeUndefined();
	const over = finishedRecord(recordOf(gameOf('chat'), '2026-11-21'));
	expect(over && findGame(line, others, [over])).toBe('over');
	const here = {opponent: 'human'};
	expect(findGame(recorded('ch', here), [left(recorded('c', here))], [])).toBeUndefined();
});

test('codes keep several players, their names and the friends elsewhere', () => {
	const play = gameOf('c', 0, {opponent: 'careless,human,perfect', names: 'Ann,Żaneta'});
	const found = findCodes(codeOf(play) ?? '');
	expect(found.ok && found.games[0]?.settings).toMatchObject({
		opponent: 'careless,human,perfect',
		names: 'Ann,Żaneta',
	});
});

test('who joins is whoever’s turn it is', () => {
	const {settings} = gameOf('ch', 0, {opponent: 'elsewhere,elsewhere', names: ''});
	const joined = (moves: string) =>
		ghost.shared(settings, {as: 'joined', list: book, moves: readGhostMoves(moves)});
	expect(joined('ch').here).toBe(2);
	expect(joined('chat').here).toBe(1);
});
