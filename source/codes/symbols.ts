const checkLength = 4;

/** The largest prime below 36⁴. No two letters are that far apart, so every wrong character changes the sum, and so do two neighbors that swap places. */
const checkPrime = 1_679_609;

/** Returns four characters that change with any character of a text. */
export function checkOf(text: string): string {
	const codePoints = Array.from(text, character => character.codePointAt(0) ?? 0);
	const sum = codePoints.reduce((before, codePoint) => (before * 37 + codePoint) % checkPrime, 1);
	return sum.toString(36).padStart(checkLength, '0');
}

/** The signs that a shell or a chat may act on, by the letters that replace them behind a dash. */
const signs: Readonly<Record<string, string>> = {
	...{c: '!', d: '-', e: '.', f: '<', h: '?', k: ',', s: ' ', t: '~', w: '='},
};

/** Whether a character stays the same in lower case and however its accents are written. */
const isPlain = (character: string): boolean =>
	/^[\d\p{Ll}]$/u.test(character) && character.normalize('NFC') === character;

function writeCharacter(character: string, next: string): string {
	if (isPlain(character)) return character;
	if (character === '-' && /\d/.test(next)) return character;
	const sign = Object.keys(signs).find(letter => signs[letter] === character);
	if (sign !== undefined) return `-${sign}`;
	const lower = character.toLowerCase();
	const isCapital = isPlain(lower) && lower.toUpperCase() === character;
	return isCapital ? `-u${lower}` : `-x${character.codePointAt(0) ?? 0}-`;
}

/** Writes any text in lower-case letters, digits and dashes. */
export const writeText = (text: string): string =>
	Array.from(text)
		.map((character, at, all) => writeCharacter(character, all[at + 1] ?? ''))
		.join('');

const escape = /-(?:(?=\d)|x(\d{1,7})-|u(.)|(.?))/gsu;

/** Reads what `writeText` wrote; any other text gives a text that is written differently. */
export const readText = (written: string): string =>
	written.replaceAll(escape, (dash, number?: string, capital?: string, sign?: string) => {
		if (number !== undefined) return Number(number) > 0x10_ff_ff ? '' : String.fromCodePoint(Number(number));
		if (capital !== undefined) return capital.toUpperCase();
		return sign === undefined ? dash : (signs[sign] ?? '');
	});
