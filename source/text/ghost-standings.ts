import {playerAfter, type Standing, type Tree, type Coaching, type PartyCoaching} from '../engine/index.js';
import {does, nameAt, type GhostFacts} from './ghost.js';
import {countOf} from './numbers.js';

/** A tree as lines of text; `verdicts` says how to tell how the one to move at the top stands. */
export function printTree({lines, rest}: Tree, verdicts: Readonly<Record<Standing, string>>): string[] {
	const printed = lines.map(({marks, text, isWord, more, standings: [own = 'depends']}) =>
		[
			marks + text.toUpperCase(),
			...(isWord ? ['completes a word'] : []),
			...(more > 0 ? [`+${countOf(more, 'word')}`] : []),
			verdicts[own],
		].join('  '),
	);
	if (rest === undefined) return printed;
	const words = rest.words === undefined ? '' : `  +${countOf(rest.words, 'word')}`;
	return [...printed, `└─ ${countOf(rest.moves, 'more letter')}${words}`];
}

export const treeVerdicts = (players: number, name = 'you'): Readonly<Record<Standing, string>> =>
	players === 2
		? {safe: does(name, 'win'), depends: '', unsafe: '', lost: does(name, 'lose')}
		: {
				safe: standingSentence(name, 'safe'),
				depends: 'it depends',
				unsafe: standingSentence(name, 'unsafe'),
				lost: standingSentence(name, 'lost'),
			};

export const standingsHelp =
	'Safe: can avoid losing the round whatever all the others play. Lost: loses the round if each of the others looks after itself. Depends: neither. Not safe: too many words fit to tell which of the two.';

export type AnyCoaching = Coaching | PartyCoaching;

export const isParty = (coaching: AnyCoaching): coaching is PartyCoaching => 'standings' in coaching;

/** How someone stands, as a sentence without its end: `you are safe`, `it depends on the others how Ann fares`. */
export function standingSentence(name: string, standing: Standing): string {
	if (standing === 'depends') return name === 'you' ? 'it depends on the others' : `for ${name} it depends`;
	return `${name === 'you' ? 'you are' : `${name} is`} ${standing === 'unsafe' ? 'not safe' : standing}`;
}

export const namesFrom = (round: GhostFacts, player: number): readonly string[] =>
	round.game.order.map((_, turns) => nameAt(round, playerAfter(round.game.order, player, turns)));
