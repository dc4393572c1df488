import {Box, Text} from 'ink';
import {Rule} from '../../components/rule.js';
import type {Book, GhostTurn} from '../../engine/index.js';
import type {GhostPlay} from '../../games/ghost.js';
import {doneText, nameAt} from '../../text/ghost.js';
import {countOf} from '../../text/numbers.js';
import {padEnd, widthOf} from '../../text/wrap.js';

/** What the names take, and two blanks behind them. */
export const nameColumns = (play: GhostPlay): number =>
	Math.max(...play.players.map(({name}) => widthOf(name))) + 2;

/** What a turn left: the fragment with the new letter marked, or what was said. */
export function Done({turn, book}: {readonly turn: GhostTurn; readonly book: Book}) {
	const {action, before} = turn;
	if (action.kind !== 'letter') return <Text>{doneText(turn, book)}</Text>;
	const {variant} = book;
	const fragment = variant.extend(before.fragment, action).toUpperCase();
	const index = variant.indexOf(before.fragment, action.place, action.letter);
	return (
		<Text>
			{fragment.slice(0, index)}
			<Text bold>{fragment.charAt(index)}</Text>
			{fragment.slice(index + 1)}
		</Text>
	);
}

type Props = {readonly play: GhostPlay; readonly columns: number; readonly rows: number};

export function Letters({play, columns, rows}: Props) {
	const turns = play.game.turns.map((turn, index) => ({turn, index}));
	const shown = turns.slice(-Math.max(1, rows - 1));
	const cut = turns.length - shown.length;
	return (
		<Box flexDirection='column'>
			<Rule columns={columns} left='letters' right={cut === 0 ? '' : countOf(cut, 'earlier letter')} />
			{shown.map(({turn, index}) => (
				<Text key={index} wrap='truncate-end'>
					{`${String(index + 1).padStart(4)}  ${padEnd(nameAt(play, turn.player), nameColumns(play))}`}
					<Done turn={turn} book={play.book} />
				</Text>
			))}
		</Box>
	);
}
