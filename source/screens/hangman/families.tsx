import {Box, Text} from 'ink';
import {FamilyTable} from '../../components/family-table.js';
import {Rule} from '../../components/rule.js';
import {countOf, theme} from '../../components/theme.js';
import {currentSecret, hiddenPattern, remainingGuesses, status, wordAt} from '../../engine/index.js';
import type {HangmanPlay} from './play.js';
import {isFinished} from './progress.js';
import {verdict} from './verdict.js';

type Props = {readonly play: HangmanPlay; readonly columns: number; readonly rows: number};

/** What perfect play comes to from here. */
function VerdictLine({play: {game, settings, standing}}: {readonly play: HangmanPlay}) {
	const {text, mark, color} = verdict(standing?.result.value, {
		remaining: remainingGuesses(game),
		chooser: settings.chooser,
		isFinished: isFinished(standing),
	});
	return (
		<Text color={color} wrap='truncate-end'>
			{`${mark} ${text}`}
		</Text>
	);
}

/** What the chooser does behind the pattern: the families of the last letter, the word it would name, and who wins from here. */
export function Families({play, columns, rows}: Props) {
	const {game, settings, standing} = play;
	const {words, turns, pool, secret} = game;
	const turn = turns.at(-1);
	const isPlaying = status(game) === 'playing';
	// An honest secret is shown only to those who asked for it before the game; it would be no game else.
	const isWordShown = secret === undefined || settings.verbose;
	return (
		<Box flexDirection='column' flexShrink={0}>
			{turn ? (
				<FamilyTable
					words={words}
					turn={turn}
					before={turns.at(-2)?.pattern ?? hiddenPattern(words.length)}
					costs={standing?.result.families ?? []}
					columns={columns}
					rows={rows - (isWordShown ? 1 : 0) - (isPlaying ? 1 : 0)}
				/>
			) : (
				<>
					<Rule columns={columns} left='families' />
					<Text color={theme.quiet} wrap='truncate-end'>
						{`  ${countOf(pool.length, 'word')} from ${wordAt(words, 0)} to ${wordAt(words, words.count - 1)}; a letter divides them.`}
					</Text>
				</>
			)}
			{isWordShown && (
				<Text color={theme.quiet} wrap='truncate-end'>
					{secret === undefined ? '  asked now, it would say ' : '  the secret word is '}
					<Text color={theme.fiend}>{currentSecret(game)}</Text>
				</Text>
			)}
			{isPlaying && <VerdictLine play={play} />}
		</Box>
	);
}
