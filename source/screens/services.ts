import type {LoadedDictionary} from '../dictionary-files.js';
import type {
	MomentReview,
	Assessment,
	Book,
	ChooserName,
	Coaching,
	Dictionary,
	GuesserName,
	HangmanGame,
	Letter,
	Moment,
	Node,
	OnProgress,
	Ranking,
	Situation,
	Tree,
	Variant,
	Words,
} from '../engine/index.js';
import type {Sight} from '../workers/tasks/rank.js';
import type {Answer} from './hangman/play.js';
import type {Standing, TournamentPlay} from './tournament/play.js';

/** What a game of Hangman is played with. */
type Table = {readonly words: Words; readonly dictionary: Dictionary};

/** What the screens need from outside; long work is done elsewhere than on the thread that draws. */
export type Services = {
	readonly loadDictionary: (source: string, signal: AbortSignal) => Promise<LoadedDictionary>;
	/** Makes a book of Ghost, and tells how far it is. */
	readonly openBook: (
		dictionary: Dictionary,
		minLength: number,
		variant: Variant,
		onProgress: OnProgress,
		signal: AbortSignal,
	) => Promise<Book>;
	readonly coach: (book: Book, node: Node, signal: AbortSignal) => Promise<Coaching>;
	readonly drawTree: (book: Book, node: Node, rows: number, signal: AbortSignal) => Promise<Tree>;
	/** Which of the families that a letter makes the chooser of a game keeps. */
	readonly choose: (
		game: HangmanGame,
		chooser: ChooserName,
		letter: Letter,
		signal: AbortSignal,
	) => Promise<Answer>;
	/** What a guesser thinks at the last of the moments that it is shown. */
	readonly rank: (
		table: Table,
		guesser: GuesserName,
		moments: readonly Sight[],
		signal: AbortSignal,
	) => Promise<Ranking>;
	/** Works out where a game stands, for a moment; asked again, it goes on. `isFinal` when there is no more to find. */
	readonly assess: (
		table: Table,
		situation: Situation,
		signal: AbortSignal,
	) => Promise<{readonly assessment: Assessment; readonly isFinal: boolean}>;
	/** Works out what a moment of a finished game was worth, for a moment; asked again, it goes on. */
	readonly appraise: (
		table: Table,
		moment: Moment,
		isFair: boolean,
		signal: AbortSignal,
	) => Promise<{readonly appraisal: MomentReview; readonly isFinal: boolean}>;
	/** Plays a tournament on all cores until it is done or the signal stops it, and tells how it stands. */
	readonly playTournament: (
		play: Pick<TournamentPlay, 'dictionary' | 'tournament'>,
		signal: AbortSignal,
		onStanding: (standing: Standing) => void,
	) => Promise<void>;
	readonly freshSeed: () => string;
};
