import {Box, Text} from 'ink';
import {FamilyTable} from '../../components/family-table.js';
import {Rule} from '../../components/rule.js';
import {marks, Tone} from '../../components/tone.js';
import {currentSecret, hiddenPattern, remainingGuesses, wordAt, trueWord} from '../../engine/index.js';
import {isOver, isOwnWord, mayAssess} from '../../games/hangman.js';
import {verdict} from '../../text/hangman-verdict.js';
import {unsplitText} from '../../text/hangman.js';
import {cutEnd} from '../../text/wrap.js';
import type {HangmanState} from './state.js';

type Props = {readonly state: HangmanState; readonly columns: number; readonly rows: number};

const tones = {looking: 'quiet', winning: 'hit', losing: 'miss', open: 'accent'} as const;

function VerdictLine({state: {play, standing, chance}, columns}: Omit<Props, 'rows'>) {
	const {game, settings} = play;
	const asked = {
		remaining: remainingGuesses(game),
		chooser: settings.chooser,
		isFinished: standing?.isFinished ?? false,
		chance,
	};
	const {kind, text} = verdict(standing?.known.value, asked, columns - 2);
	const mark = {looking: ' ', winning: marks.hit, losing: marks.miss, open: '?'}[kind];
	return <Tone as={tones[kind]}>{cutEnd(`${mark} ${text}`, columns)}</Tone>;
}

/** The word that it would name now. The fair chooser's is shown only to those who asked for it before the game. */
function NamedWord({state: {play}}: Pick<Props, 'state'>) {
	const {game, ground} = play;
	const isFair = game.secret !== undefined;
	return (
		<Text wrap='truncate-end'>
			{isFair ? '  the secret word is ' : '  if asked now, it would say '}
			<Tone as='fiend'>{trueWord(ground.dictionary, currentSecret(game))}</Tone>
		</Text>
	);
}

export function Families({state, columns, rows}: Props) {
	const {play, standing} = state;
	const {game, settings} = play;
	const {words, turns, pool, secret} = game;
	const {dictionary} = play.ground;
	const spelledAt = (index: number) => trueWord(dictionary, wordAt(words, index));
	const turn = turns.at(-1);
	const isPlaying = !isOver(play);
	const isJudged = isPlaying && mayAssess(play);
	const isWordShown = isPlaying && (secret === undefined || (settings.verbose && !isOwnWord(play)));
	return (
		<Box flexDirection='column' flexShrink={0}>
			{turn ? (
				<FamilyTable
					words={words}
					dictionary={dictionary}
					turn={turn}
					before={turns.at(-2)?.pattern ?? hiddenPattern(words.length)}
					costs={standing?.known.families ?? []}
					columns={columns}
					rows={rows - (isWordShown ? 1 : 0) - (isJudged ? 1 : 0)}
				/>
			) : (
				<>
					<Rule columns={columns} left='families' />
					<Text wrap='truncate-end'>
						{`  ${unsplitText(pool.length, [spelledAt(0), spelledAt(words.count - 1)], columns - 2)}`}
					</Text>
				</>
			)}
			{isWordShown && <NamedWord state={state} />}
			{isJudged && <VerdictLine state={state} columns={columns} />}
		</Box>
	);
}
