/** The colors by what they mean; named ANSI colors, so that the terminal's own palette decides. */
export const theme = {
	hit: 'green',
	miss: 'red',
	fiend: 'magenta',
	accent: 'yellow',
	quiet: 'gray',
} as const;

/** The marks that say the same without color. */
export const marks = {hit: '✓', miss: '✗', kept: '▸', chosen: '›', left: '●', used: '○'} as const;

/** 4170 as `4,170`; a whole number. (The first use of Intl takes 15 ms, which the first frame can do without.) */
export const formatNumber = (value: number): string => String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** `1 word`, `2 words`; a plural that is not made with an s is given. */
export const countOf = (count: number, noun: string, plural = `${noun}s`): string =>
	`${formatNumber(count)} ${count === 1 ? noun : plural}`;
