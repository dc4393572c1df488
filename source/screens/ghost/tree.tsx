import {Box, Text} from 'ink';
import {Rule} from '../../components/rule.js';
import {countOf, marks, theme} from '../../components/theme.js';
import {countBehind, otherSeat, type Party, type Seat, type TreeLine} from '../../engine/index.js';
import {does, nameAt} from './narration.js';
import type {GhostPlay} from './play.js';
import {isSameSpot} from './study.js';

type Props = {readonly play: GhostPlay; readonly columns: number};

/** Who is to move at the fragment that the tree is drawn of. */
function seatAtTop({game, walk: {path}}: GhostPlay): Seat {
	const turn = game.ending ? game.turns.findLast(({before}) => !before.isDead) : undefined;
	const seat = turn?.seat ?? game.toMove;
	const letters = (path.at(-1)?.fragment.length ?? 0) - (path[0]?.fragment.length ?? 0);
	return letters % 2 === 0 ? seat : otherSeat(seat);
}

/** Who wins at a line; the sign is the one at the screen's, or else that of the one to move. */
function Verdict({play, line}: {readonly play: GhostPlay; readonly line: TreeLine}) {
	const top = seatAtTop(play);
	const seatOf = (party: Party) => (party === 'mover' ? top : otherSeat(top));
	const names = [nameAt(play, 0), nameAt(play, 1)];
	const winner = nameAt(play, seatOf(line.winner));
	const isGood = names.includes('you') ? winner === 'you' : line.winner === 'mover';
	return (
		<Text color={isGood ? theme.hit : theme.miss}>
			{`  ${isGood ? marks.hit : marks.miss} ${does(winner, 'win')}`}
		</Text>
	);
}

/** The tree of what can follow: forced lines in one, deep parts summed up, and who wins where. */
export function GhostTree({play, columns}: Props) {
	const {walk, plan, book} = play;
	const spot = walk.path.at(-1);
	if (spot === undefined || plan === undefined) return <Rule columns={columns} left='tree' />;
	const isHere = isSameSpot(plan.spot, spot);
	const {lines, rest} = plan.tree;
	return (
		<Box flexDirection='column'>
			<Rule
				columns={columns}
				left={`tree ${plan.spot.fragment.toUpperCase()}`.trimEnd()}
				right={countOf(countBehind(book, plan.spot.node), 'word')}
			/>
			{lines.map((line, index) => (
				<Text key={line.node} wrap='truncate-end'>
					<Text color={theme.accent}>{isHere && index === walk.line ? `${marks.chosen} ` : '  '}</Text>
					<Text color={theme.quiet}>{line.marks}</Text>
					<Text bold>{line.text.toUpperCase()}</Text>
					{line.isWord && ` ${marks.left}`}
					{line.more > 0 && <Text color={theme.quiet}>{`  +${countOf(line.more, 'word')}`}</Text>}
					<Verdict play={play} line={line} />
				</Text>
			))}
			{rest && (
				<Text color={theme.quiet} wrap='truncate-end'>
					{`  └─ ${countOf(rest.moves, 'more letter')}`}
					{rest.words !== undefined && `  +${countOf(rest.words, 'word')}`}
				</Text>
			)}
		</Box>
	);
}
