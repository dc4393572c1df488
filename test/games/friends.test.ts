import fc from 'fast-check';
import {deaf} from './moves.js';
import {expect, test} from 'vitest';
import {encodeGame} from '../../source/codes/code.js';
import {shortDigestOf} from '../../source/codes/digest.js';
import {findCodes} from '../../source/codes/find.js';
import {
	makeBook,
	variantNames,
	writeGhostMove,
	type Action,
	readGhostMoves,
} from '../../source/engine/index.js';
import {ghost} from '../../source/games/ghost/kind.js';
import {
	beginGhost,
	friendToMove,
	isGhostOver,
	replay,
	type GhostPlay,
} from '../../source/games/ghost/ghost.js';
import {codeToSend, joinAs, joinersOf, receive} from '../../source/games/ghost/message.js';
import {openGame} from '../../source/games/open.js';
import {lineToSend} from '../../source/text/ghost/message.js';
import {dictionaryOf} from '../engine/helpers.js';
import {settleGhost} from '../settings/settle.js';
import {inNextRound, playMove} from './ghost-moves.js';

const words = ['cart', 'deal', 'ear', 'heart', 'hearts', 'lead', 'tea', 'teach', 'trace'];
const books = variantNames.map(variant => makeBook(variant, dictionaryOf(words.join('\n')), 3));

/** Whole numbers below a bound, each as good as any. */
type Draw = (count: number) => number;

const oneOf = <T>(draw: Draw, choices: readonly T[]): T => {
	const chosen = choices[draw(choices.length)];
	if (chosen === undefined) throw new RangeError('There is nothing to choose from');
	return chosen;
};

const wrapped = (line: string, width: number): string =>
	line.replaceAll(new RegExp(`.{${width}}`, 'g'), '$&=\n> ');

/** A line that whoever has the game so far can tell is forged: an earlier move is another, what follows is their own, or the rules refuse what follows. Which letter a friend chose nobody else can tell. */
function forge(draw: Draw, home: GhostPlay): string {
	const {settings, game, book} = home;
	const digest = shortDigestOf(book.dictionary);
	const isOwnTurn = friendToMove(inNextRound(home)) === undefined;
	const texts = game.moves.map(writeGhostMove);
	const at = draw(texts.length);
	const changed = texts.toSpliced(at, 1, texts[at] === 'z' ? 'y' : 'z').join('');
	const forged = oneOf(draw, [
		changed,
		`${changed}e`,
		...(isOwnTurn ? [`${texts.join('')}e`] : []),
		`${texts.join('')}=lead.=deal.`,
		`${texts.join('')}!!`,
	]);
	return encodeGame({game: 'ghost', settings: ghost.writeSettings({settings}), digest, moves: forged}) ?? '';
}

/** What comes of a line on its way. */
function deliver(draw: Draw, line: string, older: readonly string[], home: GhostPlay | undefined): string {
	return oneOf(draw, [
		() => line,
		() => line.toLowerCase(),
		() => `On Monday they wrote:\n> ${line}\n> --\n> ${oneOf(draw, older)}`,
		() => `> ${wrapped(line, 20 + draw(50))}\n\nSee you, 10 or so`,
		() => `${line}\n${line}`,
		() => `${oneOf(draw, older)}\n${line}`,
		() => line.slice(0, -1 - draw(20)),
		() => line.replace(/.(?=.{5}$)/, 'I'),
		...(home === undefined || home.game.moves.length === 0
			? []
			: [
					() => forge(draw, home),
					() => codeToSend({...home, settings: {...home.settings, seed: 'another'}}) ?? '',
				]),
		() => oneOf(draw, older),
		() => 'Nothing to paste',
	])();
}

/** What someone does who may bluff, challenge and name what is no word, and now and then plays any letter. */
function someAction(draw: Draw, {game}: GhostPlay): Action {
	const {book, rule, fragment, isDead, isChallenged} = game;
	if (isChallenged) return {kind: 'name', word: oneOf(draw, ['', ...words, 'zzz']) || undefined};
	if (rule === 'challenge' && fragment !== '' && (isDead || draw(8) === 0)) return {kind: 'challenge'};
	const place = oneOf(draw, book.variant.places(fragment));
	const any: Action = {kind: 'letter', letter: oneOf(draw, ['a', 'e', 'z']), place};
	return draw(6) === 0 ? any : {kind: 'letter', ...oneOf(draw, book.movesFrom(fragment))};
}

/** The game as someone has it who opens the first line that reaches them. */
function join(pasted: string, player: number, {book, settings}: GhostPlay): GhostPlay | undefined {
	const found = findCodes(pasted);
	const coded = found.ok ? found.games.find(game => game.settings.seed === settings.seed) : undefined;
	const read = coded && ghost.readSettings(coded.settings, book.dictionary);
	const own =
		coded && read && ghost.shared(read, {as: 'joined', list: book, moves: readGhostMoves(coded.moves)});
	if (coded === undefined || own === undefined) return undefined;
	const opening = {game: 'ghost', list: book, settings: own, joined: readGhostMoves(coded.moves)} as const;
	const joiner = joinersOf(opening).find(each => each.player === player);
	return joiner && openGame(joinAs(opening, joiner), deaf).play;
}

test('whole games of two to six by message: no line spoils them, they end, and all have the same', () => {
	const someGame = fc.record({
		book: fc.constantFrom(...books),
		players: fc.integer({min: 2, max: 6}),
		rule: fc.constantFrom('instant', 'challenge'),
		isMatch: fc.constantFrom('yes', 'no'),
		chances: fc.infiniteStream(fc.nat()),
	});
	fc.assert(
		fc.property(someGame, ({book, players, rule, isMatch, chances}) => {
			const draw: Draw = count => Number(chances.next().value) % count;
			const opponent = Array.from({length: players - 1}, () => 'elsewhere').join();
			const texts = {opponent, rule, isMatch, minLength: '3', variant: book.variant.name, seed: '4f2a'};
			const begun = beginGhost(book, settleGhost(texts, '4f2a'), 'one');
			const homes: (GhostPlay | undefined)[] = [begun, ...Array.from({length: players - 1}, () => undefined)];
			let truth = begun;
			const lines: string[] = [];
			const movesIn = (home: GhostPlay) => home.game.moves.map(writeGhostMove);

			function paste(player: number, pasted: string): void {
				const home = homes[player];
				if (home === undefined) {
					homes[player] = join(pasted, player, truth);
				} else {
					const received = receive(home, pasted);
					if (received.ok) homes[player] = replay(home, received.moves).play;
				}

				const told = homes[player] ? movesIn(homes[player]) : [];
				expect(told).toEqual(movesIn(truth).slice(0, told.length));
				expect(told.length).toBeGreaterThanOrEqual(home ? home.game.moves.length : 0);
			}

			const newest = () => lines.at(-1) ?? '';
			while (!isGhostOver(truth)) {
				const player = inNextRound(truth).game.toMove;
				const isBegun = lines.length > 0;
				const pasteSome = (to: number) => {
					if (isBegun) paste(to, deliver(draw, newest(), lines, homes[to]));
				};

				for (let left = draw(3); left > 0; left--) pasteSome(draw(players));
				// Whatever else comes, at last the newest line does.
				if (isBegun) paste(player, newest());
				pasteSome(player);
				const home = homes[player];
				if (home === undefined) throw new Error('A whole line was not taken');
				const result = playMove(home, someAction(draw, inNextRound(home)));
				if (!result.ok) continue;
				homes[player] = result.play;
				truth = result.play;
				lines.push(lineToSend(truth, codeToSend(truth) ?? ''));
			}

			for (let player = 0; player < players; player++) paste(player, newest());
			for (const home of homes) {
				expect(home && movesIn(home)).toEqual(movesIn(truth));
				expect(home?.game).toMatchObject({ending: truth.game.ending, fragment: truth.game.fragment});
				expect(home && isGhostOver(home)).toBe(true);
			}
		}),
		{numRuns: 6},
	);
});
