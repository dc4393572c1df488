import {Text} from 'ink';
import {Briefing} from '../../components/briefing.js';
import {Meaning} from '../../components/meaning.js';
import {Prose} from '../../components/prose.js';
import {Rule} from '../../components/rule.js';
import {Specter} from '../../components/figure/specter.js';
import {layOutStage} from '../../components/stage/layout.js';
import {Stage} from '../../components/stage/stage.js';
import type {Tile} from '../../components/word/tiles.js';
import {marks, Tone} from '../../components/tone.js';
import {Word} from '../../components/word/word.js';
import {isCorrecting, knownIn, type Drill} from '../../games/drill.js';
import {drillAbout, drillAnswerText, drillProgress, drillQuestion, solvedCardText} from '../../text/drill.js';
import {countOf} from '../../text/numbers.js';
import type {ViewProps} from '../screen.js';
import {wordsIn, type DrillState} from './state.js';

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
				{isDone ? drillProgress(drill, columns) : drillQuestion(drill.queue[0], isCorrecting(drill), columns)}
			</Tone>
			<Prose as={as} columns={columns} rows={2}>
				{last ? `${marks[as]} ${drillAnswerText(last)}` : ' '}
			</Prose>
			<Text>{isDone ? '' : drillProgress(drill)}</Text>
		</>
	);
}

function Missed({
	drill,
	columns,
	rows,
}: {
	readonly drill: Drill;
	readonly columns: number;
	readonly rows: number;
}) {
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

export function DrillView({state, session, size}: ViewProps<DrillState>) {
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
