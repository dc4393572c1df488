import type {Book} from './variant.js';

/**
For each node how many more letters a game of two lasts when both play their best: who can win hastens the end, who cannot delays it. A word has 0.

Whoever completes a word loses, so whoever is to move wins exactly where the number is even.
*/
export type Lasting = Uint8Array;

/** Whether whoever is to move wins where the game lasts so long. */
export const winsWith = (lasts: number): boolean => lasts % 2 === 0;

/** What a book whose nodes are all solved says of them. */
export const solvedBook = (lasting: Lasting): Pick<Book, 'moverWins' | 'lasts'> => ({
	moverWins: node => winsWith(lasting[node]!),
	lasts: node => lasting[node]!,
});

/** How good it is for whoever moves to leave a fragment that lasts so long: a quick win is best, then any win, then what delays. */
export const merit = (lasts: number): number => (winsWith(lasts) ? lasts : 255 - lasts);

/** How long a fragment lasts whose best move has that merit; where no letter goes on, one more is played, and loses. */
export const lastsWith = (best: number): number => 1 + (best > 127 ? 255 - best : best);
