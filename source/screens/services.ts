import type {LoadedDictionary} from '../dictionary-files.js';
import type {ChooserName, Dictionary, GuesserName, Question, Ranking, Shown, Words} from '../engine/index.js';
import type {GhostBook} from '../setup/ghost.js';
import type {Standing, TournamentPlay} from './tournament/play.js';

/** What a game of Hangman is played with. */
type Table = {readonly words: Words; readonly dictionary: Dictionary};

/** What the screens need from outside; long work is done elsewhere than on the thread that draws. */
export type Services = {
	readonly loadDictionary: (source: string) => Promise<LoadedDictionary>;
	readonly makeBook: (dictionary: Dictionary, minLength: number) => Promise<GhostBook>;
	/** Which of a question's families a chooser keeps, by its index. */
	readonly choose: (table: Table, chooser: ChooserName, question: Omit<Question, 'words'>) => Promise<number>;
	/** What a guesser thinks of what is shown. */
	readonly rank: (table: Table, guesser: GuesserName, shown: Omit<Shown, keyof Table>) => Promise<Ranking>;
	/** Plays a tournament on all cores until it is done or the signal stops it, and tells how it stands. */
	readonly playTournament: (
		play: Pick<TournamentPlay, 'dictionary' | 'tournament'>,
		signal: AbortSignal,
		onStanding: (standing: Standing) => void,
	) => Promise<void>;
	readonly freshSeed: () => string;
};
