import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {digest, readCorrections} from '../../scripts/lists/corrections.js';
import {bundledNames} from '../../source/dictionaries/index.js';
import {openMeanings} from '../../source/dictionaries/meanings.js';

const readList = (name: string): readonly string[] =>
	readFileSync(`dictionaries/en/${name}.txt`, 'utf8').trimEnd().split('\n');

/** Some that stood in the lists once, by their digests: nobody should have to read them, not even here. */
const gone = new Set(
	`
	0678508d8b5a 15551266fa4f 2582739e6bb4 267463e5e36c 27a62b68179c 27eb0c4ad707 2df52de1ed72
	31506a8448a7 3af112eacdb7 3ff994714803 42ea5be17c30 46505206c396 56d9e1f65737 594810adcbee
	6ac3c336e409 701033ae2641 7c28a8e09b8f 7dc7079a7cee 82159dd02870 83bd72f7a1be 94a877e2ce63
	986c99004163 a40ccba874d2 ad412adb493d ad6cacf3af98 bb87adf8aa78 c1b4ed05397d c20363e68688
	c70e3e7c47f0 cc02032349c8 d873147a3546 dd92623b0a4b e84dde508a60 e9e8b6c5afa7 eda887476f1d
	ee5a869b5ace eea2991640d1
	`
		.trim()
		.split(/\s+/),
);

const {leavesOut} = readCorrections('en');
const known = new Map<string, boolean>();

/** Whether a word is one of those, found once for a word of several lists: a digest takes long. */
function isGone(word: string): boolean {
	const found = known.get(word) ?? (gone.has(digest(word)) || leavesOut(word));
	known.set(word, found);
	return found;
}

test.each(bundledNames.filter(name => name !== 'huge'))('%s has no slur', name => {
	expect(readList(name).filter(isGone)).toEqual([]);
});

test('no slur has a meaning, so none is suggested for another word', async () => {
	expect([...(await openMeanings())()].filter(({word}) => isGone(word))).toEqual([]);
});

test.each([
	[
		'small',
		'assess assassin butter classic cocktail document grape jig mustard nip peacock slave spade spike therapist tinker title',
	],
	[
		'common',
		'cockatoo crappie gypsum hornet mongoose niggle pansy polliwog pompom pussycat raccoon spook squawk titter tycoon',
	],
	['huge', 'coondog gypsophila gypsums kimchis milfoil mishit negroni rapeseed shitake'],
])('%s keeps innocent words that look like one', (name, words) => {
	const list = new Set(readList(name));
	expect(words.split(' ').filter(word => !list.has(word))).toEqual([]);
});
