import {Box, Text} from 'ink';
import type {ReactNode} from 'react';
import {FamilyTable} from '../../components/family-table.js';
import {Prose} from '../../components/prose.js';
import {Sparkline} from '../../components/sparkline.js';
import {Rule} from '../../components/rule.js';
import {marks, theme} from '../../components/theme.js';
import {isMiss, reviewGame, type Review, type TurnReview} from '../../engine/index.js';
import type {TerminalSize} from '../../hooks/use-terminal-size.js';
import type {HangmanPlay} from './play.js';
import {isFinished} from './progress.js';
import type {ReviewState} from './review.js';
import {costText, isFair, ledgerText, percentText, valueText} from './review-texts.js';

const frameRows = 4;
const factsRows = 5;
const ledgerRows = (columns: number) => (columns < 72 ? 2 : 1);
const labelColumns = 9;

function Fact({label, children}: {readonly label: string; readonly children: ReactNode}) {
	return (
		<Text wrap='truncate-end'>
			<Text color={theme.quiet}>{label.padEnd(labelColumns)}</Text>
			{children}
		</Text>
	);
}

/** The letter of a turn, what was known before it and what it came to. */
function TurnFacts({review, isHonest}: {readonly review: TurnReview; readonly isHonest: boolean}) {
	const {turn, before, givenAway, named, hasChangedMind} = review;
	const isWrong = isMiss(turn.kept);
	return (
		<>
			<Fact label='pattern'>{`${before} → ${turn.pattern}`}</Fact>
			<Fact label='before'>{valueText(review, isHonest)}</Fact>
			<Fact label='asked'>
				<Text bold color={isWrong ? theme.miss : theme.hit}>
					{`${turn.letter}${isWrong ? marks.miss : marks.hit}  `}
				</Text>
				<Text color={givenAway.atLeast > 0 ? theme.miss : theme.quiet}>{costText(review)}</Text>
			</Fact>
			<Fact label='its word'>
				{hasChangedMind ? (
					<Text color={theme.fiend}>{`${named[0]} ↝ ${named[1]}  it changed its mind`}</Text>
				) : (
					named[1]
				)}
			</Fact>
		</>
	);
}

/** All turns at once: what they come to. */
function Summary({
	review,
	state,
	isHonest,
	columns,
}: {
	readonly review: Review;
	readonly state: ReviewState;
	readonly isHonest: boolean;
	readonly columns: number;
}) {
	const done = state.appraisals.filter(isFinished).length;
	const all = state.appraisals.length;
	return (
		<Box flexDirection='column' flexShrink={0}>
			<Rule
				columns={columns}
				left='all turns'
				right={done < all ? `working it out: ${done} of ${all}` : 'worked out'}
			/>
			<Box paddingLeft={2} height={ledgerRows(columns)}>
				<Prose columns={columns - 2}>{`misses ${ledgerText(review, isHonest)}`}</Prose>
			</Box>
			<Text wrap='truncate-end'>
				{'  accuracy '}
				<Text bold color={theme.accent}>
					{percentText(review.accuracy)}
				</Text>
			</Text>
		</Box>
	);
}

type Props = {readonly play: HangmanPlay; readonly state: ReviewState; readonly size: TerminalSize};

/** A finished game, turn by turn. */
export function ReviewView({play: {game}, state, size}: Props) {
	const appraisals = state.appraisals.map(progress => progress?.result);
	const review = reviewGame(game, appraisals);
	const shown = review.turns[state.turn];
	const columns = size.columns - 4;
	const isHonest = isFair(game);
	const rows = size.rows - frameRows - factsRows - ledgerRows(columns) - 4;
	return (
		<Box flexDirection='column' marginTop={1}>
			<Fact label={`${state.turn + 1} of ${review.turns.length}`}>
				<Sparkline
					values={[...review.turns.map(({words}) => words), game.pool.length]}
					selected={state.turn}
				/>
				<Text color={theme.quiet}>{'  words possible'}</Text>
			</Fact>
			{shown && (
				<>
					<TurnFacts review={shown} isHonest={isHonest} />
					<Box flexDirection='column' height={rows} marginY={1} flexShrink={0}>
						<FamilyTable
							words={game.words}
							turn={shown.turn}
							before={shown.before}
							columns={columns}
							rows={rows}
						/>
					</Box>
				</>
			)}
			<Summary review={review} state={state} isHonest={isHonest} columns={columns} />
		</Box>
	);
}
