import {seedRandom, trueWord, type Book, type Step} from '../../engine/index.js';
import {answerDrill, beginDrill, canDrill, isCorrecting, type Drill} from '../../games/drill.js';
import {openingsTable, settleOpenings, type OpeningsSettings} from '../../settings/ghost.js';
import type {Given} from '../../settings/setting.js';
import type {Source} from '../../dictionaries/index.js';
import {drillAbout, drillAnswerText, drillProgress, drillQuestion} from '../../text/drill.js';
import {openingsAloud} from '../../text/openings.js';
import {refused} from '../../text/lines.js';
import {hold} from '../../workers/held.js';
import {waitFor, type Dialogue, type Reading} from '../dialogue.js';
import {openBook, readStep} from '../ghost-play.js';
import type {LineServices} from '../services.js';
import {askAloud, chooseAloud, tell} from '../voices/spoken/ask.js';
import {fillIn, type SpokenForm} from './set-up.js';

const openingsForm: SpokenForm<OpeningsSettings> = {
	title: 'Openings',
	table: openingsTable,
	settle: settleOpenings,
};

function readReply(line: string, {book, queue}: Drill): Reading<Step | 'menu'> {
	if (line.trim().toLowerCase() === 'menu') return {answer: 'menu'};
	const read = readStep(line.trim(), book, queue[0]?.fragment ?? '');
	return typeof read === 'string' ? refused.notReply : read;
}

function* speakDrill(book: Book, {freshSeed}: LineServices): Dialogue {
	let drill = beginDrill(book, seedRandom(freshSeed()));
	let said = '';
	const {typing} = book.variant.phrases;
	while (drill.queue.length > 0) {
		const asking = drill;
		const answer = yield* askAloud<Step | 'menu'>({
			said,
			question: `${drillQuestion(drill.queue[0], isCorrecting(drill))} Letter?`,
			read: line => readReply(line, asking),
			about: `${drillAbout}${typing ? ` ${typing.aloud}.` : ''} Menu: leave the drill`,
		});
		if (answer === 'menu') return;
		drill = answerDrill(drill, answer);
		said = drill.last ? drillAnswerText(drill.last) : '';
	}

	yield* tell(`${said} ${drillProgress(drill)}`);
}

export function* enterOpenings(given: Given<Source>, services: LineServices): Dialogue {
	const filled = yield* fillIn<OpeningsSettings>(openingsForm, given, services);
	if (filled === undefined) return;
	const {dictionary, settings} = filled;
	const book = yield* openBook(dictionary, settings, services);
	const report = yield* waitFor(() =>
		services.workers.run('find-openings', {book: hold(book.data)}, {isParallel: true}),
	);
	yield* tell(...openingsAloud(report, dictionary.alphabet, word => trueWord(dictionary, word)));
	if (!canDrill(book.variant)) return;
	for (;;) {
		const way = yield* chooseAloud<'drill' | 'menu'>('', [
			{name: 'drill', text: 'drill: reply to the openings until you know them'},
			{name: 'menu', text: 'menu'},
		]);
		if (way === 'menu') return;
		yield* speakDrill(book, services);
	}
}
