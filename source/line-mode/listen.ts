import type {News} from '../page/page.js';
import type {App} from '../screens/app.js';
import type {LivePage} from './choices.js';

/** Something that happened: lines of a transcript, or a sentence. */
export type Heard =
	| {readonly kind: 'lines'; readonly lines: readonly string[]}
	| {readonly kind: 'sentence'; readonly text: string};

const startsWith = (lines: readonly string[], start: readonly string[]): boolean =>
	start.every((line, at) => line === lines[at]);

/** Returns the lines that follow those printed before, or all where they begin anew. */
const newLines = (before: readonly string[], now: readonly string[]): readonly string[] =>
	startsWith(now, before) ? now.slice(before.length) : now;

/** Notes what happens in the app from now on. */
export function listen(app: App, page: () => LivePage, isSpoken: boolean) {
	let heard: Heard[] = [];
	let printed: readonly string[] = [];
	/** The news that have been noted of this game. */
	let known = new Set<string>();
	let at = 0;
	let notice: string | undefined;

	function noteNews({text, spoken = text, at: now = at}: News): void {
		const told = isSpoken || spoken === '' ? spoken : text;
		const identity = `${now} ${told}`;
		if (now < at) known = new Set();
		at = now;
		if (told === '' || known.has(identity)) return;
		known.add(identity);
		heard.push({kind: 'sentence', text: told});
	}

	function note(): void {
		const {news, plain} = page();
		const {notice: now} = app.picture();
		const before = heard.length;
		// A transcript that asks nothing yet has nothing to add.
		if (news && (plain?.question !== '' || plain.then)) noteNews(news);
		const lines = plain?.lines ?? printed;
		// The transcript has its own words for what is news.
		if (lines.join('\n') !== printed.join('\n'))
			heard = [...heard.slice(0, before), {kind: 'lines', lines: newLines(printed, lines)}];
		printed = lines;
		if (now !== undefined && now !== notice) heard.push({kind: 'sentence', text: now});
		notice = now;
	}

	note();
	return {
		stop: app.subscribe(note),
		/** Returns what happened since it was asked last. */
		take(): readonly Heard[] {
			const taken = heard;
			heard = [];
			return taken;
		},
		/** Notes all lines of the transcript again, and the news. */
		repeat() {
			printed = [];
			known = new Set();
			note();
		},
	};
}
