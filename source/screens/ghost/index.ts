import {printable} from '../../dictionaries/index.js';
import {explainedInGhost} from '../../games/afterwards.js';
import {isWatched} from '../../games/ghost.js';
import {codeIn, isLostByLeaving} from '../../games/kinds.js';
import {everyoneIn, isBot, type GhostSettings} from '../../settings/ghost.js';
import {ghostAbout} from '../../text/ghost-coach.js';
import {idleLetterText, noChallengeText, nothingToChallengeText, slipIdleText} from '../../text/keys.js';
import {leaveGameQuestion} from '../../text/left.js';
import {numberWord} from '../../text/numbers.js';
import {codeText} from '../../text/share.js';
import {lettersOf} from '../common-keys.js';
import type {Screen} from '../screen.js';
import {nameOfSource} from '../session.js';
import {ghostKeys} from './keys.js';
import {isPast, openGhost, seenIn, type GhostParams, type GhostState} from './state.js';
import {GhostView} from './view.js';
import {ghostWork} from './work.js';

function statusOf(settings: GhostSettings): string {
	const {player, opponent, minLength, seed} = settings;
	const [other = 'human', ...others] = opponent;
	const isWatched = player !== 'you' && others.length === 0;
	const isAlone = player === 'you' && others.length === 0 && isBot(other);
	const watched = `${player} – ${isBot(other) ? other : 'you'}`;
	return [
		isWatched ? watched : isAlone ? other : `${numberWord(opponent.length + 1)} players`,
		minLength === 1 ? 'all words' : `${minLength}+ letters`,
		...(everyoneIn(settings).some(isBot) ? [`seed ${printable(seed)}`] : []),
		nameOfSource(settings),
	].join(' · ');
}

export const screen: Screen<GhostParams, GhostState> = {
	open: openGhost,
	keys: ghostKeys,
	View: GhostView,
	work: ghostWork,
	title: ({play: {settings}, isPractice}) => ({
		trail: [settings.variant, ...(isPractice ? ['practice'] : [])],
		status: statusOf(settings),
	}),
	about: state => [ghostAbout(state.play.settings), codeText(codeIn(state))].filter(Boolean).join('\n'),
	words(state) {
		const {play, lookBack} = seenIn(state);
		return lookBack ? explainedInGhost(play, lookBack.missedWord) : [];
	},
	idle(state, key) {
		const {play, turn} = state;
		if (isPast(state)) return idleLetterText(key, {now: 'over', isReviewed: turn !== undefined});
		if (state.slip) return slipIdleText;
		if (isWatched(play)) return idleLetterText(key, {now: 'watched', step: 'Enter'});
		if (key === 'space') return play.game.rule === 'challenge' ? nothingToChallengeText : noChallengeText;
		return idleLetterText(key, lettersOf(play.book.dictionary.alphabet));
	},
	leaveQuestion: ({play, isShown}, {recorder}) =>
		!isShown && isLostByLeaving(play, recorder) ? leaveGameQuestion : undefined,
};
