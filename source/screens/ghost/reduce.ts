import type {Message} from '../messages.js';
import {
	challengeOther,
	chooseEnd,
	eraseLetter,
	pauseGhost,
	playComputer,
	playGhostAgain,
	playLetter,
	sayWord,
	stepGhost,
	takeLesson,
	takePlan,
	turnGhostPanel,
	walkTree,
	type GhostPlay,
} from './play.js';

/** A game of Ghost after a message; one that means nothing to it changes nothing. */
export function reduceGhost(play: GhostPlay, message: Message): GhostPlay {
	switch (message.type) {
		case 'letter': {
			return playLetter(play, message.letter);
		}

		case 'erase': {
			return eraseLetter(play);
		}

		case 'say-word': {
			return sayWord(play);
		}

		case 'challenge': {
			return challengeOther(play);
		}

		case 'choose-end': {
			return chooseEnd(play, message.end);
		}

		case 'computer-turn': {
			return playComputer(play);
		}

		case 'pause': {
			return pauseGhost(play);
		}

		case 'step': {
			return stepGhost(play);
		}

		case 'turn-panel': {
			return turnGhostPanel(play);
		}

		case 'walk': {
			return walkTree(play, message.direction);
		}

		case 'coached': {
			return takeLesson(play, message.lesson);
		}

		case 'tree-drawn': {
			return takePlan(play, message.plan);
		}

		case 'play-again': {
			return playGhostAgain(play);
		}

		default: {
			return play;
		}
	}
}
