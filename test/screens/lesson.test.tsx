import {test} from 'vitest';
import type {Route} from '../../source/screens/routes.js';
import {keepPicture, openScreen, sizes} from './open-screen.js';

const lesson: Route = {to: 'lesson', with: {}};

test.each(sizes)('the lesson is played from its first step to its last at $columns×$rows', async size => {
	const screen = await openScreen(lesson, size);
	await screen.shows('1 of 7');
	await screen.press('o', 'l', 'd', 'a', 'e');
	keepPicture(await screen.shows('A fair game'), size);
	await screen.press('Enter');
	await screen.shows('2 of 7');
	await screen.press('x');
	await screen.shows('Here, guess e.');
	await screen.press('e');
	await screen.shows('good hope ibex');
	keepPicture(await screen.shows('Your e split the words into 5 families.'), size);
	await screen.press('Enter', 'a');
	await screen.shows('would have forced');
	await screen.press('Enter', 'a');
	await screen.shows('harder than');
	await screen.press('Enter', 'q', 'x', 'j', 'z');
	await screen.shows('T try again');
	await screen.press('t', 'a', 't', 'b', 'c');
	keepPicture(await screen.shows('with no miss to spare'), size);
	await screen.press('h', 'm');
	await screen.shows('You won.');
	await screen.press('Enter');
	await screen.shows('In a game');
	await screen.press('Enter');
	await screen.shows('7 of 7');
	await screen.press('Left');
	await screen.shows('6 of 7');
	await screen.press('Enter');
	await screen.shows('Enter play your first game');
	await screen.press('Enter');
	await screen.shows('Guess a letter.');
});
