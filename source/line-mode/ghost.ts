import {
	endRound,
	matchLoser,
	nextSeed,
	penaltyOf,
	seedRandom,
	sideAt,
	turningPoint,
	type Action,
	type Book,
	type GhostGame,
	type GhostMatch,
} from '../engine/index.js';
import {botAt, sideToMove, startGhost, startMatch, type GhostSettings} from '../setup/ghost.js';
import {say, type Dialogue} from './dialogue.js';
import {tellCoach} from './ghost-coach.js';
import {askTurn, showTurn} from './ghost-moves.js';
import {loses, nameInLines, you} from './ghost-names.js';

function eventOf({ending, turns, fragment, book}: GhostGame): string {
	const shown = fragment.toUpperCase();
	const action = turns.at(-1)?.action;
	const word = action?.kind === 'name' ? action.word?.toUpperCase() : undefined;
	switch (ending?.kind) {
		case 'completed': {
			return `Completed word ${shown}`;
		}

		case 'dead': {
			return book.variant === 'ghost'
				? `No word begins with the letters ${shown}`
				: `No word has the letters ${shown}`;
		}

		case 'named': {
			return `${word ?? ''} is a word`;
		}

		case 'unnamed': {
			return word === undefined ? `No word named with ${shown}` : `${word} is no word with ${shown}`;
		}

		case undefined: {
			throw new Error('The game goes on');
		}
	}
}

const letterOf = (action: Action) => (action.kind === 'letter' ? action.letter.toUpperCase() : action.kind);

/** Which of the loser's turns threw a won game away. */
function* tellTurningPoint(game: GhostGame): Dialogue {
	const point = turningPoint(game);
	if (point === undefined) return;
	const {turn, better} = point;
	const at =
		turn.before.fragment === ''
			? 'The first letter'
			: `After ${turn.before.fragment.toUpperCase()} the choice`;
	const held = [...new Set(better.map(letterOf))].join(', ');
	yield* say(`${at} ${letterOf(turn.action)} threw a won game away; winning: ${held}.`);
}

function* playRound(book: Book, settings: GhostSettings, match: GhostMatch): Dialogue<GhostMatch> {
	let random = seedRandom(settings.seed);
	let game = startGhost(book, settings);
	yield* say(`${nameInLines(settings, match.beginner)} goes first`);
	while (game.ending === undefined) {
		const side = sideToMove(match, game);
		const isPerson = botAt(settings, side) === undefined;
		if (settings.verbose && isPerson && !game.isChallenged) yield* tellCoach(game);
		const shown = yield* showTurn(settings, match, game, random);
		if (shown) {
			({game, random} = shown);
		} else {
			({game} = yield* askTurn(game, nameInLines(settings, side)));
		}
	}

	const {loser} = game.ending;
	yield* say(`${eventOf(game)}, ${loses(nameInLines(settings, sideAt(match, loser)))}.`);
	if (settings.verbose) yield* tellTurningPoint(game);
	return endRound(match, loser);
}

/** Ghost over lines of text: a game, or rounds until somebody has all of G-H-O-S-T. */
export function* talkGhost(book: Book, settings: GhostSettings): Dialogue {
	let match = yield* playRound(book, settings, startMatch(settings));
	let {seed} = settings;
	while (settings.isMatch) {
		const scores = ([0, 1] as const).map(side =>
			`${nameInLines(settings, side)}: ${penaltyOf(match, side)}`.trimEnd(),
		);
		yield* say('', ...scores);
		const loser = matchLoser(match);
		if (loser !== undefined) {
			const name = nameInLines(settings, loser);
			yield* say(name === you ? 'You lose the match.' : `${name} loses the match.`);
			return;
		}

		seed = nextSeed(seed);
		yield* say('');
		match = yield* playRound(book, {...settings, seed}, match);
	}
}
