import type {News, Part} from '../page/page.js';
import type {App} from '../screens/app.js';
import {letterKeyOf, type LivePage, type Painter} from './choices.js';
import type {Channel} from './channel.js';

type Heard =
	| {readonly kind: 'lines'; readonly lines: readonly string[]}
	| {readonly kind: 'sentence'; readonly text: string};

/** Returns the lines that follow those printed before, or all where they begin anew. */
const newLines = (before: readonly string[], now: readonly string[]): readonly string[] =>
	before.every((line, at) => line === now[at]) ? now.slice(before.length) : now;

type Telling = {
	readonly app: App;
	readonly channel: Channel;
	readonly painter: Painter;
};

/** The most characters of sentences that share a line with the question. Those of a turn always do; of a longer story each has a line. */
const longestLine = 240;

/** Returns what makes a part another one. A form whose values change stays the same. */
const identityOf = (part: Part, lines: readonly string[]): string =>
	part.part === 'form' ? part.rows.map(({name}) => name).join() : lines.join('\n');

/** Notes what happens in the app from now on; tells that, and what is new on the page. */
export class Teller {
	readonly stop: () => void;
	readonly #telling: Telling;
	/** Events that are not printed yet. */
	#heard: Heard[] = [];
	#printed: readonly string[] = [];
	#notice: string | undefined;
	/** The news that were noted at this point of the game. */
	#news = new Set<string>();
	#newsAt = 0;
	#shown: string[] = [];
	#place = '';
	/** The sentences that will share a line with the question. */
	#remarks: string[] = [];
	#isTurn = false;
	/** Whether anything was said since the last question. */
	#isAnswered = false;

	constructor(telling: Telling) {
		this.#telling = telling;
		this.#note();
		this.stop = telling.app.subscribe(() => this.#note());
	}

	/** Says lines; a single one may wait for the question. */
	readonly tell = (...lines: readonly string[]): void => {
		this.#isAnswered = true;
		const [only = '', ...others] = lines;
		if (this.#telling.painter.isInline && others.length === 0) {
			if (only !== '') this.#remarks.push(only);
			return;
		}

		this.#endRemarks();
		this.#telling.channel.say(...lines);
	};

	/** Tells what has happened, and the parts of the page that are new, or all of them. */
	paint(isAll = false): void {
		const now = this.#telling.app.page();
		const heard = this.#take();
		const isTurn = letterKeyOf(now) !== undefined || now.question !== undefined;
		this.#isTurn = isTurn;
		if (isTurn) this.#place = now.title.trail.join(', ');
		else this.#tellPlace(now);
		if (heard.length > 0) this.#isAnswered = true;
		this.#tellHeard(heard);
		const isTranscript = now.plain !== undefined && heard.some(({kind}) => kind === 'lines');
		// Parts beside a transcript are printed again only on request.
		const known = now.plain ? this.#shown : [];
		this.#tellParts(now.parts, isAll, isTranscript);
		this.#shown.push(...known);
	}

	repeat(): void {
		this.#printed = [];
		this.#news = new Set();
		this.#note();
		this.paint(true);
	}

	/** Prints the part that a command asks for, or the last message again, if nothing new was printed: every line gets an answer. */
	breakSilence(command: string): void {
		if (this.#isAnswered) return;
		const {app, painter} = this.#telling;
		const {parts, news} = app.page();
		const asked = parts.filter(({answers}) => answers === command);
		const last = (painter.isInline ? news?.spoken : undefined) ?? news?.text;
		for (const part of asked) this.tell(...painter.part(part, true));
		if (asked.length === 0 && last !== undefined) this.tell(painter.sentence(last));
	}

	/** Tells what covers the page, such as its help, without the keys of the screen. */
	tellCover(): void {
		const {app, painter} = this.#telling;
		for (const part of app.page().parts) if (part.part === 'prose') this.tell(...painter.part(part, true));
	}

	/** Returns the prompt of a question, after the sentences that share its line. */
	promptOf(question: string): string {
		if (!this.#isTurn && this.#remarks.join(' ').length > longestLine) {
			this.#telling.channel.say(...this.#remarks);
			this.#remarks = [];
		}

		const prompt = [...this.#remarks, question].join(' ');
		this.#remarks = [];
		this.#isAnswered = false;
		return prompt === '' || prompt.endsWith(' ') ? prompt : `${prompt} `;
	}

	/** Tells what has happened at last, as no question follows. */
	finish(): void {
		this.#tellHeard(this.#take());
		this.#endRemarks();
	}

	#take(): readonly Heard[] {
		const taken = this.#heard;
		this.#heard = [];
		return taken;
	}

	#note(): void {
		const {app} = this.#telling;
		const {news, plain} = app.page();
		const {notice} = app.picture();
		const before = this.#heard.length;
		// A transcript leaves out what is quiet, and adds nothing until it asks.
		const isToBeTold = plain === undefined || (news?.as !== 'quiet' && (plain.question !== '' || plain.then));
		if (news && isToBeTold) this.#noteNews(news);
		const lines = plain?.lines ?? this.#printed;
		// The transcript has its own words for what is news.
		if (lines.join('\n') !== this.#printed.join('\n'))
			this.#heard = [...this.#heard.slice(0, before), {kind: 'lines', lines: newLines(this.#printed, lines)}];
		this.#printed = lines;
		if (notice !== undefined && notice !== this.#notice) this.#heard.push({kind: 'sentence', text: notice});
		this.#notice = notice;
	}

	#noteNews({text, spoken = text, at = this.#newsAt}: News): void {
		const words = this.#telling.painter.isInline || spoken === '' ? spoken : text;
		const identity = `${at} ${words}`;
		// Another game has begun, in which the same may happen.
		if (at < this.#newsAt) {
			this.#news = new Set();
			this.#shown = [];
		}

		this.#newsAt = at;
		if (words === '' || this.#news.has(identity)) return;
		this.#news.add(identity);
		this.#heard.push({kind: 'sentence', text: words});
	}

	#endRemarks(): void {
		if (this.#remarks.length > 0) this.#telling.channel.say(this.#remarks.join(' '));
		this.#remarks = [];
	}

	#tellHeard(heard: readonly Heard[]): void {
		const {channel, painter} = this.#telling;
		for (const each of heard) {
			if (each.kind === 'lines') channel.say(...each.lines);
			else this.tell(painter.sentence(each.text));
		}
	}

	/** Tells where the player is, unless only something over it is gone. */
	#tellPlace({title: {trail}}: LivePage): void {
		const {painter} = this.#telling;
		const here = trail.join(', ');
		if (painter.isInline && !this.#place.startsWith(here)) this.tell(painter.sentence(here));
		this.#place = here;
	}

	#tellParts(all: readonly Part[], isAll: boolean, isTranscript: boolean): void {
		const {painter} = this.#telling;
		const parts = all.map(part => {
			const lines = painter.part(part, isAll);
			const isLive = part.part === 'word' || part.part === 'meter';
			return {lines, identity: identityOf(part, lines), isLive};
		});
		const isNew = ({identity}: {readonly identity: string}) => isAll || !this.#shown.includes(identity);
		// Word and meter are printed together.
		const hasMoved = painter.isInline && parts.some(part => part.isLive && isNew(part));
		const shown = isTranscript ? [] : parts.filter(part => isNew(part) || (part.isLive && hasMoved));
		for (const {lines} of shown) if (lines.length > 0) this.tell(...lines);
		this.#shown = parts.map(({identity}) => identity);
	}
}
