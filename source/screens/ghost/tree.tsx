import {Box, Text} from 'ink';
import {Rule} from '../../components/rule.js';
import {Tone, useLook} from '../../components/tone.js';
import {lastAlive, playerAfter, type Party, type TreeLine} from '../../engine/index.js';
import {does, nameAt} from '../../text/ghost.js';
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

/** Who wins at a line; the mark is that of whoever sits at the screen, or else of whoever is to move. */
function Winner({state, line}: {readonly state: GhostState; readonly line: TreeLine}) {
	const {marks} = useLook();
	const {play} = state;
	const top = playerAtTop(state);
	const playerOf = (party: Party) => (party === 'mover' ? top : playerAfter(play.game.order, top));
	const winner = nameAt(play, playerOf(line.winner));
	const isGood = play.players.some(({name}) => name === 'you') ? winner === 'you' : line.winner === 'mover';
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
				right={`${countOf(book.countWords(tree.position.node), 'word')} within reach`}
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
