import {Box} from 'ink';
import {Rule} from '../../components/rule.js';
import {Table, type TableRow} from '../../components/table.js';
import {penalty, type GhostTurn} from '../../engine/index.js';
import type {GhostPlay} from '../../games/ghost.js';
import {actionText, penaltiesOf, spokenText} from '../../text/ghost.js';
import type {Column} from '../../text/tables.js';

type Props = {readonly play: GhostPlay; readonly columns: number; readonly rows: number};

const played: Column = {title: 'letters of this round', side: 'left', least: 8};
const has: Column = {title: 'has', side: 'left'};

function doneBy({book, game}: GhostPlay, player: number): string {
	const turnsOf = (turn: GhostTurn) => (turn.player === player ? [turn] : []);
	return game.turns
		.flatMap(turnsOf)
		.map(({action, before: {fragment}}) =>
			action.kind === 'letter' ? actionText(action, {book, fragment}) : spokenText(action),
		)
		.join(' ');
}

/** Several players in the order of their turns: what each has played, whose turn it is, and in a match who has which letters of G-H-O-S-T. */
export function Players({play, columns, rows}: Props) {
	const {game, settings} = play;
	const {isMatch} = settings;
	const lines = penaltiesOf(play).map(({name, letters}, player): TableRow => {
		const isOut = letters === penalty;
		const isNext = !game.ending && game.toMove === player;
		return {
			key: String(player),
			cells: [
				name,
				...(isMatch ? [isOut ? 'out' : letters.padEnd(penalty.length, '·')] : []),
				isOut ? '' : doneBy(play, player),
			],
			...(isNext && {mark: 'chosen'}),
		};
	});
	return (
		<Box flexDirection='column'>
			<Rule columns={columns} left='players' right={isMatch ? 'G-H-O-S-T is out' : ''} />
			<Table
				columns={[{title: 'player', side: 'left'}, ...(isMatch ? [has] : []), played]}
				rows={lines.slice(0, Math.max(1, rows - 2))}
				width={columns}
			/>
		</Box>
	);
}
