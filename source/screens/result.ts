import {codeOf, kindOf, type GameEvent} from '../games/kinds.js';
import {digestFor} from '../games/digest.js';
import {isOwnWord} from '../games/hangman.js';
import {afterScreen} from '../terminal/after-screen.js';
import {playCommand} from '../text/share.js';
import {printable} from '../dictionaries/index.js';
import {currentSecret, isCalled, variants} from '../engine/index.js';
import {ghostTable} from '../settings/ghost.js';
import {hangmanTable} from '../settings/hangman.js';
import {write, type Options, type Value} from '../settings/setting.js';
import {does, nameAt} from '../text/ghost.js';
import {namedWord} from '../text/words.js';

/** A word of a command line, quoted where a shell would read it otherwise. */
const quoted = (text: string): string =>
	/^[\w./:@%+=,-]+$/.test(text) ? text : `'${printable(text).replaceAll("'", "'\\''")}'`;

/** The settings that a command line tells of, in order. */
const told = {
	hangman: ['language', 'dictionary', 'length', 'budget', 'chooser', 'guesser', 'knows', 'seed'],
	ghost: [
		...['language', 'dictionary', 'variant', 'rule', 'player', 'opponent', 'first'],
		...['names', 'minLength', 'isMatch', 'seed'],
	],
} as const;

/** They are told even where they are the default. */
const alwaysTold: ReadonlySet<string> = new Set(['length', 'budget', 'opponent', 'first', 'seed']);

const tables: Readonly<Record<keyof typeof told, Options>> = {hangman: hangmanTable, ghost: ghostTable};

function commandLine(game: keyof typeof told, settings: Readonly<Record<string, Value>>): string {
	const options = told[game].flatMap(name => {
		const {flag, standard} = tables[game][name] ?? {};
		const text = write(settings[name]);
		const isAlways = alwaysTold.has(name);
		if (flag === undefined || (!isAlways && text === write(standard))) return [];
		const option = isAlways && flag.short !== undefined ? `-${flag.short}` : `--${flag.name}`;
		return flag.value === undefined ? [option] : [option, quoted(text)];
	});
	return ['wordfiend', game, ...options].join(' ');
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
		return isAnybodys ? `${result} · ${commandLine('hangman', settings)}` : result;
	}

	const {play} = event;
	const {ending} = play.game;
	if (ending === undefined) return undefined;
	const verdict = does(nameAt(play, ending.loser), 'lose');
	const {title} = variants[play.settings.variant];
	return `${title}: ${verdict} (${play.game.fragment.toUpperCase()}) · ${commandLine('ghost', play.settings)}`;
}

/** Leaves in the scrollback how a game ended that is over, and its code, unless that would tell a word that someone typed. */
export async function leaveTexts(event: GameEvent): Promise<void> {
	const line = resultLine(event);
	if (line === undefined) return;
	afterScreen(line);
	if (event.game === 'hangman' && isOwnWord(event.play)) return;
	const {play} = event;
	const code = codeOf(play, await digestFor(kindOf(play).dictionaryOf(play)));
	if (code !== undefined) afterScreen(playCommand(code));
}
