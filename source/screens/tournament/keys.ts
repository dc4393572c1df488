import {back, help} from '../common-keys.js';
import type {Keys} from '../screen.js';
import type {TournamentMessage, TournamentState} from './state.js';

export const tournamentKeys = ({isDrilled}: TournamentState): Keys<TournamentMessage> => [
	{
		keys: ['up', 'down', 'left', 'right'],
		label: '↑↓←→',
		hint: 'cell',
		help: 'look at another cell of the map',
		isQuiet: 'when-narrow',
		message: key => ({
			type: 'move',
			across: key === 'left' ? -1 : key === 'right' ? 1 : 0,
			down: key === 'up' ? -1 : key === 'down' ? 1 : 0,
		}),
	},
	{
		keys: ['space'],
		label: 'Space',
		hint: 'chooser',
		help: 'the map of the next chooser',
		message: () => ({type: 'next-chooser'}),
	},
	{
		keys: ['tab'],
		label: 'Tab',
		hint: 'measure',
		help: 'mean misses, most misses, or the share won',
		message: () => ({type: 'next-measure'}),
	},
	{
		keys: ['enter'],
		label: 'Enter',
		hint: isDrilled ? 'map' : 'words',
		help: 'the hardest words of the cell and what its program wrote to standard error, or back to the map',
		message: () => ({type: 'drill'}),
	},
	help,
	back({to: 'tournament-setup', with: {}}, 'back', 'back to the set-up'),
];
