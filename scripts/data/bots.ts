import {readFile} from 'node:fs/promises';
import {
	addScores,
	cellsOf,
	choosers,
	playTournamentJob,
	noGames,
	planJobs,
	type TournamentCell,
	type ChooserName,
	type GuesserName,
} from '../../source/engine/index.js';
import {measuredBots} from '../../source/statistics/hangman.js';
import {folder, readList, writeRows} from './measured.js';

// Plays the bots that players are compared with against every chooser, on every length of the bundled dictionaries, as a tournament
// does: a fair chooser settles on every word, and no number of misses ends a game. `npm run bots` writes dictionaries/bots.json:
// how many games ended with 0, 1, 2… misses. `npm run bots -- huge` measures one dictionary and keeps the rest.

/** A chooser and a length, and of each bot how many of its games had so many misses. */
type Row = {readonly chooser: string; readonly length: number} & Partial<Record<GuesserName, string>>;

const chooserNames = Object.keys(choosers) as readonly ChooserName[];

/** The bots to measure: all of those in docs/reference.md against a fair chooser on `common`. */
const botsFor = (name: string, chooser: string): readonly GuesserName[] =>
	name === 'common' && chooser === 'random' ? [...measuredBots, 'pattern', 'perfect'] : measuredBots;

async function measure(name: string) {
	const {dictionary, sha256} = await readList('en', name);
	const tournament = {
		guessers: [...measuredBots, 'pattern', 'perfect'],
		choosers: chooserNames,
		lengths: dictionary.lengths.map(({length}) => length),
		games: 'all',
		seed: '',
	} as const;
	const jobs = planJobs(dictionary, tournament);
	const gamesOf = async ({guesser, chooser, length}: TournamentCell): Promise<string> => {
		const own = jobs.filter(
			job => job.guesser === guesser && job.chooser === chooser && job.length === length,
		);
		const scores = await Promise.all(own.map(job => playTournamentJob({dictionary, tournament}, job)));
		const {games} = scores.reduce(addScores, noGames);
		return games.slice(0, games.findLastIndex(count => count > 0) + 1).join(' ');
	};

	const results: Row[] = [];
	for (const {chooser, length} of cellsOf({...tournament, guessers: ['expert']})) {
		process.stdout.write(`${name} ${chooser} ${length}\n`);
		const row: Record<string, string> = {};
		for (const guesser of botsFor(name, chooser)) row[guesser] = await gamesOf({guesser, chooser, length});
		results.push({chooser, length, ...row});
	}

	return {sha256, results};
}

type Measured = Readonly<Record<string, Awaited<ReturnType<typeof measure>>>>;

const file = new URL('bots.json', folder);
const asked = process.argv.slice(2);
const before = JSON.parse(await readFile(file, 'utf8')) as {readonly dictionaries: Measured};
const dictionaries = {...before.dictionaries};
for (const name of asked.length === 0 ? ['small', 'common', 'huge'] : asked)
	dictionaries[name] = await measure(name);
await writeRows(file, {command: 'npm run bots', dictionaries}, 'chooser');
