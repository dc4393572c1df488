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
	ß: '.###. #...# #.##. #...# #...# #.##.',
	ł: '.#... .#... .##.. ##... .#... .####',
	ø: '.##.# #..## #.#.# #.#.# ##..# #.##.',
	đ: '.###. .#..# ###.# .#..# .#..# .###.',
	æ: '.#### #.#.. #.### ###.. #.#.. #.###',
	œ: '.#### #.#.. #.### #.#.. #.#.. .####',
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
	і: '.###. ..#.. ..#.. ..#.. ..#.. .###.',
	є: '.#### #.... ###.. #.... #.... .####',
	"'": '..#.. ..#.. ..... ..... ..... .....',
};

const twins = new Map(Array.from('авекмнорстухјѕ', (letter, at) => [letter, 'abekmhopctyxjs'.charAt(at)]));

/** Marks over a letter: two rows of points, by their combining character. */
const marksAbove: Readonly<Record<string, string>> = {
	'\u0300': '.#... ..#..',
	'\u0301': '...#. ..#..',
	'\u0302': '..#.. .#.#.',
	'\u0303': '.##.# #.##.',
	'\u0304': '..... .###.',
	'\u0306': '.#.#. ..#..',
	'\u0307': '..... ..#..',
	'\u0308': '..... .#.#.',
	'\u030A': '.###. .#.#.',
	'\u030B': '.#.#. #.#..',
	'\u030C': '.#.#. ..#..',
};

const marksBelow: Readonly<Record<string, string>> = {
	'\u0323': '..#.. .....',
	'\u0326': '..#.. .#...',
	'\u0327': '..#.. .##..',
	'\u0328': '..#.. ..##.',
};

export const glyphColumns = 5;
export const glyphRows = 6;
export const markRows = 2;

export type Points = readonly (readonly boolean[])[];

const pointsOf = (text: string): Points =>
	text.split(' ').map(row => Array.from(row, point => point === '#'));

/** A letter in points: itself, and the marks above and below it where it has any. */
export type Glyph = {
	readonly base: Points;
	readonly above: Points | undefined;
	readonly below: Points | undefined;
};

function drawGlyph(letter: string): Glyph | undefined {
	const whole = drawn[twins.get(letter) ?? letter];
	if (whole !== undefined) return {base: pointsOf(whole), above: undefined, below: undefined};
	const [plain = '', ...marks] = letter.normalize('NFD');
	const base = drawn[twins.get(plain) ?? plain];
	const above = marks.flatMap(mark => marksAbove[mark] ?? [])[0];
	const below = marks.flatMap(mark => marksBelow[mark] ?? [])[0];
	if (base === undefined || (above === undefined && below === undefined)) return undefined;
	return {
		base: pointsOf(base),
		above: above === undefined ? undefined : pointsOf(above),
		below: below === undefined ? undefined : pointsOf(below),
	};
}

const glyphs = new Map<string, Glyph | undefined>();

/** How a letter, in either case, is drawn; `undefined` for one that the font lacks. */
export function glyphOf(letter: string): Glyph | undefined {
	const small = letter.toLowerCase();
	if (!glyphs.has(small)) glyphs.set(small, drawGlyph(small));
	return glyphs.get(small);
}
