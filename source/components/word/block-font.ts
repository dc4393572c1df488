/** Letters of five by six points, a row after the other. */
const drawn: Readonly<Record<string, string>> = {
	a: '.###. #...# #...# ##### #...# #...#',
	b: '####. #...# ####. #...# #...# ####.',
	c: '.###. #...# #.... #.... #...# .###.',
	d: '####. #...# #...# #...# #...# ####.',
	e: '##### #.... ####. #.... #.... #####',
	f: '##### #.... ####. #.... #.... #....',
	g: '.###. #.... #.... #..## #...# .###.',
	h: '#...# #...# ##### #...# #...# #...#',
	i: '.###. ..#.. ..#.. ..#.. ..#.. .###.',
	j: '..### ...#. ...#. ...#. #..#. .##..',
	k: '#...# #..#. ###.. #.#.. #..#. #...#',
	l: '#.... #.... #.... #.... #.... #####',
	m: '#...# ##.## #.#.# #.#.# #...# #...#',
	n: '#...# ##..# #.#.# #..## #...# #...#',
	o: '.###. #...# #...# #...# #...# .###.',
	p: '####. #...# #...# ####. #.... #....',
	q: '.###. #...# #...# #.#.# #..#. .##.#',
	r: '####. #...# #...# ####. #..#. #...#',
	s: '.#### #.... .###. ....# ....# ####.',
	t: '##### ..#.. ..#.. ..#.. ..#.. ..#..',
	u: '#...# #...# #...# #...# #...# .###.',
	v: '#...# #...# #...# .#.#. .#.#. ..#..',
	w: '#...# #...# #.#.# #.#.# ##.## #...#',
	x: '#...# .#.#. ..#.. ..#.. .#.#. #...#',
	y: '#...# .#.#. ..#.. ..#.. ..#.. ..#..',
	z: '##### ...#. ..#.. .#... #.... #####',
	ł: '.#... .#... .##.. ##... .#... .####',
	б: '##### #.... ####. #...# #...# ####.',
	г: '##### #.... #.... #.... #.... #....',
	д: '..##. .#.#. .#.#. .#.#. ##### #...#',
	ж: '#.#.# #.#.# .###. #.#.# #.#.# #.#.#',
	з: '####. ....# .###. ....# ....# ####.',
	и: '#...# #..## #.#.# #.#.# ##..# #...#',
	л: '..### .#..# .#..# .#..# .#..# #...#',
	п: '##### #...# #...# #...# #...# #...#',
	ф: '..#.. .###. #.#.# #.#.# .###. ..#..',
	ц: '#..#. #..#. #..#. #..#. ##### ....#',
	ч: '#...# #...# .#### ....# ....# ....#',
	ш: '#.#.# #.#.# #.#.# #.#.# #.#.# #####',
	щ: '#.#.# #.#.# #.#.# #.#.# ##### ....#',
	ъ: '##... .#... .###. .#..# .#..# .###.',
	ы: '#...# #...# ##..# #.#.# #.#.# ##..#',
	ь: '.#... .#... .###. .#..# .#..# .###.',
	э: '####. ....# ..### ....# ....# ####.',
	ю: '#..#. #.#.# ###.# #.#.# #.#.# #..#.',
	я: '.#### #...# #...# .#### .#..# #...#',
	'✓': '..... ....# ...#. #.#.. .#... .....',
	_: '..... ..... ..... ..... ..... #####',
};

const unknown = '##### #...# #...# #...# #...# #####';

/** A line to write a letter on. */
export const hiddenSign = '_';

const twins = new Map(Array.from('авекмнорстух', (letter, at) => [letter, 'abekmhopctyx'.charAt(at)]));

/** Marks over a letter: two rows of points, by their combining character. */
const marksAbove: Readonly<Record<string, string>> = {
	'\u0301': '...#. ..#..',
	'\u0303': '.##.# #.##.',
	'\u0306': '.#.#. ..#..',
	'\u0307': '..... ..#..',
	'\u0308': '..... .#.#.',
};

const marksBelow: Readonly<Record<string, string>> = {
	'\u0327': '..#.. .##..',
	'\u0328': '..#.. ..##.',
};

export const glyphColumns = 5;
export const glyphRows = 6;
export const markRows = 2;

export type Points = readonly (readonly boolean[])[];

const pointsOf = (text: string): Points =>
	text.split(' ').map(row => Array.from(row, point => point === '#'));

type Glyph = {
	readonly base: Points;
	readonly above: Points | undefined;
	readonly below: Points | undefined;
};

const pointsIn = (
	drawings: Readonly<Record<string, string>>,
	signs: readonly string[],
): Points | undefined => {
	const drawing = signs.flatMap(sign => drawings[sign] ?? [])[0];
	return drawing === undefined ? undefined : pointsOf(drawing);
};

function drawGlyph(letter: string): Glyph {
	const [plain = '', ...marks] = letter.normalize('NFD');
	const whole = pointsIn(drawn, [twins.get(letter) ?? letter]);
	return {
		base: whole ?? pointsIn(drawn, [twins.get(plain) ?? plain]) ?? pointsOf(unknown),
		above: whole ? undefined : pointsIn(marksAbove, marks),
		below: whole ? undefined : pointsIn(marksBelow, marks),
	};
}

const glyphs = new Map<string, Glyph>();

/** How a letter, in either case, is drawn; one that the font lacks is a box. */
export function glyphOf(letter: string): Glyph {
	const small = letter.toLowerCase();
	const glyph = glyphs.get(small) ?? drawGlyph(small);
	glyphs.set(small, glyph);
	return glyph;
}
