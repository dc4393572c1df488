import type {Message} from '../messages.js';
import {
	askHint,
	changePace,
	guessLetter,
	guessThought,
	pauseOrGoOn,
	playAgain,
	step,
	takeAnswer,
	takeAssessment,
	takeThought,
	turnPanel,
	type HangmanPlay,
} from './play.js';
import {openReview, takeAppraisal, turnReview} from './review.js';

/** What a message does in a game of Hangman. */
export function reduceHangman(play: HangmanPlay, message: Message): HangmanPlay {
	switch (message.type) {
		case 'letter': {
			return guessLetter(play, message.letter);
		}

		case 'answered': {
			return takeAnswer(play, message.turn, message.answer);
		}

		case 'thought': {
			return takeThought(play, message.turn, message.thought);
		}

		case 'assessed': {
			return takeAssessment(play, message.turn, message.assessment, message.isFinal);
		}

		case 'appraised': {
			return takeAppraisal(play, message.moment, message.appraisal, message.isFinal);
		}

		case 'review': {
			return openReview(play);
		}

		case 'review-turn': {
			return turnReview(play, message.by);
		}

		case 'bot-letter': {
			return guessThought(play);
		}

		case 'hint': {
			return askHint(play);
		}

		case 'pause': {
			return pauseOrGoOn(play);
		}

		case 'step': {
			return step(play);
		}

		case 'change-pace': {
			return changePace(play, message.by);
		}

		case 'turn-panel': {
			return turnPanel(play);
		}

		case 'play-again': {
			return playAgain(play);
		}

		default: {
			return play;
		}
	}
}
