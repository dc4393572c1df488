/** How a game is held over lines: as in the handouts' transcripts, or to be listened to. */
export type LineFace = 'lines' | 'spoken';

/**
What a dialogue says, and how it asks. Each game adds what happens in it: `HangmanVoice`, `GhostVoice`.

The dialogue knows what comes when, the voice knows the words. There are two of each: voices/plain and voices/spoken.
*/
export type Voice = {readonly face: LineFace};
