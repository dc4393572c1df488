import {Specter} from '../../components/figure/specter.js';
import {isPlayable} from '../../engine/index.js';
import {botNames, ghostTable, opponents, settleGhost, type Opponent} from '../../settings/ghost.js';
import {noWordText} from '../../text/ghost.js';
import {makeBook} from '../common-work.js';
import type {SetUpParams} from '../routes.js';
import type {Screen} from '../screen.js';
import {bookKeyOf, bookOf, dictionaryOf} from '../session.js';
import {setUpScreen, type SetUpMessage, type SetUpState} from '../set-up/set-up.js';

/** The stronger it is, the more of it you see; the bots stand strongest first. */
const presenceOf = (opponent: Opponent): number =>
	opponent === 'human' ? 0.5 : 1 - botNames.indexOf(opponent) / botNames.length;

/** The set-up of Ghost. */
export const screen: Screen<SetUpParams, SetUpState, SetUpMessage> = setUpScreen({
	form: 'ghost',
	table: ghostTable,
	choiceColumns: 14,
	first: () => 'opponent',
	start(asked, _, {freshSeed, session}) {
		const book = bookOf(session, bookKeyOf(asked));
		if (book === undefined) return {kind: 'wait'};
		if (!isPlayable(book)) return {kind: 'refuse'};
		return {kind: 'go', go: {to: 'ghost', with: {book, settings: settleGhost(asked, freshSeed())}}};
	},
	fault(asked, _, session) {
		const key = bookKeyOf(asked);
		const book = bookOf(session, key);
		if (book === undefined || isPlayable(book)) return undefined;
		return noWordText(key.minLength);
	},
	progress({asked, made}, session) {
		const key = bookKeyOf({...session.given, ...asked});
		const isSolving =
			key.variant === 'superghost' && dictionaryOf(session, key.source) && bookOf(session, key) === undefined;
		return isSolving ? `Solving Superghost: ${Math.floor(made * 100)}%` : undefined;
	},
	work: (asked, dictionary, session) =>
		makeBook<SetUpMessage>(
			session,
			{key: bookKeyOf(asked), dictionary},
			{made: share => ({type: 'made', share}), done: {type: 'ready'}},
		),
	figure(asked, columns, rows) {
		const opponent = opponents.find(name => name === asked.opponent) ?? 'perfect';
		return <Specter columns={columns} rows={rows} presence={presenceOf(opponent)} isAngry={false} />;
	},
});
