import {mkdir, writeFile} from 'node:fs/promises';
import {toFilm, type Frame} from './pictures/film.js';
import {palettes} from './pictures/palettes.js';
import {act, open, play, readSteps} from './pictures/session.js';
import {toSvg} from './pictures/svg.js';

/* Makes the pictures of the README from real games of the built program: `npm run build && npx tsx scripts/pictures.ts`. */
const folder = 'pictures';
const palette = palettes.dark;
const small = {columns: 80, rows: 24};
const large = {columns: 120, rows: 34};
/** No eye is caught blinking. */
const env = {NO_MOTION: '1'};

async function takePicture(name: string, title: string, args: readonly string[], keys: string, size = small) {
	const screen = await play({args, size, palette, env}, readSteps(keys));
	await writeFile(`${folder}/${name}.svg`, toSvg(screen, title, palette));
}

/** How long what a key did is looked at, and the end of the film. */
const keySeconds = 1.1;
const lastSeconds = 5;

/** A film of a game: a frame for every key, one for every wait, and a longer one at the end. */
async function takeFilm(name: string, title: string, args: readonly string[], keys: string, size = small) {
	const terminal = open({args, size, palette, env});
	const frames: Frame[] = [];
	await terminal.shows('wordfiend');
	await act(terminal, readSteps(keys), async step => {
		if (!('press' in step)) return;
		await terminal.rests();
		frames.push({screen: terminal.cells, seconds: keySeconds});
	});
	frames.push({screen: terminal.cells, seconds: lastSeconds});
	terminal.close();
	await terminal.isGone();
	await writeFile(`${folder}/${name}.svg`, toFilm(frames, title, palette));
}

await mkdir(folder, {recursive: true});
await takePicture('home', 'The first screen of Wordfiend', [], '<~Tournament>');
await takePicture(
	'hangman',
	'Hangman against the evil chooser, with the families of the last letter',
	['hangman', '-l', '7', '-g', '8', '-v', '--seed', '4f2a'],
	'<~Guess a letter>aeious<~No s.><~proved>',
	large,
);
await takePicture(
	'ghost',
	'Ghost against the perfect player, and what the coach says of every letter',
	['ghost', '--first', 'you', '--opponent', 'perfect', '--seed', 'a'],
	'<~Your first letter>h<~Your letter><Tab><~coach>',
	large,
);
for (const [variant, title, keys] of [
	['superghost', 'Superghost: letters go to either end', 'i<~Your letter>'],
	['superduperghost', 'Superduperghost: the fragment has been turned round', 'a<~Your letter>/'],
	['xghost', 'Xghost: letters go anywhere', 'r<~Your letter><Left>'],
	['spook', 'Spook: letters lie in a bag', 't<~Your letter>'],
] as const)
	await takePicture(
		variant,
		title,
		['ghost', '--variant', variant, '--first', 'you', '--opponent', 'perfect', '--seed', 'a'],
		`<~Your first letter>${keys}<Tab><~then>`,
	);
await takeFilm(
	'game',
	'A game of Hangman against the evil chooser: it keeps the largest family each time',
	['hangman', '-l', '5', '-g', '7', '-v', '--seed', '4f2a'],
	'<~Guess a letter>eaiourstyl',
);
