import {Box, Text} from 'ink';
import {newcomerText, menuEntries, quitQuestion, type MenuName} from '../../text/menu.js';
import type {Route} from '../routes.js';
import {BlockLetters, blockSize, type Scale} from '../../components/word/block-letters.js';
import {Eye} from '../../components/figure/eye.js';
import {Menu, menuColumns, type MenuItem} from '../../components/menu.js';
import {contentArea, type Area} from '../../components/stage/layout.js';
import {Tone} from '../../components/tone.js';
import {useBlink} from '../../hooks/use-motion.js';
import type {TerminalSize} from '../../hooks/use-terminal.js';
import {localDay} from '../../daily/calendar.js';
import {tallyGames} from '../../games/finished.js';
import {moveIn, type Move} from '../../settings/readers.js';
import type {LeftGame} from '../../store/index.js';
import {leftParts, moreLeftText} from '../../text/left.js';
import {about} from '../../text/about.js';
import {dailyNote} from '../../text/daily.js';
import {help, selectRow, throwAway, toQuit} from '../common-keys.js';
import {readDictionary} from '../common-work.js';
import {goTo, set, type Keys, type Screen, type Update} from '../screen.js';
import {countedName, givenSource, type Session} from '../session.js';

export const menuRoutes: Readonly<Record<MenuName, Route>> = {
	hangman: {to: 'hangman-setup', with: {given: {guesser: 'you'}}},
	ghost: {to: 'ghost-setup', with: {}},
	openings: {to: 'openings', with: {}},
	watch: {to: 'hangman-setup', with: {given: {guesser: 'expert'}}},
	tournament: {to: 'tournament-setup', with: {}},
	daily: {to: 'daily', with: {}},
	statistics: {to: 'stats', with: {}},
	lesson: {to: 'lesson', with: {}},
	settings: {to: 'settings', with: {}},
	rules: {to: 'rules', with: {}},
};

/** A line of the menu, and where it leads; out of the program where it leads nowhere. */
type HomeItem = MenuItem & {readonly go: Route | undefined};

type HomeProps = {
	readonly items: readonly HomeItem[];
	readonly selected: string | undefined;
	readonly isNew: boolean;
	readonly size: TerminalSize;
};

const name = Array.from('wordfiend', text => ({text, look: 'known'}) as const);
const nameLetters = name.map(({text}) => text);

type HomeLayout = {
	readonly isBeside: boolean;
	readonly eye: Area | undefined;
	readonly scale: Scale | undefined;
	readonly gap: number;
};

/** The menu is at least as wide as the name in small block letters, which may stand above it. */
const leastMenu = blockSize(name.length, nameLetters, 1).columns;
const gapBeside = 2;
const eyeShape = 3.3;
const mostEyeRows = 18;
/** From so many rows on a blank one stands above the menu, whatever is said there. */
const roomyRows = 20;
const leastEyeRows = 6;
const introRows = 2;

const eyeOf = (rows: number, columns: number): Area | undefined => {
	const height = Math.min(rows, mostEyeRows, Math.floor(columns / eyeShape));
	return height < leastEyeRows ? undefined : {columns: Math.floor(height * eyeShape), rows: height};
};

/** The eye above the name, which is as large as it can be, or beside it, for a menu of so many items and columns. */
export function layOutHome(size: TerminalSize, items: number, menu = leastMenu): HomeLayout {
	const {columns, rows} = contentArea(size);
	for (const scale of [2, 1] as const) {
		const block = blockSize(name.length, nameLetters, scale);
		const eye = eyeOf(rows - block.rows - introRows - items - 3, columns);
		if (block.columns <= columns && eye && eye.rows >= 11) return {isBeside: false, eye, scale, gap: 1};
	}

	const block = blockSize(name.length, nameLetters, 1);
	const hasBlocks = rows >= block.rows + introRows + items;
	if (columns >= menu + gapBeside + Math.floor(leastEyeRows * eyeShape))
		return {
			isBeside: true,
			eye: eyeOf(rows, columns - menu - gapBeside),
			scale: hasBlocks ? 1 : undefined,
			gap: 1,
		};
	const eye = eyeOf(rows + 2 - introRows - items - 2, 30);
	return {isBeside: false, eye, scale: undefined, gap: rows - introRows - items > leastEyeRows + 3 ? 1 : 0};
}

function HomeView({items, selected, isNew, size}: HomeProps) {
	const isBlinking = useBlink();
	const menu = Math.max(leastMenu, menuColumns(items));
	const hasRoom = contentArea(size).rows >= roomyRows;
	const {isBeside, eye, scale, gap} = layOutHome(size, items.length + (isNew && hasRoom ? 1 : 0), menu);
	const place = items.findIndex(({key}) => key === selected);
	const gaze = {x: isBeside ? 0.5 : 0, y: place / Math.max(1, items.length - 1) - 0.3};
	const columns = Math.min(contentArea(size).columns, menu);
	return (
		<Box
			flexGrow={1}
			flexDirection={isBeside ? 'row' : 'column'}
			alignItems='center'
			justifyContent='center'
			columnGap={gapBeside}
			rowGap={gap}
		>
			{eye && (
				<Box flexDirection='column' flexShrink={0} width={eye.columns} height={eye.rows}>
					<Eye {...eye} isWaking openness={isBlinking ? 0 : 0.8} gaze={gaze} />
				</Box>
			)}
			{scale !== undefined && !isBeside && (
				<BlockLetters tiles={name} alphabet={nameLetters} scale={scale} as='fiend' />
			)}
			<Box flexDirection='column' flexShrink={0} width={columns}>
				{scale !== undefined && isBeside && (
					<BlockLetters tiles={name} alphabet={nameLetters} scale={scale} as='fiend' />
				)}
				{scale === undefined && <Tone as='fiend'>W O R D F I E N D</Tone>}
				<Text>it has not picked a word yet</Text>
				{isNew && <Tone as='accent'>{newcomerText}</Tone>}
				{(!isNew || hasRoom) && <Text> </Text>}
				<Menu items={items} selected={selected} columns={columns} />
			</Box>
		</Box>
	);
}

/** What is chosen and which games wait stands in the session, so that it is found again. */
type State = {
	readonly now: Date;
	readonly daily?: string | undefined;
};

/** With more games left than these, the rest stands behind one entry. */
const mostLeft = 3;

const goOnKey = 'go on ';

function leftItems(waiting: readonly LeftGame[], now: Date): readonly HomeItem[] {
	const shown = waiting.length > mostLeft ? waiting.slice(0, mostLeft - 1) : waiting;
	const items = shown.map(game => ({
		key: goOnKey + game.id,
		label: 'Go on',
		note: leftParts(game, now).join(' · '),
		go: {to: 'go-on', with: {as: 'resumed', record: game}} as const,
	}));
	const rest = waiting.length - shown.length;
	if (rest === 0) return items;
	return [...items, {key: 'left', label: 'Unfinished', note: moreLeftText(rest), go: {to: 'left', with: {}}}];
}

const itemsIn = (session: Session, {now, daily}: State): readonly HomeItem[] => [
	...leftItems(session.waiting, now),
	...menuEntries.map(({name, label, note}) => ({
		key: label,
		label,
		note: name === 'daily' ? (daily ?? note) : note,
		go: menuRoutes[name],
	})),
	{key: 'quit', label: 'Quit', note: '', go: undefined},
];

/** What is chosen: a game that waits, else Hangman, where nothing has been chosen that is there. */
function chosenIn(items: readonly HomeItem[], {menuItem, waiting}: Session): HomeItem | undefined {
	const usual = waiting.length > 0 ? items[0] : items.find(({go}) => go === menuRoutes.hangman);
	return items.find(({key}) => key === menuItem) ?? usual;
}

const select =
	(by: Move): Update<State> =>
	(state, {session}) => {
		const items = itemsIn(session, state);
		const keys = items.map(({key}) => key);
		const menuItem = moveIn(keys, chosenIn(items, session)?.key ?? '', by);
		return {state, session: {...session, menuItem}};
	};

function keysFor(chosen: HomeItem | undefined): Keys<State> {
	const name = chosen?.key.startsWith(goOnKey) ? chosen.key.slice(goOnKey.length) : undefined;
	const {key, go} = chosen ?? {};
	return [
		selectRow('choose', select),
		{
			keys: ['enter', 'space'],
			hint: name === undefined ? 'open' : 'go on',
			help: 'open what is chosen',
			does: () =>
				go === undefined
					? {type: 'quit'}
					: (state, {session}) => ({state, session: {...session, menuItem: key}, go}),
		},
		...(name === undefined ? [] : [throwAway(goTo<State>({to: 'left', with: {asking: name}}))]),
		help,
		toQuit,
	];
}

export const screen: Screen<object, State> = {
	open: () => ({state: {now: new Date()}}),
	keys: (state, session) => keysFor(chosenIn(itemsIn(session, state), session)),
	work: ({session}) => [
		...readDictionary<State>(session, givenSource(session)),
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
				const {days, daily} = (await tallyGames(context, localDay(new Date()))).all;
				return set<State>({daily: dailyNote(days, daily.week.at(-1))});
			},
		},
	],
	View({state, session, size}) {
		const items = itemsIn(session, state);
		return (
			<HomeView
				items={items}
				selected={chosenIn(items, session)?.key}
				isNew={session.isNewcomer}
				size={size}
			/>
		);
	},
	leaveQuestion: () => quitQuestion,
	title: (_, session) => ({trail: [], status: countedName(session, givenSource(session))}),
	about: () => about.home,
};
