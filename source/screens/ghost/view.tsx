import {Box, Text} from 'ink';
import {useMemo} from 'react';
import {Prose} from '../../components/prose.js';
import {Specter} from '../../components/specter.js';
import {Stage} from '../../components/stage.js';
import {Word} from '../../components/word.js';
import {letters} from '../../engine/index.js';
import {marks, theme} from '../../components/theme.js';
import type {TerminalSize} from '../../hooks/use-terminal-size.js';
import {isAnswering, verdictText} from './advice.js';
import {Coach} from './coach.js';
import {Facts, tilesOf} from './facts.js';
import {layOutGhost, underRows} from './layout.js';
import {Letters} from './letters.js';
import {endingText, nameAt, whyText} from './narration.js';
import type {GhostPlay} from './play.js';
import {Review} from './review.js';
import {coachedPlace, isSameSpot} from './study.js';
import {GhostTree} from './tree.js';

type Props = {readonly play: GhostPlay; readonly size: TerminalSize};

const fullGhost = 8;

function Ending({play}: {readonly play: GhostPlay}) {
	const {ending} = play.game;
	const isLost = ending && nameAt(play, ending.loser) === 'you';
	const why = useMemo(() => whyText(play), [play]);
	return (
		<>
			<Text bold color={isLost ? theme.miss : theme.hit} wrap='truncate-end'>
				{`${isLost ? marks.miss : marks.hit} ${endingText(play)}`}
			</Text>
			<Text color={theme.quiet} wrap='truncate-end'>
				{why}
			</Text>
		</>
	);
}

/** What the coach makes of the fragment. */
function Verdict({play, columns}: {readonly play: GhostPlay; readonly columns: number}) {
	const {lesson, game} = play;
	if (play.panel !== 'coach' || lesson === undefined) return null;
	if (!isSameSpot(lesson.spot, coachedPlace(game, isAnswering(play)))) return null;
	return (
		<Prose columns={columns} as={lesson.coaching.canWin ? 'hit' : 'accent'}>
			{verdictText(play, lesson.spot, lesson.coaching)}
		</Prose>
	);
}

type PanelProps = {readonly play: GhostPlay; readonly columns: number; readonly rows: number};

function Panel({play, columns, rows}: PanelProps) {
	if (play.panel === 'tree') return <GhostTree play={play} columns={columns} />;
	if (play.panel === 'coach' && play.game.ending) return <Review play={play} columns={columns} rows={rows} />;
	if (play.panel === 'coach') return <Coach play={play} columns={columns} rows={rows} />;
	return play.game.turns.length > 0 && <Letters play={play} columns={columns} rows={rows} />;
}

/** A game of Ghost: the fragment, whose turn it is, how it ended, and the letters, the coach or the tree. */
export function GhostView({play, size}: Props) {
	const {fragment, ending} = play.game;
	const layout = layOutGhost(size);
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
			word={<Word tiles={tilesOf(play)} alphabet={letters} layout={layout.word} />}
			facts={<Facts play={play} />}
			under={
				<Box flexDirection='column' height={underRows}>
					{ending ? <Ending play={play} /> : <Verdict play={play} columns={layout.under.columns} />}
				</Box>
			}
			panel={<Panel play={play} {...layout.panel} />}
		/>
	);
}
