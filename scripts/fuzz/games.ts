import {digestOf} from '../../source/codes/digest.js';
import {addDays, firstDay} from '../../source/daily/index.js';
import {dailyWords, loadDictionary, type Source} from '../../source/dictionaries/index.js';
import {openBook, variants, type Dictionary} from '../../source/engine/index.js';
import {beginGhost, playActions, type GhostPlay} from '../../source/games/ghost.js';
import type {HangmanPlay} from '../../source/games/hangman.js';
import {openHangmanGame} from '../../source/games/open.js';
import {
	finishedGhost,
	finishedHangman,
	leftGhost,
	leftHangman,
	readActions,
	type Origin,
} from '../../source/games/records.js';
import {botNames, opponents, settleGhost} from '../../source/settings/ghost.js';
import {settleHangman} from '../../source/settings/hangman.js';
import type {FinishedGame, LeftGame} from '../../source/store/index.js';
import type {Dice} from './dice.js';

async function load({dictionary, language}: Source): Promise<Dictionary> {
	const loaded = await loadDictionary(dictionary, {language});
	if (!loaded.ok) throw new Error(loaded.sentence);
	return loaded.dictionary;
}

/** The words that games are played with here. */
const example = await load({dictionary: 'example', language: 'en'});
const small = await load(dailyWords);

export const exampleDigest = digestOf(example);

const letters = 'abcdefghijklmnopqrstuvwxyz';
const nobody = {resume: () => undefined, ignore: () => undefined};

const originOf = (dice: Dice, dictionary: Dictionary): Origin => ({
	date: `2026-${dice.pick(['01', '11'])}-${dice.pick(['01', '21'])}T17:18:20+01:00`,
	digest: digestOf(dictionary),
});

const seedOf = (dice: Dice): string => dice.pick(['4f2a', '4f2a-2', 'my seed', 'é'.repeat(700)]);

/** A game of Hangman with letters and hints in it. */
export function someHangman(dice: Dice): HangmanPlay {
	const moves = dice
		.shuffle(Array.from(`${letters}??`))
		.slice(0, dice.below(20))
		.join('');
	const earlier = {kind: 'shown', moves} as const;
	if (dice.oneIn(4)) {
		const opening = {
			dictionary: small,
			day: addDays(firstDay, dice.below(900)),
			figure: 'eye',
			earlier,
		} as const;
		return openHangmanGame(opening, () => 'game', nobody).play;
	}

	const secret = dice.oneIn(5) ? 'cool' : undefined;
	const settled = settleHangman(
		{
			dictionary: 'example',
			length: '4',
			budget: String(dice.between(1, 26)),
			chooser: secret === undefined ? dice.pick(['random', 'evil', 'cunning', 'perfect']) : 'random',
			secret,
			seed: seedOf(dice),
		},
		example,
		'4f2a',
	);
	if (!settled.ok) throw new Error(settled.sentence);
	return openHangmanGame({dictionary: example, settings: settled.settings, earlier}, () => 'game', nobody)
		.play;
}

/** A round of Ghost with letters, challenges and answers in it. */
export function someGhost(dice: Dice): GhostPlay {
	const settings = settleGhost(
		{
			dictionary: 'example',
			variant: dice.pick(variants),
			rule: dice.pick(['instant', 'challenge']),
			player: dice.pick(['you', 'you', ...botNames]),
			opponent: dice.pick(opponents),
			first: dice.pick(['you', 'computer']),
			minLength: '1',
			isMatch: dice.pick(['yes', 'no']),
			seed: seedOf(dice),
		},
		'4f2a',
	);
	const {play} = beginGhost(openBook(example, 1, settings.variant), settings, 'game');
	const action = () => dice.pick([...Array.from(`${letters}aeoe`), '<a', '<d', '!', '=cool.', '=.']);
	return playActions(play, readActions(dice.list(dice.below(8), action).join('')));
}

/** A game as the history has it, whether or not it is over. */
export function someFinished(dice: Dice): FinishedGame {
	if (dice.oneIn(3)) return finishedGhost(someGhost(dice), originOf(dice, example));
	const play = someHangman(dice);
	return finishedHangman(play, originOf(dice, play.ground.dictionary));
}

/** A game as it is left. */
export function someLeft(dice: Dice): LeftGame {
	if (dice.oneIn(3)) return leftGhost(someGhost(dice), originOf(dice, example));
	const play = someHangman(dice);
	return leftHangman(play, originOf(dice, play.ground.dictionary));
}
