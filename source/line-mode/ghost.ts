import {play, seedRandom, type Letter, type Seat} from '../engine/index.js';
import {
	computerLetter,
	computerSeat,
	startGhost,
	type GhostBook,
	type GhostSettings,
} from '../setup/ghost.js';
import {ask, readLetter, say, type Dialogue} from './dialogue.js';

const you = 'Player';

/** What the one who moves first and the other are called. */
function namePlayers(settings: GhostSettings): readonly [string, string] {
	const seat = computerSeat(settings);
	if (seat === undefined) return ['Player 1', 'Player 2'];
	return seat === 0 ? ['Computer', you] : [you, 'Computer'];
}

function* askMove(fragment: string, name: string): Dialogue<Letter> {
	yield* say(`Current prefix: ${fragment.toUpperCase()}`.trimEnd());
	return yield* ask(name === you ? 'Enter letter choice: ' : `${name}, enter letter choice: `, readLetter);
}

/** One game of Ghost over lines of text. */
export function* talkGhost(book: GhostBook, settings: GhostSettings): Dialogue {
	const names: Record<Seat, string> = namePlayers(settings);
	let random = seedRandom(settings.seed);
	let game = startGhost(book);
	yield* say(`${names[0]} goes first`);
	while (game.ending === undefined) {
		let letter: Letter;
		const choice = computerLetter(settings, game, random);
		if (choice === undefined) {
			letter = yield* askMove(game.fragment, names[game.toMove]);
		} else {
			[letter, random] = choice;
			yield* say(`Computer's choice: ${letter.toUpperCase()}`);
		}

		const result = play(game, letter);
		if (!result.ok) throw new Error(`Ghost refused a letter: ${result.reason}`);
		game = result.game;
	}

	const {kind, loser} = game.ending;
	const event = kind === 'completed' ? 'Completed word' : 'No word begins with the letters';
	const verdict = names[loser] === you ? 'you lose' : `${names[loser].toLowerCase()} loses`;
	yield* say(`${event} ${game.fragment.toUpperCase()}, ${verdict}.`);
}
