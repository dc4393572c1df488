import {expect, test} from 'vitest';
import {emptyScoreboard, enterScore, planJobs, scoreOf, type Tournament} from '../../source/engine/index.js';
import {describeProgress} from '../../source/line-mode/status.js';
import {drawBar, drawTable} from '../../source/text/tables.js';
import {resultsIn} from '../../source/commands/tournament.js';
import {printParts} from '../../source/line-mode/plain.js';
import {mapPart, measures, tournamentParts} from '../../source/text/tournament.js';
import {dictionaryOf} from '../line-mode/transcript.js';

const dictionary = dictionaryOf('as', 'at', 'tea', 'sea', 'cool', 'good', 'hope');

const tournament: Tournament = {
	guessers: ['paga', 'expert'],
	choosers: ['random', 'evil'],
	lengths: [2, 3, 4],
	games: 'all',
	seed: '4f2a',
};

/** Made-up scores: what is tested is how they are shown. */
const scores: Readonly<Record<string, readonly number[]>> = {
	'paga random 2': [0, 1, 9, 12],
	'paga random 3': [3, 3],
	'expert random 2': [0, 1, 5],
	'paga evil 4': [7],
};

const board = planJobs(dictionary, tournament)
	.filter(job => job.part.index === 0)
	.reduce((before, job) => {
		const misses = scores[`${job.guesser} ${job.chooser} ${job.length}`];
		if (misses === undefined) return before;
		return enterScore(before, job, scoreOf(misses.map((count, at) => ({word: `w${at}`, misses: count}))));
	}, emptyScoreboard);

const asItIs = (text: string): string => text;

const printed = (shown: typeof board, columns?: number) =>
	printParts(tournamentParts(shown, tournament, {nameOf: asItIs, spell: asItIs}), columns);

test('tables of the pairs that have been played, and the maps', () => {
	expect(printed(board)).toMatchSnapshot();
	expect(printed(board, 60)).not.toMatch(/.{61}/);
	expect(printed(emptyScoreboard)).toBe('');
});

test.each(measures)('no column of the map moves when results come: %s', measure => {
	const cell = {guesser: 'paga', chooser: 'random', length: 2} as const;
	const shown = {tournament, cell, measure, spell: asItIs};
	const [empty, filled] = [emptyScoreboard, board].map(each =>
		printParts([mapPart({...shown, board: each})])
			.split('\n')
			.find(line => line.includes('paga')),
	);
	expect(empty).toBe(filled);
});

test('the results of the JSON document', () => {
	const results = resultsIn(board, tournament, asItIs);
	expect(results).toHaveLength(4);
	const [{budgets, ...fields} = {budgets: []}] = results;
	expect(JSON.stringify(fields)).toBe(
		'{"guesser":"paga","chooser":"random","length":2,"games":4,"meanMisses":5.5,"worstMisses":12,"worstWord":"w3","won":{"6":0.5,"8":0.5,"10":0.75}}',
	);
	expect(budgets).toHaveLength(13);
	expect(budgets[0]).toEqual({budget: 1, won: 0.25, meanMisses: 0.75});
	expect(budgets[7]).toEqual({budget: 8, won: 0.5, meanMisses: 4.25});
	expect(budgets[12]).toEqual({budget: 13, won: 1, meanMisses: 5.5});
});

test.each([
	[0, 0, '░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░ 0%'],
	[0.5, 65, '███████████████░░░░░░░░░░░░░░░ 50%  1:05 left'],
	[0.999, 1000, '██████████████████████████████ 99%  0:02 left'],
	[1, 10, '██████████████████████████████ 100%  0:00 left'],
])('after %d of the work and %i seconds', (share, seconds, line) => {
	expect(describeProgress(share, seconds)).toBe(line);
});

test('a bar has its width, whatever the share', () => {
	expect([-1, 0, 0.5, 1, 2].map(share => drawBar(share, 4))).toEqual([
		...['░░░░', '░░░░', '██░░', '████', '████'],
	]);
});

test('a table keeps its columns apart and ends no line in blanks', () => {
	const columns = [
		{title: 'n', side: 'right'},
		{title: 'word', side: 'left'},
		{title: 'x', side: 'left'},
	] as const;
	expect(drawTable(columns, [['10', 'a', 'y'], ['9', 'letters', ''], ['8']])).toEqual([
		' n  word     x',
		'10  a        y',
		' 9  letters',
		' 8',
	]);
});
