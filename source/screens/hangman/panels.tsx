import {Box, Text} from 'ink';
import type {Area} from '../../components/stage/layout.js';
import {Panel, Rule} from '../../components/lines.js';
import {barColumn, Table, type TableRow} from '../../components/table.js';
import {marks, Tone} from '../../components/tone.js';
import {
	isMiss,
	isWholeWord,
	currentSecret,
	hiddenPattern,
	remainingGuesses,
	trueWord,
	type HangmanGame,
	type Turn,
	type Ranking,
} from '../../engine/index.js';
import {countOf, formatNumber, percent} from '../../text/numbers.js';
import type {Column} from '../../text/tables.js';
import {expectationText, unsplitText} from '../../text/hangman.js';
import {describeAlike} from '../../text/suggestion.js';
import {FamilyTable} from '../../components/family-table.js';
import {isOver, isOwnWord, mayAssess} from '../../games/hangman.js';
import {verdict} from '../../text/hangman-verdict.js';
import {cutEnd} from '../../text/wrap.js';
import {settledCosts} from './review-state.js';
import type {HangmanState} from './state.js';

const turnTitles: readonly Column[] = [
	{title: '', side: 'left'},
	{title: 'pattern', side: 'left', least: 8},
	{title: 'words left', side: 'right'},
];

function countText(turns: readonly Turn[]): string {
	const words = turns.filter(({guess}) => isWholeWord(guess)).length;
	const letters = countOf(turns.length - words, 'letter');
	return words === 0 ? letters : `${letters}, ${countOf(words, 'word')}`;
}

type HistoryProps = Area & {readonly game: HangmanGame};

export function History({game: {turns}, columns, rows}: HistoryProps) {
	const shown = turns.slice(-Math.max(1, rows - 2));
	const cut = turns.length - shown.length;
	const lines = shown.map(({guess, kept, pattern}): TableRow => {
		const as = isMiss(kept) ? 'miss' : 'hit';
		return {
			key: guess,
			cells: [{text: guess + marks[as], as}, pattern, formatNumber(kept.pool.length)],
		};
	});
	return (
		<Panel
			columns={columns}
			left='guesses'
			right={
				cut > 0
					? `the last ${shown.length === 1 ? '' : `${shown.length} `}of ${turns.length}`
					: countText(turns)
			}
		>
			<Table columns={turnTitles} rows={lines} width={columns} />
		</Panel>
	);
}

type ThoughtsProps = Area & {readonly guesser: string; readonly thought: Ranking | undefined};

const widestBar = 30;

const unlistedTitles: readonly Column[] = [
	{title: 'letter', side: 'left'},
	{title: 'chance', side: 'right'},
];

/** A heading, titles, and a letter; and what words on no list are like. */
const frameRows = 2;

const rankTitles: readonly Column[] = [
	{title: 'letter', side: 'left'},
	{title: 'words', side: 'right'},
	{title: 'share', side: 'right'},
	{title: 'leads to', side: 'left', rank: 2},
];

export function Thoughts({guesser, thought, columns, rows}: ThoughtsProps) {
	const alike = thought?.alike;
	const letters = thought?.letters.slice(0, Math.max(1, rows - frameRows - (alike ? 1 : 0))) ?? [];
	const lines = letters.map((rank, index): TableRow => ({
		key: rank.letter,
		mark: index === 0 ? 'chosen' : undefined,
		cells: alike
			? [rank.letter, percent(rank.chance, 0)]
			: [rank.letter, formatNumber(rank.words), percent(rank.chance, 0), expectationText(rank)],
	}));
	const bars = letters.map(
		({chance}, index) => ({share: chance, as: index === 0 ? 'fiend' : 'frame'}) as const,
	);
	return (
		<Panel
			columns={columns}
			left={thought ? `what ${guesser} thinks` : `${guesser} is thinking…`}
			right={thought ? (thought.words === 0 ? 'no listed word fits' : countOf(thought.words, 'word')) : ''}
		>
			{thought && (
				<Table
					columns={alike ? unlistedTitles : rankTitles}
					rows={lines}
					width={columns}
					elastic={[barColumn(widestBar, bars)]}
				/>
			)}
			{alike && <Tone as='quiet' wrap='truncate-end'>{`  ${describeAlike(alike)}`}</Tone>}
		</Panel>
	);
}

type FamiliesProps = Area & {readonly state: HangmanState};

const tones = {looking: 'quiet', winning: 'hit', losing: 'miss', open: 'accent'} as const;

function VerdictLine({state: {play, standing, chance}, columns}: Omit<FamiliesProps, 'rows'>) {
	const {game, settings} = play;
	const asked = {
		remaining: remainingGuesses(game),
		chooser: settings.chooser,
		isFinished: standing?.isFinished ?? false,
		chance,
	};
	const {kind, text} = verdict(standing?.known.value, asked);
	const mark = {looking: ' ', winning: marks.hit, losing: marks.miss, open: '?'}[kind];
	return <Tone as={tones[kind]}>{cutEnd(`${mark} ${text}`, columns)}</Tone>;
}

/** The word that it would name now. The fair chooser's is shown only to those who asked for it before the game. */
function NamedWord({state: {play}}: Pick<FamiliesProps, 'state'>) {
	const {game, ground} = play;
	const isFair = game.secret !== undefined;
	return (
		<Text wrap='truncate-end'>
			{isFair ? '  the secret word is ' : '  if asked now, it would say '}
			<Tone as='fiend'>{trueWord(ground.dictionary, currentSecret(game))}</Tone>
		</Text>
	);
}

export function Families({state, columns, rows}: FamiliesProps) {
	const {play, standing} = state;
	const {game, settings} = play;
	const {words, turns, pool, secret} = game;
	const turn = turns.at(-1);
	const isPlaying = !isOver(play);
	const isJudged = isPlaying && mayAssess(play);
	const isWordShown = isPlaying && (secret === undefined || (settings.verbose && !isOwnWord(play)));
	return (
		<Box flexDirection='column' flexShrink={0}>
			{turn ? (
				<FamilyTable
					words={words}
					dictionary={play.ground.dictionary}
					turn={turn}
					before={turns.at(-2)?.pattern ?? hiddenPattern(words.length)}
					costs={settledCosts(standing)}
					columns={columns}
					rows={rows - (isWordShown ? 1 : 0) - (isJudged ? 1 : 0)}
				/>
			) : (
				<>
					<Rule columns={columns} left='families' />
					<Text wrap='truncate-end'>{`  ${unsplitText(pool.length)}`}</Text>
				</>
			)}
			{isWordShown && <NamedWord state={state} />}
			{isJudged && <VerdictLine state={state} columns={columns} />}
		</Box>
	);
}
