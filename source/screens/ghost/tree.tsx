import {Box, Text} from 'ink';
import {Rule} from '../../components/rule.js';
import {marks, Tone} from '../../components/tone.js';
import {lastAlive, nodeOf, playerAfter, type TreeLine} from '../../engine/index.js';
import {does} from '../../text/ghost.js';
import {outcomes} from '../../text/ghost-coach.js';
import {namesFrom, standingSentence} from '../../text/ghost-party.js';
import {countOf} from '../../text/numbers.js';
import type {GhostState} from './state.js';
import {isSamePosition} from './tree-view.js';

type Props = {readonly state: GhostState; readonly columns: number; readonly rows: number};

/** Who is to move at the fragment that the tree is drawn of. */
function playerAtTop({play: {game}, cursor: {path}}: GhostState): number {
	const turn = game.ending ? lastAlive(game) : undefined;
	const letters = (path.at(-1)?.fragment.length ?? 0) - (path[0]?.fragment.length ?? 0);
	return playerAfter(game.order, turn?.player ?? game.toMove, letters);
}

/** Who wins at a line, or among several how someone stands: whoever sits alone at the screen, or else whoever is to move at the top. */
function Outcome({state, line}: {readonly state: GhostState; readonly line: TreeLine}) {
	const {play} = state;
	const {order} = play.game;
	const names = namesFrom(play, playerAtTop(state));
	const own = Math.max(0, names.indexOf('you'));
	const standing = line.standings[own] ?? 'depends';
	const {mark, tone} = outcomes[standing];
	const told =
		order.length === 2
			? does(names[line.standings.indexOf('safe')] ?? '', 'win')
			: standingSentence(names[own] ?? '', standing);
	return <Tone as={tone}>{`  ${marks[mark]} ${told}`}</Tone>;
}

/** The tree of what can follow: forced lines in one, deep parts summed up, and who wins where. */
export function GhostTree({state, columns, rows}: Props) {
	const {
		cursor,
		tree,
		play: {book},
	} = state;
	const position = cursor.path.at(-1);
	if (position === undefined || tree === undefined) return <Rule columns={columns} left='tree' />;
	const isHere = isSamePosition(tree.position, position);
	const {rest} = tree.tree;
	// A tree for a higher window stays until the next one is drawn.
	const lines = tree.tree.lines.slice(0, rows - (rest ? 2 : 1));
	return (
		<Box flexDirection='column'>
			<Rule
				columns={columns}
				left={`tree ${tree.position.fragment.toUpperCase()}`.trimEnd()}
				right={`${countOf(book.countWords(nodeOf(book, tree.position.fragment)), 'word')} within reach`}
			/>
			{lines.map((line, index) => (
				<Text key={index} wrap='truncate-end'>
					<Tone as='accent'>{isHere && index === cursor.line ? `${marks.chosen} ` : '  '}</Tone>
					<Tone as='frame'>{line.marks}</Tone>
					<Text bold>{line.text.toUpperCase()}</Text>
					{line.isWord && ` ${marks.left}`}
					{line.more > 0 && `  +${countOf(line.more, 'word')}`}
					<Outcome state={state} line={line} />
				</Text>
			))}
			{rest && (
				<Text wrap='truncate-end'>
					{`  └─ ${countOf(rest.moves, 'more letter')}`}
					{rest.words !== undefined && `  +${countOf(rest.words, 'word')}`}
				</Text>
			)}
		</Box>
	);
}
