import {Box} from 'ink';
import {layOutStage, type StageLayout, type Area} from '../../components/stage/layout.js';
import type {Letter} from '../../engine/index.js';
import {type TerminalSize, usePaste} from '../../hooks/use-terminal.js';
import {Briefing, Meaning} from '../../components/notes.js';
import {Keyboard} from '../../components/keyboard.js';
import {Prose} from '../../components/lines.js';
import {Specter} from '../../components/figure/specter.js';
import {Stage} from '../../components/stage/stage.js';
import {Word} from '../../components/word/word.js';
import {explainedInGhost} from '../../games/afterwards.js';
import {friendToMove} from '../../games/ghost.js';
import {isToSend} from '../../games/message.js';
import {isElsewhere} from '../../settings/ghost.js';
import {slipText, turningText} from '../../text/ghost.js';
import {isParty} from '../../text/ghost-standings.js';
import {ghostBriefing, verdictText} from '../../text/ghost-coach.js';
import {waitingText} from '../../text/message.js';
import type {ViewProps} from '../screen.js';
import {Beside, Letters, Message, Players, Review} from './panels.js';
import {Coach, GhostTree} from './coach.js';
import {Facts, tilesOf} from './facts.js';
import {callIn, coachedPlace, isOwnTurn, seenIn, paste, type GhostState} from './state.js';
import {isSamePosition} from './tree-view.js';

/** What lies under the facts: what the coach makes of the fragment, or the letters to point to. */
const underRows = 2;

/** A fragment seldom grows longer; until then nothing moves. */
const usualPlaces = 9;

const layOutGhost = (size: TerminalSize, alphabet: readonly Letter[], places = usualPlaces): StageLayout =>
	layOutStage(size, {
		places,
		alphabet,
		facts: 4,
		under: underRows,
		figure: 'specter',
		panel: 'beside',
		hasSide: false,
	});

export const treeRows = (size: TerminalSize, alphabet: readonly Letter[]): number =>
	layOutGhost(size, alphabet).panel.rows - 1;

type GhostProps = ViewProps<GhostState>;

const fullGhost = 8;

function Verdict({state, columns}: {readonly state: GhostState; readonly columns: number}) {
	const {coached, play} = state;
	if (state.panel !== 'coach' || coached === undefined) return null;
	const place = coachedPlace(state);
	if (!isSamePosition(coached.position, place)) return null;
	const {coaching} = coached;
	const isGood = isParty(coaching) ? coaching.standings[0] === 'safe' : coaching.canWin;
	return (
		<Prose columns={columns} rows={underRows} as={isGood ? 'hit' : 'accent'}>
			{verdictText(play, place, coaching, callIn(state))}
		</Prose>
	);
}

type UnderProps = Pick<GhostProps, 'state' | 'session'> & {readonly columns: number};

function Under({state, session, columns}: UnderProps) {
	const {play, pointer, turn, lookBack, slip} = state;
	const said = slip ? slipText(slip.after, {back: 'Backspace', on: 'Enter'}) : state.said;
	if (said)
		return (
			<Prose columns={columns} rows={underRows} as='miss'>
				{said}
			</Prose>
		);
	const turning = lookBack?.turningPoint;
	if (turning && turn === turning.index + lookBack.start)
		return (
			<Prose columns={columns} rows={underRows} as='miss'>
				{turningText(play, turning)}
			</Prose>
		);
	if (turn !== undefined) return <Verdict state={state} columns={columns} />;
	if (play.game.ending)
		return explainedInGhost(play, lookBack?.missedWord).map(word => (
			<Meaning key={word} meanings={session.meanings} word={word} columns={columns} />
		));
	if (friendToMove(play) && state.panel !== 'coach' && !isToSend(play))
		return <Prose columns={columns}>{waitingText(play, false)}</Prose>;
	if (pointer === undefined) return <Verdict state={state} columns={columns} />;
	const {letters} = play.book.dictionary.alphabet;
	return <Keyboard letters={letters} hits={[]} misses={[]} columns={columns} cursor={letters[pointer]} />;
}

type PanelProps = Area & {readonly state: GhostState};

function Panel({state, columns, rows}: PanelProps) {
	const {panel, play, theirs, turn} = state;
	if (panel === 'tree') return <GhostTree state={state} columns={columns} rows={rows} />;
	if (panel === 'coach')
		return play.game.ending && turn === undefined ? (
			<Review state={state} columns={columns} rows={rows} />
		) : (
			<Coach state={state} columns={columns} rows={rows} />
		);
	if (theirs && play.game.ending && turn === undefined)
		return <Beside yours={play} theirs={theirs} columns={columns} rows={rows} />;
	if (isElsewhere(play.settings) && turn === undefined && !isOwnTurn(state) && isToSend(play))
		return <Message state={state} columns={columns} />;
	if (play.players.length > 2 && play.moves.length > 0)
		return <Players play={play} columns={columns} rows={rows} />;
	if (play.game.turns.length === 0)
		return <Briefing paragraphs={ghostBriefing(play.settings)} columns={columns} rows={rows} />;
	return <Letters play={play} columns={columns} rows={rows} />;
}

export function GhostView({state: whole, session, size, send}: GhostProps) {
	const state = seenIn(whole);
	const {play} = state;
	usePaste(text => send(paste(text)));
	const {fragment, ending} = play.game;
	const {letters} = play.book.dictionary.alphabet;
	const tiles = tilesOf(state);
	const layout = layOutGhost(size, letters, Math.max(usualPlaces, tiles.length));
	return (
		<Stage
			layout={layout}
			figure={
				layout.figure && (
					<Specter
						{...layout.figure}
						presence={Math.min(1, (fragment.length + 1) / fullGhost)}
						isAngry={ending !== undefined}
					/>
				)
			}
			word={<Word tiles={tiles} alphabet={letters} layout={layout.word} />}
			facts={<Facts state={state} turns={whole.play.moves.length} columns={layout.facts.columns} />}
			under={
				<Box flexDirection='column' height={underRows}>
					<Under state={state} session={session} columns={layout.under.columns} />
				</Box>
			}
			panel={<Panel state={state} {...layout.panel} />}
		/>
	);
}
