import {Text} from 'ink';
import {Meter} from '../../components/meter.js';
import {formatNumber, marks, theme} from '../../components/theme.js';
import type {Tile} from '../../components/tiles.js';
import {
	currentSecret,
	hidden,
	remainingGuesses,
	status,
	wrongLetters,
	type HangmanGame,
} from '../../engine/index.js';
import {remark} from './narration.js';
import type {HangmanPlay} from './play.js';

const labelColumns = 7;

/** The pattern; once the game is lost, the word that it "was" shows in the places left. */
export function tilesOf(game: HangmanGame): Tile[] {
	const last = game.turns.at(-1);
	const word = status(game) === 'lost' ? currentSecret(game) : undefined;
	return Array.from(game.pattern, (shown, place) => {
		if (shown === hidden)
			return word ? {text: word.charAt(place), look: 'lost'} : {text: hidden, look: 'hidden'};
		return {text: shown, look: shown === last?.letter ? 'fresh' : 'known'};
	});
}

/** Each wrong letter with its mark, or all behind one where the room is short. */
function wrongText(game: HangmanGame, columns: number): string {
	const wrong = wrongLetters(game);
	const spaced = wrong.map(letter => marks.miss + letter).join(' ');
	return spaced.length <= columns ? spaced : `${marks.miss} ${wrong.join('')}`;
}

type Props = {readonly play: HangmanPlay; readonly columns: number};

/** What a player knows beside the pattern: wrong letters, what is left, how many words fit, and what just happened. */
export function Facts({play, columns}: Props) {
	const {game} = play;
	const {text, isCalling} = remark(play, columns);
	return (
		<>
			<Text>
				<Text color={theme.quiet}>{'wrong'.padEnd(labelColumns)}</Text>
				<Text color={theme.miss}>{wrongText(game, columns - labelColumns)}</Text>
			</Text>
			<Text>
				<Text color={theme.quiet}>{'left'.padEnd(labelColumns)}</Text>
				<Meter left={remainingGuesses(game)} total={game.budget} columns={columns - labelColumns} />
			</Text>
			<Text>
				<Text color={theme.quiet}>{'words'.padEnd(labelColumns)}</Text>
				{`${formatNumber(game.pool.length)} of ${formatNumber(game.words.count)}`}
			</Text>
			<Text color={isCalling ? theme.accent : theme.quiet} wrap='truncate-end'>
				{text}
			</Text>
		</>
	);
}
