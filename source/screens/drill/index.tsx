import {Text} from 'ink';
import {hasMeanings} from '../../dictionaries/index.js';
import {seedRandom, type Place, type Book, type Letter} from '../../engine/index.js';
import {answerDrill, beginDrill, canDrill, isCorrecting, knownIn, type Drill} from '../../games/drill.js';
import type {OpeningsSettings} from '../../settings/ghost.js';
import {drillAbout, drillAnswerText, drillProgress, drillQuestion, solvedCardText} from '../../text/drill.js';
import {back, help, letterKey, pickerKeys, placeKey} from '../common-keys.js';
import {
	set,
	type Context,
	type Key,
	type Keys,
	type Screen,
	type Step,
	type Update,
	type ViewProps,
} from '../screen.js';
import {bookOf, nameOfSource} from '../session.js';
import {Briefing, Meaning} from '../../components/notes.js';
import {Prose, Rule} from '../../components/lines.js';
import {Specter} from '../../components/figure/specter.js';
import {layOutStage, type Area} from '../../components/stage/layout.js';
import {Stage} from '../../components/stage/stage.js';
import type {Tile} from '../../components/word/tiles.js';
import {marks, Tone} from '../../components/tone.js';
import {Word} from '../../components/word/word.js';
import {countOf} from '../../text/numbers.js';

type DrillState = {
	readonly key: OpeningsSettings;
	readonly drill: Drill | undefined;
	readonly pointer: number | undefined;
	readonly place: Place;
};

export function wordsIn({key, drill}: DrillState): readonly string[] {
	const {last} = drill ?? {};
	if (last === undefined || !hasMeanings(key)) return [];
	const word = last.lastWord;
	return word === undefined ? [] : [word];
}

const toOpenings = back({to: 'openings', with: {}}, 'openings', 'back to the openings');

const again: Key<DrillState> = {
	keys: ['enter'],
	hint: 'again',
	help: 'all openings once more, in another order',
	does: () => begin,
};

function begin(state: DrillState, {freshSeed}: Context): Step<DrillState> {
	const drill = state.drill && beginDrill(state.drill.book, seedRandom(freshSeed()));
	return {state: {...state, pointer: undefined, drill}};
}

const reply =
	(letter: Letter): Update<DrillState> =>
	state => ({
		state: {
			...state,
			pointer: undefined,
			place: '',
			drill: state.drill && answerDrill(state.drill, {letter, place: state.place}),
		},
	});

const choosePlace =
	(by: 1 | -1): Update<DrillState> =>
	state => {
		const {book, queue = []} = state.drill ?? {};
		const places = book?.variant.places(queue[0]?.fragment ?? '') ?? [];
		return {state: {...state, place: places[places.indexOf(state.place) + by] ?? state.place}};
	};

const letters = ({variant, dictionary: {alphabet}}: Book, pointer: number | undefined): Keys<DrillState> => [
	letterKey(alphabet, 'reply', 'reply to the opening', reply),
	...(variant.choosesPlace ? [placeKey(variant, choosePlace)] : []),
	...pickerKeys(alphabet, pointer, ['up', 'down'], {
		point: at => set<DrillState>({pointer: at}),
		pick: reply,
	}),
];

export const screen: Screen<{readonly key: OpeningsSettings}, DrillState> = {
	open({key}, {session, freshSeed}) {
		const book = bookOf(session, key);
		const drill = book && canDrill(book.variant) ? beginDrill(book, seedRandom(freshSeed())) : undefined;
		return {state: {key, drill, pointer: undefined, place: ''}};
	},
	keys: ({drill, pointer}) => [
		...(drill === undefined ? [] : drill.queue.length === 0 ? [again] : letters(drill.book, pointer)),
		help,
		toOpenings,
	],
	View: DrillView,
	title: ({key}) => ({
		trail: [key.variant, 'openings', 'drill'],
		status: `${key.minLength}+ letters · ${nameOfSource(key)}`,
	}),
	words: wordsIn,
	about: () => drillAbout,
};

/** The question, two lines of what came of the last letter, and how many are known. */
const factsRows = 4;

/** The opening, and the place for the reply. */
const places = 2;

function tilesOf({queue: [card], book}: Drill, {pointer, place}: DrillState): readonly Tile[] {
	if (card === undefined) return [{text: '✓', look: 'known'}];
	const played = Array.from(card.fragment.toUpperCase(), (text): Tile => ({text, look: 'known'}));
	const pointed = pointer === undefined ? undefined : book.dictionary.alphabet.letters[pointer];
	const open: Tile = {text: pointed?.toUpperCase() ?? '_', look: 'hidden'};
	return played.toSpliced(book.variant.indexOf(card.fragment, place), 0, open);
}

function Facts({drill, columns}: {readonly drill: Drill; readonly columns: number}) {
	const {last} = drill;
	const as = last?.outcome === 'wins' ? 'hit' : 'miss';
	const isDone = drill.queue.length === 0;
	return (
		<>
			<Tone as={isDone ? 'hit' : 'accent'} bold wrap='truncate-end'>
				{isDone ? drillProgress(drill) : drillQuestion(drill.queue[0], isCorrecting(drill))}
			</Tone>
			<Prose as={as} columns={columns} rows={2}>
				{last ? `${marks[as]} ${drillAnswerText(last)}` : ' '}
			</Prose>
			<Text>{isDone ? '' : drillProgress(drill)}</Text>
		</>
	);
}

function Missed({drill, columns, rows}: Area & {readonly drill: Drill}) {
	const shown = drill.missed.slice(-Math.max(1, rows - 1));
	if (shown.length === 0) return <Briefing paragraphs={[drillAbout]} columns={columns} rows={rows} />;
	return (
		<>
			<Rule columns={columns} left='missed' right={countOf(drill.missed.length, 'opening')} />
			{shown.map((card, index) => (
				<Text key={index} wrap='truncate-end'>{`  ${solvedCardText(card)}`}</Text>
			))}
		</>
	);
}

function DrillView({state, session, size}: ViewProps<DrillState>) {
	const {drill} = state;
	if (drill === undefined) return null;
	const [word] = wordsIn(state);
	const {alphabet} = drill.book.dictionary;
	const layout = layOutStage(size, {
		places,
		alphabet: alphabet.letters,
		facts: factsRows,
		under: 1,
		figure: 'specter',
		panel: 'beside',
		hasSide: false,
	});
	return (
		<Stage
			layout={layout}
			figure={
				layout.figure && (
					<Specter
						{...layout.figure}
						presence={knownIn(drill) / Math.max(1, drill.cards.length)}
						isAngry={false}
					/>
				)
			}
			word={<Word tiles={tilesOf(drill, state)} alphabet={alphabet.letters} layout={layout.word} />}
			facts={<Facts drill={drill} columns={layout.facts.columns} />}
			under={<Meaning meanings={session.meanings} word={word} columns={layout.under.columns} />}
			panel={<Missed drill={drill} {...layout.panel} />}
		/>
	);
}
