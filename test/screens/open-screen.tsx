import {render} from 'ink-testing-library';
import {vi} from 'vitest';
import {loadDictionary} from '../../source/dictionary-files.js';
import {
	reviewMoment,
	askChooser,
	assess,
	choosers,
	coach,
	countDictionary,
	createAverageReview,
	createPlayer,
	drawTree,
	emptyScoreboard,
	enterScore,
	guessers,
	openBook,
	planJobs,
	readPosition,
	createSolver,
	workBudget,
} from '../../source/engine/index.js';
import {Motion} from '../../source/hooks/use-motion.js';
import type {TerminalSize} from '../../source/hooks/use-terminal-size.js';
import {App} from '../../source/screens/app.js';
import type {Services} from '../../source/screens/services.js';
import type {Start} from '../../source/screens/start.js';
import {usualGhost, type GhostSettings} from '../../source/setup/ghost.js';
import type {HangmanRequest} from '../../source/setup/hangman.js';

/** How much is searched for what is shown: the same on every machine. */
const work = 10;

const services: Services = {
	loadDictionary,
	openBook: (dictionary, minLength, variant, onProgress) =>
		Promise.resolve(openBook(dictionary, minLength, variant, onProgress)),
	coach: (book, node) => Promise.resolve(coach(book, node)),
	drawTree: (book, node, rows) => Promise.resolve(drawTree(book, node, rows)),
	choose: (game, chooser, letter) => {
		const asked = askChooser(game, letter);
		if (!asked.ok) throw new Error(asked.reason);
		const {family, isProved} = choosers[chooser].begin(game.words)(asked.question);
		return Promise.resolve({family: asked.question.families.indexOf(family), isByBounds: !isProved});
	},
	rank: ({words, dictionary}, guesser, moments) => {
		const mind = guessers[guesser].begin(words);
		const counts = countDictionary(dictionary);
		const rankings = moments.map(sight => mind(readPosition({...sight, words, dictionary: counts})));
		return Promise.resolve(rankings.at(-1) ?? {words: 0, letters: []});
	},
	assess: ({words}, situation) => {
		const assessment = assess(createSolver(words), situation, workBudget(work));
		return Promise.resolve({assessment, isFinal: true});
	},
	appraise: ({words}, moment, isFair) => {
		const appraisal = isFair
			? createAverageReview(words)(moment)
			: reviewMoment(createSolver(words), moment, workBudget(work));
		return Promise.resolve({appraisal, isFinal: true});
	},
	async playTournament({dictionary, tournament}, signal, onStanding) {
		const play = createPlayer(dictionary, tournament);
		const jobs = planJobs(dictionary, tournament);
		let board = emptyScoreboard;
		for (const [index, job] of jobs.entries()) {
			board = enterScore(board, job, play(job));
			onStanding({board, share: (index + 1) / jobs.length, seconds: index + 1});
			await settle();
			if (signal.aborted) return;
		}
	},
	freshSeed: () => '4f2a',
};

export const standard: TerminalSize = {columns: 80, rows: 24};

export const sizes: readonly TerminalSize[] = [{columns: 60, rows: 20}, standard, {columns: 120, rows: 40}];

const named = {
	Enter: '\r',
	Escape: '\u001B',
	Tab: '\t',
	Space: ' ',
	Up: '\u001B[A',
	Down: '\u001B[B',
	Left: '\u001B[D',
	Right: '\u001B[C',
	Backspace: '\b',
	'Ctrl+C': '\u0003',
} as const;

type NamedKey = keyof typeof named;

const isNamed = (key: string): key is NamedKey => Object.hasOwn(named, key);

/** The app on a pretended terminal where nothing moves by itself. */
export function openScreen(start: Start, size = standard, given: Partial<Services> = {}) {
	const app = render(
		<Motion value={false}>
			<App start={start} services={{...services, ...given}} />
		</Motion>,
	);

	const resize = ({columns, rows}: TerminalSize) => {
		Object.defineProperties(app.stdout, {
			columns: {value: columns, configurable: true},
			rows: {value: rows, configurable: true},
		});
		app.stdout.emit('resize');
	};

	resize(size);
	const frame = () => app.lastFrame() ?? '';
	const shows = async (text: string) => {
		await vi.waitFor(
			() => {
				if (!frame().includes(text)) throw new Error(`The screen never showed “${text}”:\n${frame()}`);
			},
			{timeout: 5000, interval: 5},
		);
		return frame();
	};

	return {
		frame,
		/** The screen, once it shows a text. */
		shows,
		resize,
		/** Presses keys one after another, each once the one before has been taken in. */
		async press(...keys: readonly string[]) {
			for (const key of keys) {
				app.stdin.write(isNamed(key) ? named[key] : key);
				await settle();
			}
		},
		paste(text: string) {
			app.stdin.emit('paste', text);
		},
		close: app.unmount,
	};
}

export async function loaded(source: string) {
	const result = await loadDictionary(source);
	if (!result.ok) throw new Error(result.sentence);
	return result.dictionary;
}

/** Long enough for Ink to tell a lone Escape from the start of another key, and to draw. */
async function settle() {
	for (let turn = 0; turn < 4; turn++) {
		await new Promise(resolve => {
			setImmediate(resolve);
		});
	}
}

export const homeStart: Start = {screen: 'home', dictionary: 'example'};

export async function hangmanStart(request: Partial<HangmanRequest> = {}): Promise<Start> {
	const dictionary = await loaded(request.dictionary ?? 'example');
	return {
		screen: 'hangman',
		request: {
			dictionary: 'example',
			guesser: 'you',
			chooser: 'evil',
			secret: undefined,
			verbose: false,
			seed: '4f2a',
			...request,
		},
		dictionary,
	};
}

export async function ghostStart(settings: Partial<GhostSettings> = {}, isSettled = true): Promise<Start> {
	const dictionary = await loaded(settings.dictionary ?? 'example');
	return {
		screen: 'ghost',
		request: {
			...usualGhost,
			dictionary: 'example',
			seed: '4f2a',
			...settings,
		},
		isSettled,
		dictionary,
	};
}
