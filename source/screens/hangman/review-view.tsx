import {Box, Text} from 'ink';
import type {ReactNode} from 'react';
import {Bars, heightsByMultiple} from '../../components/bars.js';
import {FamilyTable} from '../../components/family-table.js';
import {Panel, Prose} from '../../components/lines.js';
import {contentArea} from '../../components/stage/layout.js';
import {marks, Tone} from '../../components/tone.js';
import {
	isExact,
	isMiss,
	isUnlisted,
	trueWord,
	type Basis,
	type Dictionary,
	type Review,
	type TurnReview,
} from '../../engine/index.js';
import {basisOf, judgeGame, type HangmanPlay} from '../../games/hangman.js';
import type {TerminalSize} from '../../hooks/use-terminal.js';
import {
	averageText,
	bestLineText,
	costText,
	ledgerText,
	mistakeIn,
	opinionText,
	percentText,
	unlistedText,
	valueText,
} from '../../text/hangman-review.js';
import {isReviewed, settledCosts, type ReviewState} from './review-state.js';

/** The turn with its bars, the mistakes under them, and four facts. */
const factsRows = 6;
const labelColumns = 9;
/** The heading of all turns, the accuracy, and what is said last. */
const summaryRows = (hasLast: boolean) => (hasLast ? 3 : 2);
/** Best play against `evil` and in a fair game, or what can't be judged. */
const hasLast = ({game, ground}: HangmanPlay): boolean => basisOf({ground}) !== 'perfect' || isUnlisted(game);
const ledgerRows = (columns: number) => (columns < 90 ? 2 : 1);

function Fact({label, children}: {readonly label: string; readonly children: ReactNode}) {
	return (
		<Text wrap='truncate-end'>
			{label.padEnd(labelColumns)}
			{children}
		</Text>
	);
}

function Mistakes({turns}: {readonly turns: readonly TurnReview[]}) {
	const line = turns.map(turn => (mistakeIn(turn) === 'mistake' ? marks.miss : ' ')).join('');
	return (
		<Fact label=''>
			<Tone as='miss'>{line}</Tone>
			{line.trim() !== '' && '   mistakes'}
		</Fact>
	);
}

function TurnFacts({
	review,
	dictionary,
	basis,
	isDone,
	opinion,
}: {
	readonly review: TurnReview;
	readonly dictionary: Dictionary;
	readonly basis: Basis;
	readonly isDone: boolean;
	/** What `expert` would have asked; none where that is not shown. */
	readonly opinion: string | undefined;
}) {
	const {turn, before, hasChangedMind} = review;
	const [first, last] = review.named.map(word => trueWord(dictionary, word));
	const as = isMiss(turn.kept) ? 'miss' : 'hit';
	const isMistake = mistakeIn(review) === 'mistake';
	return (
		<>
			<Fact label='pattern'>{`${before} → ${turn.pattern}`}</Fact>
			<Fact label='before'>{valueText(review, basis, isDone)}</Fact>
			<Fact label='guessed'>
				<Tone as={as} bold>{`${turn.guess}${marks[as]}  `}</Tone>
				<Tone as={isMistake ? 'miss' : 'quiet'}>{costText(review, basis, isDone)}</Tone>
			</Fact>
			{opinion !== undefined && <Fact label='expert'>{opinion}</Fact>}
			<Fact label='its word'>
				{hasChangedMind ? (
					<Tone as='fiend'>{`${first ?? ''} ↝ ${last ?? ''}  it changed its mind`}</Tone>
				) : (
					last
				)}
			</Fact>
		</>
	);
}

type SummaryProps = {
	readonly review: Review;
	readonly state: ReviewState;
	readonly play: HangmanPlay;
	readonly columns: number;
};

function Summary({review, state, play, columns}: SummaryProps) {
	const isDone = isReviewed(state);
	const last = bestLineText(review, play) ?? unlistedText(review, play) ?? averageText(review, play);
	const {forced, givenAway, answered, left, accuracy} = review;
	const isKnown = isDone || [forced, givenAway, answered, left, accuracy].every(isExact);
	// The last moment is the end of the game, no turn.
	const turns = state.appraisals.length - 1;
	return (
		<Panel
			columns={columns}
			left='all turns'
			right={
				isDone ? 'done' : `analysing… ${[...state.done].filter(moment => moment < turns).length} of ${turns}`
			}
		>
			<Box paddingLeft={2} height={ledgerRows(columns)}>
				<Prose columns={columns - 2} rows={ledgerRows(columns)}>
					{isKnown ? ledgerText(review, play) : '…'}
				</Prose>
			</Box>
			<Text wrap='truncate-end'>
				{'  accuracy '}
				<Tone as='accent' bold>
					{isKnown ? percentText(accuracy) : '…'}
				</Tone>
			</Text>
			{hasLast(play) && <Text wrap='truncate-end'>{`  ${last ?? ''}`}</Text>}
		</Panel>
	);
}

function opinionOf({turn, opinions}: ReviewState, shown: TurnReview): string {
	return opinions.has(turn) ? opinionText(opinions.get(turn), shown.turn) : 'thinking…';
}

type Props = {readonly play: HangmanPlay; readonly review: ReviewState; readonly size: TerminalSize};

export function ReviewView({play, review: state, size}: Props) {
	const {game} = play;
	const area = contentArea(size);
	const {columns} = area;
	const review = judgeGame(play, state.appraisals);
	const shown = review.turns[state.turn];
	const basis = basisOf(play);
	const counts = [...review.turns.map(({words}) => words), game.pool.length];
	const rows = Math.max(
		3,
		area.rows -
			factsRows -
			(state.isExpertShown ? 1 : 0) -
			ledgerRows(columns) -
			summaryRows(hasLast(play)) -
			2,
	);
	const opinion = shown && !shown.isGiven && state.isExpertShown ? opinionOf(state, shown) : undefined;
	const costs = settledCosts(state.costs.get(state.turn));
	return (
		<Box flexDirection='column' marginTop={1}>
			<Fact label={`${state.turn + 1} of ${review.turns.length}`}>
				<Bars heights={heightsByMultiple(counts)} selected={state.turn} />
				{'   words possible'}
			</Fact>
			<Mistakes turns={review.turns} />
			{shown && (
				<>
					<TurnFacts
						review={shown}
						dictionary={play.ground.dictionary}
						basis={basis}
						isDone={isReviewed(state)}
						opinion={opinion}
					/>
					<Box flexDirection='column' height={rows} marginY={1} flexShrink={0}>
						<FamilyTable
							words={game.words}
							dictionary={play.ground.dictionary}
							turn={shown.turn}
							before={shown.before}
							{...(basis !== 'average' && {costs})}
							costTitle={basis === 'evil' ? 'perfect play' : undefined}
							columns={columns}
							rows={rows}
						/>
					</Box>
				</>
			)}
			<Summary review={review} state={state} play={play} columns={columns} />
		</Box>
	);
}
