import type {Message} from '../messages.js';
import {moveCursor, nextChooser, nextMeasure, type TournamentPlay} from './play.js';

/** What a message does in a tournament. */
export function reduceTournament(play: TournamentPlay, message: Message): TournamentPlay {
	if (message.type === 'standing') return {...play, ...message.standing};
	if (message.type === 'move') return moveCursor(play, message.across, message.down);
	if (message.type === 'next-chooser') return nextChooser(play);
	if (message.type === 'next-measure') return nextMeasure(play);
	return message.type === 'drill' ? {...play, isDrilled: !play.isDrilled} : play;
}
