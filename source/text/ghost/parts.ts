import type {Meaning} from '../../dictionaries/meanings.js';
import {judged, left, right, tableOf, type ColumnOf} from '../../page/text.js';
import {lies, penalty, type GhostTurn, type LookBack, type Place} from '../../engine/index.js';
import {isGhostOver, isHere, personResult, roundsOf, type GhostPlay} from '../../games/ghost/ghost.js';
import type {Cell, Line, Part, TablePart} from '../../page/page.js';
import {capitalize, countOf, describeMeaning, does, formatNumber} from '../words.js';
import {letterText, wordsText} from './variants.js';
import {
	actionText,
	decidedText,
	doneText,
	matchOutcome,
	nameAt,
	penaltiesOf,
	spelled,
	spokenText,
	standingText,
	wholeEnding,
	whyText,
} from './ghost.js';

const scoreText = (play: GhostPlay): string =>
	penaltiesOf(play)
		.map(({name, letters}) => `${name} ${letters.padEnd(penalty.length, '·')}`)
		.join('   ');

const spokenScore = (play: GhostPlay): string =>
	penaltiesOf(play)
		.map(({name, letters}) => `${capitalize(name)}: ${spelled(letters) || 'no letter'}.`)
		.join(' ');

/** The score of a match, and how many words the fragment can become as it is shown: not where bluffs are allowed, which that would give away. */
export function ghostFacts(play: GhostPlay, place: Place): Part {
	const {book, game, settings, players} = play;
	const isHidden = game.rule === 'challenge' && game.fragment !== '';
	const hasScore = settings.isMatch && players.length === 2;
	return {
		part: 'facts',
		rows: [
			...(hasScore ? [{label: '', value: scoreText(play)}] : []),
			...(isHidden || game.ending ? [] : [{label: '', value: wordsText(book, lies(game.fragment, place))}]),
		],
		spoken: settings.isMatch ? spokenScore(play) : '',
	};
}

/** Says how a round ended and why, with the outcome of the match, and the meaning of the word that ended it. */
export function endPart(play: GhostPlay, missedWord: string | undefined, meaning: Meaning | undefined): Part {
	const outcome = matchOutcome(play);
	const match = outcome && `${capitalize(outcome)}.`;
	const result = personResult(play);
	const loser = play.players[play.game.ending?.loser ?? -1];
	const isLost = loser !== undefined && isHere(loser);
	const paragraphs: readonly Line[] = [
		[{...judged(!isLost, wholeEnding(play)), bold: true}],
		whyText(play, missedWord),
		match === undefined
			? ''
			: [{...(result === 'watched' ? {text: match} : judged(result === 'won', match)), bold: true}],
		meaning ? describeMeaning(meaning) : '',
	];
	return {part: 'prose', paragraphs: paragraphs.filter(line => line !== '')};
}

const turnColumns = (play: GhostPlay): readonly ColumnOf<GhostTurn>[] => [
	[right(''), (_, at) => String(at + 1)],
	[left('player'), ({player}) => nameAt(play, player)],
	[left('letters', {least: 8}), turn => doneText(turn, play.book)],
];

/** Lists the turns of a round, and what decided it once it is over. In line mode they have been said before. */
export const lettersPart = (play: GhostPlay, lookBack?: LookBack): Part => ({
	...tableOf(turnColumns(play), play.game.turns),
	heading: 'letters',
	remark: countOf(play.game.turns.filter(({action}) => action.kind === 'letter').length, 'letter'),
	keeps: 'last',
	...(lookBack?.turningPoint && {notes: [decidedText(play, lookBack)]}),
	only: 'screen',
});

export const decidedProse = (play: GhostPlay, lookBack: LookBack) =>
	({part: 'prose', paragraphs: [decidedText(play, lookBack)]}) as const satisfies Part;

function spokenReview(play: GhostPlay, {standings}: LookBack): readonly string[] {
	return play.game.turns.map((turn, index) => {
		const {before, action, player} = turn;
		const done =
			action.kind === 'name' ? (action.word ?? 'no word') : actionText(action, play.book, before.fragment);
		const standing = standingText(play, turn, standings[index] ?? 'losing');
		const parts = [done, standing].filter(Boolean).join('; ');
		return `${formatNumber(index + 1)}. ${capitalize(nameAt(play, player))}: ${parts}.`;
	});
}

export function decidedPart(play: GhostPlay, lookBack: LookBack): Part {
	const effectOf = (turn: GhostTurn, at: number): Cell => {
		const standing = lookBack.standings[at] ?? 'losing';
		const text = standingText(play, turn, standing);
		return standing === 'gave-away' ? {text: `✗ ${text}`, as: 'miss'} : `  ${text}`.trimEnd();
	};

	return {
		...tableOf([...turnColumns(play), [left('', {least: 8}), effectOf]], play.game.turns),
		heading: 'coach',
		remark: 'what decided it',
		keeps: 'last',
		notes: [[{text: decidedText(play, lookBack), bold: lookBack.turningPoint !== undefined}]],
		spoken: [decidedText(play, lookBack), ...spokenReview(play, lookBack)].join('\n'),
	};
}

function doneBy({book, game}: GhostPlay, player: number): string {
	return game.turns
		.filter(turn => turn.player === player)
		.map(({action, before: {fragment}}) =>
			action.kind === 'letter' ? letterText(action, book, fragment) : spokenText(action),
		)
		.join(' ');
}

type Penalized = ReturnType<typeof penaltiesOf>[number];

export function playersPart(play: GhostPlay): Part {
	const {game, settings} = play;
	const isOut = ({letters}: Penalized) => letters === penalty;
	const has: ColumnOf<Penalized> = [
		left('has'),
		player => (isOut(player) ? 'out' : player.letters.padEnd(penalty.length, '·')),
	];
	return {
		...tableOf(
			[
				[left('player'), ({name}) => name],
				...(settings.isMatch ? [has] : []),
				[left('letters of this round', {least: 8}), (player, at) => (isOut(player) ? '' : doneBy(play, at))],
			],
			penaltiesOf(play),
			(_, at) => ({mark: !game.ending && game.toMove === at ? 'chosen' : undefined}),
		),
		heading: 'players',
		remark: settings.isMatch ? 'is out: G-H-O-S-T' : '',
		only: 'screen',
	};
}

/** A turn of a game, or a round of a match: what is compared, and its text. */
type Compared = {readonly done: string; readonly text: string};

/** Returns the turns of a game or the rounds of a match; `reader` is what it calls the one who is `you` in it. */
function movesOf(play: GhostPlay, reader: 'you' | 'they'): readonly Compared[] {
	const {book, game, settings} = play;
	const calledBy = (player: number) => (nameAt(play, player) === 'you' ? reader : nameAt(play, player));
	if (!settings.isMatch)
		return game.turns.map(turn => {
			const done = doneText(turn, book);
			return {done, text: `${calledBy(turn.player)}: ${done}`};
		});
	return roundsOf(play).map(({game: {ending, fragment, turns}}) => ({
		done: turns.map(turn => doneText(turn, book)).join(' '),
		text: `${fragment.toUpperCase()}: ${ending ? does(calledBy(ending.loser), 'lose') : 'not over'}`,
	}));
}

function partingText(same: number, isMatch: boolean): string {
	if (same === 0) return `Different from the first ${isMatch ? 'round' : 'letter'} on.`;
	return `The same for ${countOf(same, isMatch ? 'round' : 'turn')}.`;
}

function loserText(theirs: GhostPlay): string {
	const {ending} = theirs.game;
	if (!isGhostOver(theirs) || !ending) return 'nobody has lost yet';
	return matchOutcome(theirs) ?? does(nameAt(theirs, ending.loser), 'lose');
}

function verdictOf(yours: GhostPlay, theirs: GhostPlay): string {
	if (!isGhostOver(yours)) return '';
	const [you, they] = [personResult(yours), personResult(theirs)];
	if (you === 'watched') return `In theirs ${loserText(theirs)}.`;
	if (they === 'watched') return `You ${you}; they did not finish.`;
	return you === they ? `You both ${you}.` : `You ${you}, they ${they}.`;
}

/** Compares two games, without their rounds that you haven't played yet. */
function compare(yours: GhostPlay, theirs: GhostPlay) {
	const [ours, all] = [movesOf(yours, 'you'), movesOf(theirs, 'they')];
	const most = Math.max(ours.length, all.length);
	const differing = ours.findIndex(({done}, at) => done !== all[at]?.done);
	const same = differing === -1 ? ours.length : differing;
	const others = all.slice(0, isGhostOver(yours) ? most : ours.length);
	return {ours, others, same, verdict: verdictOf(yours, theirs), isAlike: same === most};
}

export function besidePart(yours: GhostPlay, theirs: GhostPlay): TablePart & Part {
	const {ours, others, same, verdict, isAlike} = compare(yours, theirs);
	return {
		part: 'table',
		heading: 'both games',
		remark: verdict,
		columns: [left(''), left('your game', {least: 12}), left('their game', {least: 12})],
		rows: Array.from({length: Math.max(ours.length, others.length)}, (_, at) => ({
			mark: at === same ? 'chosen' : undefined,
			cells: [String(at + 1), ours[at]?.text ?? '', others[at]?.text ?? ''],
		})),
		keeps: 'last',
		notes: [isAlike ? 'The same game.' : partingText(same, yours.settings.isMatch)],
	};
}
