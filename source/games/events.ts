import type {GhostEvent} from './ghost.js';
import type {HangmanEvent} from './hangman.js';

/** What happens in games, whatever shows them; each event holds the game as it is after it. */
export type GameEvent = HangmanEvent | GhostEvent;

/** Hears what happens in games: one could keep statistics without touching what shows them. */
export type GameListener = (event: GameEvent) => void;
