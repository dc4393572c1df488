import {Box, Text} from 'ink';
import {Rule} from '../../components/rule.js';
import {Tone, useLook} from '../../components/tone.js';
import {countBehind, otherSeat, type Party, type Seat, type TreeLine} from '../../engine/index.js';
import {does, nameAt} from '../../text/ghost.js';
import {countOf} from '../../text/numbers.js';
import type {GhostState} from './state.js';
import {isSamePosition} from './tree-view.js';

type Props = {readonly state: GhostState; readonly columns: number; readonly rows: number};

/** Who is to move at the fragment that the tree is drawn of. */
function seatAtTop({play: {game}, cursor: {path}}: GhostState): Seat {
	const turn = game.ending ? game.turns.findLast(({before}) => !before.isDead) : undefined;
	const seat = turn?.seat ?? game.toMove;
	const letters = (path.at(-1)?.fragment.length ?? 0) - (path[0]?.fragment.length ?? 0);
	return letters % 2 === 0 ? seat : otherSeat(seat);
}

/** Who wins at a line; the mark is that of whoever sits at the screen, or else of whoever is to move. */
function Winner({state, line}: {readonly state: GhostState; readonly line: TreeLine}) {
	const {marks} = useLook();
	const {play} = state;
	const top = seatAtTop(state);
	const seatOf = (party: Party) => (party === 'mover' ? top : otherSeat(top));
	const names = [nameAt(play, 0), nameAt(play, 1)];
	const winner = nameAt(play, seatOf(line.winner));
	const isGood = names.includes('you') ? winner === 'you' : line.winner === 'mover';
	return (
		<Tone as={isGood ? 'hit' : 'miss'}>{`  ${isGood ? marks.hit : marks.miss} ${does(winner, 'win')}`}</Tone>
	);
}

/** The tree of what can follow: forced lines in one, deep parts summed up, and who wins where. */
export function GhostTree({state, columns, rows}: Props) {
	const {marks} = useLook();
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
				right={`${countOf(countBehind(book, tree.position.node), 'word')} within reach`}
			/>
			{lines.map((line, index) => (
				<Text key={index} wrap='truncate-end'>
					<Tone as='accent'>{isHere && index === cursor.line ? `${marks.chosen} ` : '  '}</Tone>
					<Tone as='frame'>{line.marks}</Tone>
					<Text bold>{line.text.toUpperCase()}</Text>
					{line.isWord && ` ${marks.left}`}
					{line.more > 0 && `  +${countOf(line.more, 'word')}`}
					<Winner state={state} line={line} />
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
