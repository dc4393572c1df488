import {Specter} from '../../components/specter.js';
import {isPlayable} from '../../engine/index.js';
import {botNames, ghostTable, opponents, settleGhost, type Opponent} from '../../settings/ghost.js';
import {noWordText} from '../../text/ghost.js';
import {bookKeyOf, bookOf, makeBook} from '../books.js';
import {dictionaryOf} from '../house.js';
import type {Screen} from '../screen.js';
import {setUpScreen, type SetUpMessage, type SetUpParams, type SetUpState} from '../set-up/set-up.js';

/** The stronger it is, the more of it you see; the bots stand strongest first. */
const presenceOf = (opponent: Opponent): number =>
	opponent === 'human' ? 0.5 : 1 - botNames.indexOf(opponent) / botNames.length;

/** The set-up of Ghost. */
export const screen: Screen<SetUpParams, SetUpState, SetUpMessage> = setUpScreen({
	form: 'ghost',
	table: ghostTable,
	choiceColumns: 14,
	first: () => 'opponent',
	start(asked, _, {freshSeed, house}) {
		const book = bookOf(house, bookKeyOf(asked));
		if (book === undefined) return {kind: 'wait'};
		if (!isPlayable(book)) return {kind: 'refuse'};
		return {kind: 'go', go: {to: 'ghost', with: {book, settings: settleGhost(asked, freshSeed())}}};
	},
	fault(asked, _, house) {
		const key = bookKeyOf(asked);
		const book = bookOf(house, key);
		if (book === undefined || isPlayable(book)) return undefined;
		return noWordText(key.minLength);
	},
	progress({asked, made}, house) {
		const key = bookKeyOf({...house.given, ...asked});
		const isSolving =
			key.variant === 'superghost' && dictionaryOf(house, key.source) && bookOf(house, key) === undefined;
		return isSolving ? `Solving Superghost: ${Math.floor(made * 100)}%` : undefined;
	},
	work: (asked, dictionary, house) =>
		makeBook<SetUpMessage>(
			house,
			{key: bookKeyOf(asked), dictionary},
			{made: share => ({type: 'made', share}), done: {type: 'ready'}},
		),
	figure(asked, columns, rows) {
		const opponent = opponents.find(name => name === asked.opponent) ?? 'perfect';
		return <Specter columns={columns} rows={rows} presence={presenceOf(opponent)} isAngry={false} />;
	},
});
