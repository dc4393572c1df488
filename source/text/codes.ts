export const unfinishedText = 'The game is not finished.';

export const codeRefusals = {
	bad: 'This is not a game code; a code looks like h.6.8.evil.4f2a.5f3e09a.eaio.k1uv.',
	truncated: 'The end of the code is missing; copy all of it.',
	mistyped: 'The code is mistyped; check it letter by letter, or copy it.',
	newer: 'A newer version of Wordfiend made this code; update yours to play it.',
	'unknown-list': 'You have never played with the code’s word list; give its path with --dictionary.',
	'other-list': 'The code’s game was played with another word list; give that one with --dictionary.',
	'no-game': 'This code makes no game: its settings or its moves are against the rules.',
	'unknown-day': 'The code is for a day that has no puzzle.',
} as const;

export type CodeRefusal = keyof typeof codeRefusals;

/** Says that a text was copied. `isSure` if a program took it, and not only the terminal, which may fail silently. */
export const copiedText = (isSure: boolean): string =>
	isSure ? 'Copied.' : 'Copied. It is also printed when you quit.';
