import {describe, expect, test} from 'vitest';
import {formNameOf, hangmanForm, watchForm} from '../../../source/screens/hangman-setup/index.js';
import {tournamentForm} from '../../../source/screens/tournament-setup/index.js';
import {chosenIn, choicesToKeep, openSession, type Session} from '../../../source/screens/session.js';
import {keptIn, unusableIn} from '../../../source/settings/preferences.js';
import type {Texts} from '../../../source/settings/setting.js';

const begin = ({remembered, ...known}: Partial<Omit<Session, 'remembered'>> & {remembered?: Texts}) =>
	chosenIn(openSession({...known, remembered: {hangman: remembered ?? {}}}), 'hangman', hangmanForm);

describe('what a form begins with', () => {
	test('is what it was left with, over what a first form begins with', () => {
		const first = openSession();
		const later = openSession({remembered: {tournament: {games: 'all'}, watch: {guesser: 'paga'}}});
		expect(chosenIn(first, 'tournament', tournamentForm)).toEqual({lengths: [{from: 4, to: 9}], games: 100});
		expect(chosenIn(later, 'tournament', tournamentForm)).toMatchObject({games: 'all'});
		expect(chosenIn(first, 'watch', watchForm).guesser).toBe('expert');
		expect(chosenIn(later, 'watch', watchForm).guesser).toBe('paga');
	});

	test('is what the command line gives, over what is remembered, over the player’s file', () => {
		const usual = {dictionary: 'huge'};
		const remembered = {dictionary: 'small', length: '6'};
		expect(begin({usual})).toEqual({dictionary: 'huge'});
		expect(begin({usual, remembered})).toEqual({dictionary: 'small', length: 6});
		expect(begin({usual, remembered, given: {dictionary: 'example'}})).toEqual({
			dictionary: 'example',
			length: 6,
		});
	});

	test('has no remembered list of another language', () => {
		const remembered = {dictionary: 'animals', length: '5'};
		expect(begin({usual: {language: 'de'}, remembered})).toEqual({language: 'de', length: 5});
		expect(begin({remembered})).toEqual({dictionary: 'animals', length: 5});
	});

	test('stays open for whoever opened it', () => {
		expect(begin({remembered: {...choicesToKeep({isOpen: true})}})).toEqual({isOpen: true});
		expect(begin({remembered: {...choicesToKeep({isOpen: false})}})).toEqual({});
	});

	test('is nothing that can’t be read, and no seed or secret', () => {
		const remembered = {
			budget: 'many',
			chooser: 'nice',
			what: 'ever',
			toString: 'x',
			seed: 'a',
			secret: 'word',
			length: '6',
		};
		expect(begin({remembered})).toEqual({length: 6});
		expect(begin({remembered: {budget: '0'}})).toEqual({});
	});
});

test('what is remembered is neither a seed nor a secret, nor what only the command line gives', () => {
	const chosen = {dictionary: 'example', length: 6, seed: 'a', secret: 'word', path: 'words.txt'};
	expect(choicesToKeep(chosen, {dictionary: 'example'})).toEqual({length: '6'});
	expect(choicesToKeep(chosen)).toEqual({dictionary: 'example', length: '6'});
	const before = {dictionary: 'huge', length: '7'};
	expect(choicesToKeep(chosen, {dictionary: 'example'}, before)).toEqual({dictionary: 'huge', length: '6'});
	expect(choicesToKeep(chosen, {}, before, {dictionary: 'example'})).toEqual({length: '6'});
});

test('what the file says is taken as far as it can be read', () => {
	expect(keptIn()).toEqual({look: {}, source: {}});
	const preferences = {theme: 'mono', motion: 'off', language: 'de', dictionary: 'words.txt', volume: '3'};
	expect(keptIn(preferences)).toEqual({
		look: {theme: 'mono', motion: 'off'},
		source: {language: 'de', dictionary: 'words.txt'},
	});
	expect(keptIn({theme: 'pink', motion: 'constructor', language: 'xx'})).toEqual({look: {}, source: {}});
});

test.each([
	[{}, []],
	[{theme: 'dark', motion: 'off', language: 'de'}, []],
	[{theme: 'loud'}, ['theme']],
	[{motion: 'wild'}, ['motion']],
	[{language: 'xx'}, ['language']],
	[{theme: 7, dictionary: '\u009B2J'}, ['theme', 'dictionary']],
	[{theme: 'loud', motion: 'wild', language: 'xx'}, ['theme', 'motion', 'language']],
])('of %j the player’s file names nothing there is in %j', (file, unusable) => {
	expect(unusableIn(file)).toEqual(unusable);
});

test('a game in which a bot guesses is set up in a form of its own', () => {
	expect(([{}, {guesser: 'you'}, {guesser: 'expert'}] as const).map(each => formNameOf(each))).toEqual([
		'hangman',
		'hangman',
		'watch',
	]);
});
