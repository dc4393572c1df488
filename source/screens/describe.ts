import {basename} from 'node:path';
import {formatNumber} from '../components/theme.js';
import {isBundled, printable} from '../dictionary-files.js';
import type {GhostSettings} from '../setup/ghost.js';
import {currentSource, type AppState} from './app-state.js';
import {reviewAbout} from './hangman/review-texts.js';
import {dictionaryOf} from './shelf.js';

const longestName = 20;

/** A dictionary's name for the title line: its own, or the file's without its folders. */
function nameOfSource(source: string): string {
	const name = isBundled(source) ? source : printable(basename(source));
	return name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name;
}

/** Who plays Ghost against whom, which words count, and the seed where chance plays. */
function ghostStatus({player, opponent, minLength, seed}: GhostSettings): string {
	const words = minLength === 1 ? 'all words' : `${minLength}+ letters`;
	const rest = `${words} · seed ${printable(seed)}`;
	if (player !== 'you') return `${player} – ${opponent === 'human' ? 'you' : opponent} · ${rest}`;
	return opponent === 'human' ? `two players · ${words}` : `${opponent} · ${rest}`;
}

/** What the first line says: where we are, and what is played with. */
export function describe(app: AppState): {readonly trail: readonly string[]; readonly status: string} {
	const {screen} = app;
	const source = currentSource(app);
	const name = nameOfSource(source);
	const count = dictionaryOf(app.shelf, source)?.count;
	const counted = count === undefined ? name : `${name} · ${formatNumber(count)}`;
	switch (screen.name) {
		case 'home': {
			return {trail: [], status: counted};
		}

		case 'rules': {
			return {trail: ['how to play'], status: ''};
		}

		case 'hangman-setup': {
			return {trail: ['hangman', 'set-up'], status: counted};
		}

		case 'ghost-setup': {
			return {trail: ['ghost', 'set-up'], status: counted};
		}

		case 'tournament-setup': {
			return {trail: ['tournament', 'set-up'], status: counted};
		}

		case 'tournament': {
			const {games, seed} = screen.play.request;
			return {trail: ['tournament'], status: `${games} games · ${name} · seed ${printable(seed)}`};
		}

		case 'hangman': {
			const {chooser, length, seed} = screen.play.settings;
			return {
				trail: screen.play.review ? ['hangman', 'review'] : ['hangman'],
				status: `${chooser} · ${length} letters · ${name} · seed ${printable(seed)}`,
			};
		}

		case 'ghost': {
			return {
				trail: [screen.play.settings.variant],
				status: `${ghostStatus(screen.play.settings)} · ${name}`,
			};
		}
	}
}

/** What is asked before something that is under way is left. */
export const leaveQuestion = ({screen}: AppState): string =>
	screen.name === 'tournament' ? 'Stop the tournament?' : 'Leave this game?';

/** What the help says of a screen, above its keys. */
export function aboutText({screen}: AppState): string {
	switch (screen.name) {
		case 'home': {
			return 'Wordfiend plays two word games: Hangman, where it may cheat, and Ghost, where it looks ahead to the end.';
		}

		case 'rules': {
			return 'How both games are played, and how it cheats.';
		}

		case 'tournament': {
			return 'Every guesser plays every chooser on every length. The map shows a number for each; the fuller its box, the more. A game ends when one word is left.';
		}

		case 'tournament-setup':
		case 'hangman-setup':
		case 'ghost-setup': {
			return 'Choose what to play with. In a row with a text, type; everywhere else the arrow keys change the row.';
		}

		case 'hangman': {
			if (screen.play.review) return reviewAbout(screen.play.game);
			return 'Guess the word letter by letter. Each wrong letter costs a guess, and opens the eye a little more.';
		}

		case 'ghost': {
			return screen.play.settings.variant === 'ghost'
				? 'Add a letter to the fragment. Who completes a word loses; so does who leaves a fragment that begins none.'
				: 'Add a letter before the fragment or after it. Who makes it a word loses; so does who makes it part of none.';
		}
	}
}
