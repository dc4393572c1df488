import {keyFor} from '../../page/keys.js';
import {localDay} from '../../daily/calendar.js';
import {tallyGames} from '../../games/player.js';
import type {LeftGame} from '../../store/index.js';
import {about, greeting, laboratoryEntries, menuEntries, quitQuestion, tagline} from '../../text/about.js';
import {dailyNote} from '../../text/hangman/daily.js';
import {leftParts, moreLeftText, spokenLeft} from '../../text/left.js';
import {help, menuOf, readDictionary, throwAway, toMenu, toQuit, type MenuItem} from '../common.js';
import type {Route} from '../routes.js';
import {goTo, set, type Key, type Screen} from '../screen.js';
import {countedName, givenSource, type Session} from '../session.js';

const menuRoutes: Readonly<Record<(typeof menuEntries)[number]['key'], Route | undefined>> = {
	daily: {to: 'daily', with: {}},
	hangman: {to: 'hangman-setup', with: {form: 'hangman'}},
	ghost: {to: 'ghost-setup', with: {}},
	lesson: {to: 'lesson', with: {}},
	laboratory: {to: 'laboratory', with: {}},
	statistics: {to: 'stats', with: {}},
	settings: {to: 'settings', with: {}},
	quit: undefined,
};

/** The selection and the unfinished games are in the session, so that they survive the screen. */
type State = {readonly daily?: string | undefined};

const leftItem = (game: LeftGame, label: string): MenuItem => ({
	key: game.id,
	label,
	note: leftParts(game).join(' · '),
	spoken: spokenLeft(game),
	go: {to: 'go-on', with: {as: 'resumed', record: game}},
	hint: 'go on',
});

/** Of more unfinished games than these, the rest is behind one entry. */
const mostLeft = 3;

function leftItems(waiting: readonly LeftGame[]): readonly MenuItem[] {
	const shown = waiting.length > mostLeft ? waiting.slice(0, mostLeft - 1) : waiting;
	const items = shown.map(game => leftItem(game, 'Go on'));
	const rest = waiting.length - shown.length;
	if (rest === 0) return items;
	return [...items, {key: 'left', label: 'Unfinished', note: moreLeftText(rest), go: {to: 'left', with: {}}}];
}

const itemsIn = (session: Session, {daily}: State): readonly MenuItem[] => [
	...leftItems(session.waiting),
	...menuEntries.map(entry => ({
		...entry,
		...(entry.key === 'daily' && daily !== undefined && {note: daily}),
		go: menuRoutes[entry.key],
	})),
];

const rulesKey: Key<State> = keyFor(
	['r'],
	'rules',
	'the rules of both games, and how it cheats',
	() => goTo({to: 'rules', with: {}}),
	{isQuiet: true},
);

export const home: Screen<object, State> = {
	open: () => ({state: {}}),
	page(state, session) {
		const items = itemsIn(session, state);
		const {waiting, isNewcomer} = session;
		const usual = isNewcomer ? 'lesson' : 'hangman';
		const {selected, part, keys} = menuOf<State>(
			'home',
			items,
			session,
			waiting.length === 0 ? usual : undefined,
		);
		const place = items.findIndex(item => item === selected);
		// Only a screen shows what is selected: in lines a game can be thrown away whatever that is.
		const isShown = session.face === 'screen' || waiting.some(({id}) => id === selected?.key);
		return {
			title: {trail: [], status: countedName(session, givenSource(session))},
			news: {text: tagline, spoken: greeting},
			parts: [
				{
					part: 'figure',
					figure: 'eye',
					progress: 0.8,
					gaze: {x: 0.5, y: place / Math.max(1, items.length - 1) - 0.3},
				},
				part,
			],
			keys: [
				...keys,
				...throwAway(isShown ? selected?.key : waiting[0]?.id, session, {to: 'home', with: {}}),
				rulesKey,
				help,
				toQuit,
			],
			about: () => about.home,
		};
	},
	work({session}) {
		const reading = readDictionary<State>(session, givenSource(session));
		return [
			reading && {...reading, isBackground: true},
			{
				key: 'unfinished',
				async run({player: {store, recorder}}) {
					await recorder.release();
					const waiting = await store.waiting();
					return (state, context) => ({state, session: {...context.session, waiting}});
				},
			},
			{
				key: 'days',
				async run(context) {
					const {days, daily} = await tallyGames(context, localDay(new Date()));
					return set<State>({daily: dailyNote(days, daily.week.at(-1))});
				},
			},
		];
	},
	leaveQuestion: () => quitQuestion,
};

/** A menu behind an entry of the first one. */
const menuScreen = (
	name: 'left' | 'laboratory',
	title: string,
	itemsOf: (session: Session) => readonly MenuItem[],
): Screen<object, object> => ({
	open: () => ({state: {}}),
	page(_, session) {
		const {selected, part, keys} = menuOf<object>(name, itemsOf(session), session);
		return {
			title: {trail: [title], status: ''},
			parts: [part],
			keys: [...keys, ...throwAway(selected?.key, session, {to: name, with: {}}), help, toMenu],
			about: () => about[name],
		};
	},
});

export const left = menuScreen('left', 'unfinished games', ({waiting}) =>
	waiting.map(game => leftItem(game, game.date.slice(0, 10))),
);

const laboratoryRoutes: Readonly<Record<(typeof laboratoryEntries)[number]['key'], Route>> = {
	watch: {to: 'hangman-setup', with: {form: 'watch'}},
	tournament: {to: 'tournament-setup', with: {}},
	openings: {to: 'openings', with: {}},
};

export const laboratory = menuScreen('laboratory', 'laboratory', () =>
	laboratoryEntries.map(entry => ({...entry, go: laboratoryRoutes[entry.key]})),
);
