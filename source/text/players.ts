import {
	programCommand,
	isProgram,
	type AnyGuesser,
	type ChooserName,
	type ForfeitReason,
	type GuesserName,
	type PlayerName,
} from '../engine/index.js';
import {printable} from '../dictionaries/index.js';
import type {HangmanPlay} from '../games/hangman/hangman.js';
import type {ServeRefusal} from '../games/hangman/serve.js';
import type {LogLine} from '../programs/child.js';
import {cutEnd} from './tables.js';
import {capitalize, listOf, numberWord} from './words.js';

export const chooserTitles: Readonly<Record<ChooserName, string>> = {
	random: 'plays fair: one word from the start',
	evil: 'cheats by keeping as many words as it can',
	cunning: 'cheats by keeping what costs two bots most',
	perfect: 'cheats, and looks ahead to the end',
};

export const guesserTitles: Readonly<Record<GuesserName, string>> = {
	naive: 'counts letters in all words',
	pattern: 'counts letters where the pattern agrees',
	paga: 'counts letters in the words still possible',
	expert: 'plays for the fewest misses on average',
	perfect: 'plays for the fewest misses at worst',
	stranger: 'guesses words that are on no list, too',
};

export const chooserSentence = (name: ChooserName): string => `${capitalize(name)} ${chooserTitles[name]}.`;

export const guesserTitle = (name: AnyGuesser): string =>
	isProgram(name) ? 'your own' : guesserTitles[name];

export const playerTitles: Readonly<Record<PlayerName, string>> = {
	random: 'plays any letter at all',
	careless: 'plays one letter in four blindly',
	perfect: 'looks ahead to the end',
	stubborn: 'plays perfectly, and drags out lost games',
};

/** The same where three players or more take turns. */
export const partyTitles: Readonly<Record<PlayerName, string>> = {
	...playerTitles,
	perfect: 'looks two letters ahead',
	stubborn: 'looks two letters ahead',
};

/** Says for whom a game of Ghost is: `against perfect`, `for two`, `for three by message`, `with Ann and Ben`. */
export function companyText(
	player: string,
	opponents: readonly string[],
	others: readonly string[] = [],
): string {
	const count = `for ${numberWord(opponents.length + 1)}`;
	if (opponents.includes('elsewhere'))
		return others.length < opponents.length
			? `${count} by message`
			: `with ${listOf(others, {joint: 'and'})}`;
	const [opponent = 'human'] = opponents;
	if (opponents.length > 1) return count;
	if (opponent === 'human') return player === 'you' ? count : `against ${player}`;
	return player === 'you' ? `against ${opponent}` : `${player} against ${opponent}`;
}

const longestName = 24;

/** Returns the name of a player; of a program, the name it gives itself, or else its command. */
export function playerName(player: string, names?: ReadonlyMap<string, string>): string {
	if (!isProgram(player)) return player;
	return cutEnd(names?.get(player) ?? programCommand(player), longestName);
}

export const guesserName = ({settings: {guesser}, names}: Pick<HangmanPlay, 'settings' | 'names'>): string =>
	playerName(guesser, names);

/** Returns how players are named, each once: of two programs with the same name the second gets a number. */
export function namesOf(
	players: readonly string[],
	given: ReadonlyMap<string, string>,
): (player: string) => string {
	const names = new Map(players.filter(player => !isProgram(player)).map(name => [name, name]));
	for (const program of new Set(players.filter(isProgram))) {
		const name = playerName(program, given);
		const taken = new Set(names.values());
		const numbered = Array.from(players, (_, at) => (at === 0 ? name : `${name} ${at + 1}`));
		names.set(program, numbered.find(each => !taken.has(each)) ?? name);
	}

	return player => names.get(player) ?? player;
}

export const logText = ({kind, text}: LogLine): string => `${kind.padEnd(5)}  ${text}`.trimEnd();

const longestQuote = 60;

const quote = (line: string): string => (line === '' ? 'an empty line' : `“${cutEnd(line, longestQuote)}”`);

const startFaults: Readonly<Record<string, string>> = {
	ENOENT: 'there is no such program',
	EACCES: 'there is no such program, or it may not be run',
};

/** Says why a program forfeits, worded to follow its name, without a period. */
export function forfeitReason(fault: ForfeitReason): string {
	switch (fault.kind) {
		case 'untyped':
			return 'can’t be started: its command was not typed';
		case 'unaskable':
			return `can’t be asked: ${fault.cause}`;
		case 'wordless':
			return `can’t be given its words: the temporary folder can’t be written (${fault.code})`;
		case 'unstarted':
			return `can’t be started: ${startFaults[fault.code] ?? fault.code}`;
		case 'ended': {
			const cause = fault.cause === undefined ? '' : `: ${quote(fault.cause)}`;
			return `ended before the game did (${fault.how})${cause}`;
		}

		case 'silent': {
			const time = fault.seconds === 1 ? 'a second' : `${fault.seconds} seconds`;
			return fault.line === undefined
				? `gave no answer within ${time}; it must flush each one`
				: `did not end its line ${quote(fault.line)} within ${time}`;
		}

		case 'flood':
			return `wrote more than any answer needs, beginning with ${quote(fault.line)}`;
		case 'unasked':
			return `wrote ${quote(fault.line)} without being asked`;
		case 'unready':
			return `answered ${quote(fault.line)} where it should say “ready” and its name`;
		case 'no-letter':
			return `answered ${quote(fault.line)}, which is not a letter`;
		case 'no-family':
			return `answered ${quote(fault.line)}, which is none of the patterns`;
		case 'guessed':
			return `guessed ${fault.letter} a second time`;
	}
}

export function serveRefusalText(refusal: ServeRefusal): string {
	switch (refusal.reason) {
		case 'guesses':
			return 'A guesser chooses no families; see wordfiend serve --chooser.';
		case 'chooses':
			return 'A chooser guesses no letters; see wordfiend serve --guesser.';
		case 'places':
			return `A pattern of this game has ${refusal.length} places.`;
		case 'not-letters':
			return 'Only letters can have been guessed.';
		case 'nothing-left':
			return 'Nothing is left to guess.';
		case 'no-words':
			return `There are no words of ${refusal.length} letters.`;
		case 'guess':
			return `${printable(refusal.guess)} can’t be guessed: it is no letter, or has been guessed.`;
		case 'over':
			return 'The game is over.';
		case 'other-families':
			return 'These families are not those of the words given.';
	}
}
