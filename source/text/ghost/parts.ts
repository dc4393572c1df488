import {
	penalty,
	playerAfter,
	type Advice,
	type Branch,
	type Coaching,
	type GhostTurn,
	type Step,
	trueWord,
	type Tree,
} from '../../engine/index.js';
import type {LookBack} from '../../workers/tasks/ghost.js';
import type {FactsPart, Line, Part, ProsePart, Row, TablePart, Tone} from '../../page/page.js';
import {
	actionText,
	decidedText,
	doneText,
	endingText,
	matchText,
	nameAt,
	penaltiesOf,
	spokenText,
	standingText,
	whyText,
	type GhostFacts,
	type NameAction,
} from './ghost.js';
import {
	alike,
	byMeritIn,
	isGood,
	letterText,
	outcomes,
	outcomeText,
	wordsText,
	type Outcome,
} from './coach.js';
import {actionAloud, coachAloud, reviewAloud, treeAloud} from './spoken.js';
import {besideAloud, besideColumns, besideRows, besideVerdict, type GhostBeside} from './beside.js';
import {branchText, restText, rowsOf} from './tree.js';
import {countOf, formatNumber} from '../numbers.js';
import {sendAndPasteText, waitingText} from './message.js';

const marks = {hit: '✓', miss: '✗', left: '●', used: '○'} as const;

/** The letters of G-H-O-S-T that the two players of a match have. */
const scoreText = (play: GhostFacts): string =>
	penaltiesOf(play)
		.map(({name, letters}) => `${name} ${letters.padEnd(penalty.length, '·')}`)
		.join('   ');

/** The score of a match, and how many words the fragment can become: not where bluffs are allowed, which that would give away. */
export function ghostFacts(play: GhostFacts): FactsPart & Part {
	const {game, settings, players} = play;
	const isHidden = game.rule === 'challenge' && game.fragment !== '';
	const hasScore = settings.isMatch && players.length === 2;
	return {
		part: 'facts',
		rows: [
			...(hasScore ? [{label: 'match', value: scoreText(play)}] : []),
			...(isHidden || game.ending ? [] : [{label: '', value: wordsText(game.book, game.fragment)}]),
		],
		spoken: '',
	};
}

/** How a round ended, why, and how the match stands. */
export function endPart(play: GhostFacts, missedWord: string | undefined, isLost: boolean): ProsePart & Part {
	const as = isLost ? 'miss' : 'hit';
	const match = matchText(play);
	const why = whyText(play, missedWord);
	return {
		part: 'prose',
		paragraphs: [
			[{text: `${marks[as]} ${endingText(play)}`, as, bold: true}],
			...(why === '' ? [] : [why]),
			...(match === undefined ? [] : [[{text: match, bold: true}]]),
		],
	};
}

const turnColumns = [
	{title: '', side: 'right'},
	{title: 'player', side: 'left'},
	{title: 'letters', side: 'left', least: 8},
] as const;

function turnCells(play: GhostFacts, turn: GhostTurn, index: number): readonly string[] {
	return [String(index + 1), nameAt(play, turn.player), doneText(turn, play.game.book)];
}

/** The letters that were played, the last ones where there is no room for all; at the end with what decided the round. */
export const lettersPart = (play: GhostFacts, lookBack?: LookBack): TablePart & Part => ({
	part: 'table',
	heading: 'letters',
	remark: countOf(play.game.turns.length, 'letter'),
	columns: turnColumns,
	rows: play.game.turns.map((turn, index) => ({cells: turnCells(play, turn, index)})),
	keeps: 'last',
	...(lookBack?.turningPoint && {notes: decidedText(play, lookBack).split(/(?<=:) /)}),
	spoken: '',
});

/** What decided a round, and the effect of every letter. */
export function decidedPart(play: GhostFacts, lookBack: LookBack): TablePart & Part {
	const decided = decidedText(play, lookBack);
	return {
		part: 'table',
		heading: 'coach',
		remark: 'what decided it',
		columns: [...turnColumns, {title: '', side: 'left', least: 8}],
		rows: play.game.turns.map((turn, index): Row => {
			const standing = lookBack.standings[index] ?? 'losing';
			const isMistake = standing === 'gave-away';
			const text = `${isMistake ? marks.miss : ' '} ${standingText(play, turn, standing)}`.trimEnd();
			return {cells: [...turnCells(play, turn, index), {text, ...(isMistake && {as: 'miss'})}]};
		}),
		keeps: 'last',
		notes: [[{text: decided, bold: lookBack.turningPoint !== undefined}]],
		spoken: [decided, ...reviewAloud(play, lookBack.standings, actionAloud)].join('\n'),
	};
}

function doneBy({game}: GhostFacts, player: number): string {
	return game.turns
		.flatMap(turn => (turn.player === player ? [turn] : []))
		.map(({action, before: {fragment}}) =>
			action.kind === 'letter' ? actionText(action, {book: game.book, fragment}) : spokenText(action),
		)
		.join(' ');
}

/** Three players or more: what each has done, and the letters of G-H-O-S-T they have. */
export function playersPart(play: GhostFacts): TablePart & Part {
	const {game, settings} = play;
	return {
		part: 'table',
		heading: 'players',
		remark: settings.isMatch ? 'is out: G-H-O-S-T' : '',
		columns: [
			{title: 'player', side: 'left'},
			...(settings.isMatch ? [{title: 'has', side: 'left'} as const] : []),
			{title: 'letters of this round', side: 'left', least: 8},
		],
		rows: penaltiesOf(play).map(({name, letters}, player): Row => {
			const isOut = letters === penalty;
			return {
				mark: !game.ending && game.toMove === player ? 'chosen' : undefined,
				cells: [
					name,
					...(settings.isMatch ? [isOut ? 'out' : letters.padEnd(penalty.length, '·')] : []),
					isOut ? '' : doneBy(play, player),
				],
			};
		}),
		spoken: '',
	};
}

/** A friend's turn by message: the line to send, once there is one, and what to do then. */
export const messagePart = (play: GhostFacts, line: string | undefined): ProsePart & Part => ({
	part: 'prose',
	heading: 'message',
	remark: line === undefined ? '' : 'C copies it',
	paragraphs: [
		line === undefined
			? waitingText(play)
			: [
					{
						text: `${sendAndPasteText(play)}
`,
					},
					{text: line, bold: true},
				],
	],
});

type CoachShown = {
	readonly play: GhostFacts;
	readonly fragment: string;
	readonly coaching: Coaching;
	readonly call: NameAction;
	/** The letter that followed, where the coach looks back. */
	readonly played: Step | undefined;
};

const toneOf = (outcome: Outcome): Tone => outcomes[outcome].tone;

/** The letters that are left out, grouped by what they lead to: every letter can be read. */
function alikeLine({play, fragment, call}: CoachShown, advice: readonly Advice[]): Line {
	const {book} = play.game;
	return alike(advice).flatMap(({outcome, many, places}) => {
		const letters = places.map(([place, each]) =>
			call({kind: 'letter', letter: each.join(''), place}, {book, fragment}),
		);
		const text = many === '' ? '' : `${marks[outcomes[outcome].mark]} ${many} `;
		return [{text, as: toneOf(outcome)}, {text: `${letters.join(' ')}  `}];
	});
}

/** What every letter leads to, the best first. */
export function coachPart(shown: CoachShown): TablePart & Part {
	const {play, fragment, coaching, call, played} = shown;
	const {book} = play.game;
	const sorted = byMeritIn(coaching);
	return {
		part: 'table',
		heading: 'coach',
		columns: [
			{title: 'letter', side: 'left'},
			{title: 'then', side: 'left'},
			{title: 'words', side: 'right', rank: 2},
			{title: 'shortest', side: 'left', least: 8, rank: 1},
		],
		rows: sorted.map(advice => {
			const isNow = played?.letter === advice.letter && played.place === advice.place;
			const {mark} = outcomes[advice.effect];
			const text = outcomeText(advice);
			return {
				mark: isNow ? 'chosen' : isGood(advice) ? 'kept' : undefined,
				cells: [
					letterText(book, fragment, advice, call),
					{text: text === '' ? '' : `${marks[mark]} ${text}`, as: toneOf(advice.effect)},
					formatNumber(advice.count),
					trueWord(book.dictionary, advice.shortest),
				],
			};
		}),
		rest: hidden =>
			alikeLine(
				shown,
				hidden.flatMap(at => sorted[at] ?? []),
			),
		spoken: coachAloud(play, coaching).join('\n'),
	};
}

type TreeShown = {
	readonly play: GhostFacts;
	readonly fragment: string;
	readonly tree: Tree;
	/** The player to move where the tree begins. */
	readonly top: number;
	/** The line that the cursor is on; `undefined` while a new tree grows. */
	readonly line: number | undefined;
};

/** What can follow, branch by branch, and who wins or loses there. */
export function treePart({play, fragment, tree, top, line}: TreeShown): TablePart & Part {
	const {game, players} = play;
	const own = players.findIndex(({name}) => name === 'you');
	const reader = own === -1 ? top : own;
	const verdictOf = (branch: Branch): Line => {
		if (branch.loser === undefined) return '';
		const as = playerAfter(game.order, top, branch.loser) === reader ? 'miss' : 'hit';
		return [{text: `${marks[as]} ${branchText(play, top, branch)}`, as}];
	};

	return {
		part: 'table',
		heading: `tree ${fragment.toUpperCase()}`.trimEnd(),
		remark: wordsText(game.book, fragment),
		columns: [
			{title: '', side: 'left', least: 8},
			{title: '', side: 'left', rank: 1},
			{title: '', side: 'left', least: 4},
		],
		rows: rowsOf(tree).map(({marks: joints, branch}, index) => ({
			mark: index === line ? 'chosen' : undefined,
			cells: [
				[
					{text: joints, as: 'frame'},
					{text: branch.text.toUpperCase()},
					{text: branch.isWord ? ` ${marks.left}` : ''},
				],
				branch.more > 0 ? `+${countOf(branch.more, 'word')}` : '',
				verdictOf(branch),
			],
		})),
		...(tree.rest && {notes: [`└─ ${restText(tree.rest).join('  ')}`]}),
		spoken: treeAloud(play, tree).join('\n'),
	};
}

/** Two games beside each other, up to where they part. */
export function besidePart(yours: GhostBeside, theirs: GhostBeside): TablePart & Part {
	return {
		part: 'table',
		heading: 'both games',
		remark: besideVerdict(yours, theirs),
		columns: besideColumns,
		rows: besideRows(yours, theirs).map((row, at) => ({
			mark: row.isParting ? 'chosen' : undefined,
			cells: [String(at + 1), row.yours, row.theirs],
		})),
		keeps: 'last',
		spoken: besideAloud(yours, theirs).join(' '),
	};
}
