import {
	seedRandom,
	trueWord,
	typedLetter,
	type Book,
	type Dictionary,
	type GhostBook,
	type Letter,
} from '../../engine/index.js';
import {answerDrill, beginDrill, type Drill} from '../../games/drill.js';
import {minLengthFault, standardMinLength} from '../../settings/ghost.js';
import {openingsTable} from '../../settings/openings.js';
import {sourceOf} from '../../settings/readers.js';
import {readTable, type Asked} from '../../settings/setting.js';
import {drillAbout, drillAnswerText, drillProgress, drillQuestion} from '../../text/drill.js';
import {openingsAloud} from '../../text/openings.js';
import {hold} from '../../workers/held.js';
import {waitFor, type Dialogue, type Reading} from '../dialogue.js';
import {openBook} from '../ghost-play.js';
import type {LineServices} from '../services.js';
import {askAloud, chooseAloud, tell} from '../voices/spoken/ask.js';
import {fillIn, type Form} from './set-up.js';

type Asking = Pick<Book, 'variant' | 'minLength'>;

function settle(asked: Asked, dictionary: Dictionary): ReturnType<Form<Asking>['settle']> {
	const reading = readTable(openingsTable, asked);
	if (!reading.ok) return {ok: false, sentence: reading.refused};
	const {variant = 'ghost', minLength = standardMinLength} = reading.values;
	const sentence = minLengthFault(dictionary, {...sourceOf(asked), minLength});
	return sentence === undefined ? {ok: true, settings: {variant, minLength}} : {ok: false, sentence};
}

const openingsForm: Form<Asking> = {title: 'Openings', table: openingsTable, settle};

const readReply = (line: string, drill: Drill): Reading<Letter> => {
	const word = line.trim().toLowerCase();
	if (word === 'menu') return {answer: 'menu'};
	const letter = typedLetter(drill.book.dictionary.alphabet, word);
	return letter === undefined ? 'Please enter one letter, or menu.' : {answer: letter};
};

/** Openings to be replied to, until all are known or the menu is wanted. */
function* speakDrill(book: GhostBook, {freshSeed}: LineServices): Dialogue {
	let drill = beginDrill(book, seedRandom(freshSeed()));
	let said = '';
	while (drill.queue.length > 0) {
		const asking = drill;
		const answer = yield* askAloud<Letter>({
			said,
			question: `${drillQuestion(drill)} Letter?`,
			read: line => readReply(line, asking),
			about: `${drillAbout} Menu: leave the drill`,
		});
		if (answer === 'menu') return;
		drill = answerDrill(drill, answer);
		said = drill.last ? drillAnswerText(drill.last) : '';
	}

	yield* tell(`${said} ${drillProgress(drill)}`);
}

/** Who wins Ghost with which letters, the words to know, and a drill. */
export function* enterOpenings(asked: Asked, services: LineServices): Dialogue {
	const filled = yield* fillIn(openingsForm, asked);
	if (filled === undefined) return;
	const {dictionary, settings} = filled;
	const book = yield* openBook(dictionary, settings, services);
	const report = yield* waitFor(() =>
		services.workers.run('find-openings', {book: hold(book)}, {isParallel: true}),
	);
	yield* tell(...openingsAloud(report, dictionary.alphabet, word => trueWord(dictionary, word)));
	if (book.variant !== 'ghost') return;
	for (;;) {
		const way = yield* chooseAloud<'drill' | 'menu'>('', [
			{name: 'drill', text: 'drill: reply to the openings until you know them'},
			{name: 'menu', text: 'menu'},
		]);
		if (way === 'menu') return;
		yield* speakDrill(book, services);
	}
}
