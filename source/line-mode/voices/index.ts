import type {LineFace} from '../dialogue.js';
import type {GhostVoice} from '../ghost.js';
import type {HangmanVoice} from '../hangman.js';

export async function hangmanVoice(face: LineFace): Promise<HangmanVoice> {
	if (face === 'lines') return (await import('./plain/hangman.js')).plainHangman;
	return (await import('./spoken/hangman.js')).spokenHangman;
}

export async function ghostVoice(face: LineFace): Promise<GhostVoice> {
	if (face === 'lines') return (await import('./plain/ghost.js')).plainGhost;
	return (await import('./spoken/ghost.js')).spokenGhost;
}
