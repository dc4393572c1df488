import type {Source} from '../dictionaries/index.js';
import type {Alphabet, Dictionary} from '../engine/index.js';
import type {GameEnd, GameName, RecordedSettings, Standing} from '../store/index.js';

/**
A kind of game, as all see it that keep, code, show and count games without knowing which.

Its state is a value; a record makes the state again, by its settings, its words and its moves.
*/
export type Kind<State, Settings> = {
	readonly name: GameName;
	/** The words of a game, by its settings as a record has them. */
	source(written: RecordedSettings): Source;
	/** The settings of a record; `undefined` where they make no game with these words. */
	readSettings(written: RecordedSettings, dictionary: Dictionary): Settings | undefined;
	writeSettings(state: State): RecordedSettings;
	/** Whether a text can be moves, as far as that is seen without playing them. */
	areMoves(text: string, alphabet: Alphabet): boolean;
	movesOf(state: State): string;
	dictionaryOf(state: State): Dictionary;
	/** Whether bots play and a person only looks on. */
	isWatched(state: State): boolean;
	isOver(state: State): boolean;
	/** Whether all that has been done was done before the game was opened. */
	isReplayed(state: State): boolean;
	/** What a list of games left shows of it. */
	standing(state: State): Standing;
	/** How a game that is over ended. */
	end(state: State): GameEnd;
	/** What marks the answers of its chooser, where it has one. */
	answers?(state: State): number;
	/** What a code says of the settings, where that is less than a record. */
	codedSettings?(state: State): RecordedSettings;
};
