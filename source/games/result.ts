import {printable, standardLanguage} from '../dictionaries/index.js';
import {currentSecret, isCalled, variants} from '../engine/index.js';
import {does, nameAt} from '../text/ghost.js';
import {namedWord} from '../text/words.js';
import type {GhostPlay} from './ghost.js';
import type {HangmanPlay} from './hangman.js';
import type {GameEvent} from './kinds.js';

/** A word of a command line, quoted where a shell would read it otherwise. */
const quoted = (text: string): string =>
	/^[\w./:@%+=,-]+$/.test(text) ? text : `'${printable(text).replaceAll("'", "'\\''")}'`;

/** An option where it is not the default. */
const option = (name: string, value: string, standard: string): string =>
	value === standard ? '' : ` --${name} ${quoted(value)}`;

function hangmanCommand({
	language,
	dictionary,
	length,
	budget,
	chooser,
	guesser,
	knows,
	seed,
}: HangmanPlay['settings']): string {
	const known = knows === undefined ? '' : option('knows', knows, dictionary);
	const players = option('chooser', chooser, 'evil') + option('guesser', guesser, 'you') + known;
	const list = option('language', language, standardLanguage) + option('dictionary', dictionary, 'common');
	return `wordfiend hangman${list} -l ${length} -g ${budget}${players} --seed ${quoted(seed)}`;
}

function ghostCommand({settings}: GhostPlay): string {
	const {language, dictionary, variant, rule, player, opponent, names} = settings;
	const {first, minLength, isMatch, seed} = settings;
	return [
		'wordfiend ghost',
		option('language', language, standardLanguage),
		option('dictionary', dictionary, 'common'),
		option('variant', variant, 'ghost'),
		option('rule', rule, 'instant'),
		option('player', player, 'you'),
		` --opponent ${opponent.join(',')} --first ${first}`,
		option('names', names.join(','), ''),
		option('min-length', String(minLength), '4'),
		isMatch ? ' --match' : '',
		` --seed ${quoted(seed)}`,
	].join('');
}

/** What is left of a finished game in the scrollback: how it ended, and how to play it again. Only the first where someone typed the word, which is known now, or a program chose that isn't here; nothing of a match that goes on. */
export function resultLine(event: GameEvent): string | undefined {
	if (event.type !== 'over') return undefined;
	if (event.game === 'hangman') {
		const {settings, names, ground, game, daily} = event.play;
		const word = namedWord(ground.dictionary, currentSecret(game));
		const ended = event.play.forfeit
			? `the ${event.play.forfeit.by} forfeited`
			: `${names.guesser} ${event.result}`;
		const result = `Hangman: ${ended} (${word})`;
		if (daily) return `Daily ${daily.date}: you ${event.result} (${word}) · wordfiend daily ${daily.date}`;
		const isAnybodys = settings.secret === undefined && !isCalled(settings.chooser);
		return isAnybodys ? `${result} · ${hangmanCommand(settings)}` : result;
	}

	const {play} = event;
	const {ending} = play.game;
	if (ending === undefined) return undefined;
	const verdict = does(nameAt(play, ending.loser), 'lose');
	const {title} = variants[play.settings.variant];
	return `${title}: ${verdict} (${play.game.fragment.toUpperCase()}) · ${ghostCommand(play)}`;
}
