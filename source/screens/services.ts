import type {LoadedDictionary} from '../dictionary-files.js';
import type {
	Appraisal,
	Assessment,
	Book,
	ChooserName,
	Coaching,
	Dictionary,
	GuesserName,
	Moment,
	Node,
	OnProgress,
	Question,
	Ranking,
	Shown,
	Situation,
	Tree,
	Variant,
	Words,
} from '../engine/index.js';
import type {Answer} from './hangman/play.js';
import type {Standing, TournamentPlay} from './tournament/play.js';

/** What a game of Hangman is played with. */
type Table = {readonly words: Words; readonly dictionary: Dictionary};

/** What the screens need from outside; long work is done elsewhere than on the thread that draws. */
export type Services = {
	readonly loadDictionary: (source: string) => Promise<LoadedDictionary>;
	/** Makes a book of Ghost, and tells how far it is. */
	readonly openBook: (
		dictionary: Dictionary,
		minLength: number,
		variant: Variant,
		onProgress: OnProgress,
	) => Promise<Book>;
	readonly coach: (book: Book, node: Node) => Promise<Coaching>;
	readonly drawTree: (book: Book, node: Node, rows: number) => Promise<Tree>;
	/** Which of a question's families a chooser keeps. */
	readonly choose: (table: Table, chooser: ChooserName, question: Omit<Question, 'words'>) => Promise<Answer>;
	/** What a guesser thinks of what is shown. */
	readonly rank: (table: Table, guesser: GuesserName, shown: Omit<Shown, keyof Table>) => Promise<Ranking>;
	/** Works out where a game stands, for a moment; asked again, it goes on. `isFinal` when there is no more to find. */
	readonly assess: (
		table: Table,
		situation: Situation,
	) => Promise<{readonly assessment: Assessment; readonly isFinal: boolean}>;
	/** Works out what a moment of a finished game was worth, for a moment; asked again, it goes on. */
	readonly appraise: (
		table: Table,
		moment: Moment,
		isFair: boolean,
	) => Promise<{readonly appraisal: Appraisal; readonly isFinal: boolean}>;
	/** Plays a tournament on all cores until it is done or the signal stops it, and tells how it stands. */
	readonly playTournament: (
		play: Pick<TournamentPlay, 'dictionary' | 'tournament'>,
		signal: AbortSignal,
		onStanding: (standing: Standing) => void,
	) => Promise<void>;
	readonly freshSeed: () => string;
};
