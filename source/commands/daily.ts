import {dayNumber, firstDay, hasDaily, isDay, lastDay, localDay, type Day} from '../daily/calendar.js';
import {openDay, type OpenedDay} from '../daily/daily.js';
import {dailyWords} from '../dictionaries/index.js';
import {remainingGuesses} from '../engine/index.js';
import {leftDaily} from '../games/open.js';
import {preferences} from '../settings/preferences.js';
import {json} from '../settings/words.js';
import {about} from '../text/about.js';
import {noDailyText} from '../text/hangman/daily.js';
import {usage} from '../text/refusals.js';
import {commandOf, usageError} from './command.js';
import {faceOf, show} from './environment.js';
import {openDictionary, jsonText} from './output.js';

function readDay(date: string | undefined): Day {
	const today = localDay(new Date());
	const day = date ?? today;
	if (!isDay(day)) throw usageError(usage.date(day, today));
	if (!hasDaily(day)) throw usageError(noDailyText(day, {first: firstDay, last: lastDay}));
	return day;
}

const documentOf = ({daily: {date, value}, game}: OpenedDay) => ({
	date,
	number: dayNumber(date),
	dictionary: 'small',
	length: game.words.length,
	answered: game.turns.map(({guess, pattern}) => ({letter: guess, pattern})),
	pattern: game.pattern,
	pool: game.pool.length,
	value,
	budget: remainingGuesses(game),
});

export const command = commandOf({
	usage: '[YYYY-MM-DD] [options]',
	examples: [
		['wordfiend daily', 'today’s puzzle'],
		['wordfiend daily 2026-01-01', 'another day’s puzzle; doesn’t affect your streak'],
		['wordfiend daily --json', 'what it is, without playing'],
	],
	takesWords: 1,
	table: {json, ...preferences},
	notes: [about.daily],
	async run({words: [word], given}) {
		const date = readDay(word);
		const dictionary = await openDictionary(dailyWords);
		if (given.json) return jsonText(documentOf(openDay(dictionary, date)));
		const settings = {day: date, figure: 'eye'} as const;
		const fresh = {to: 'hangman', with: {game: 'daily', list: dictionary, settings}} as const;
		return show(faceOf(given), {
			given,
			route(waiting) {
				const game = leftDaily(waiting, date);
				return game ? {to: 'go-on', with: {as: 'resumed', record: game}} : fresh;
			},
		});
	},
});
