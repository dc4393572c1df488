import {execFileSync} from 'node:child_process';
import {writeFile} from 'node:fs/promises';
import process from 'node:process';
import {parseArgs} from 'node:util';
import {paletteNames, palettes} from './palettes.js';
import {play, readSteps} from './session.js';
import {toSvg} from './svg.js';

/*
Looks at a screen: `npx tsx scripts/pictures/picture.ts --size 120x40 --palette solarized-dark --keys 'aei<Tab>' --out picture.png -- hangman -l 7 -g 8`

Plays the built program on a pseudo-terminal of that size and draws what it shows. `--palette all` draws it on every palette, with its name in the file's. A PNG needs `rsvg-convert`; `--text` prints the screen instead.
*/
const {values, positionals} = parseArgs({
	allowPositionals: true,
	options: {
		size: {type: 'string', default: '80x24'},
		palette: {type: 'string', default: 'dark'},
		keys: {type: 'string', default: ''},
		out: {type: 'string', default: 'picture.svg'},
		env: {type: 'string', multiple: true, default: []},
		text: {type: 'boolean', default: false},
	},
});

const [columns = 80, rows = 24] = values.size.split('x').map(Number);
const names = paletteNames.filter(name => values.palette === 'all' || values.palette === name);
if (names.length === 0)
	throw new Error(`There is no palette ${values.palette}; there are ${paletteNames.join(', ')} and all.`);
const env: Record<string, string> = {};
for (const pair of values.env) {
	const [name = '', ...rest] = pair.split('=');
	env[name] = rest.join('=');
}

for (const name of names) {
	const palette = palettes[name];
	const screen = await play({args: positionals, size: {columns, rows}, palette, env}, readSteps(values.keys));
	if (values.text) {
		for (const cells of screen)
			process.stdout.write(
				`${cells
					.map(({character}) => character || ' ')
					.join('')
					.trimEnd()}\n`,
			);
		continue;
	}

	const svg = toSvg(screen, `wordfiend ${positionals.join(' ')}`, palette);
	const out = names.length === 1 ? values.out : values.out.replace(/(\.\w+)$/, `-${name}$1`);
	if (out.endsWith('.png')) execFileSync('rsvg-convert', ['-o', out], {input: svg});
	else await writeFile(out, svg);
}
