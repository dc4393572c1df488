import {Text, Box, useApp} from 'ink';
import {useEffect, useMemo, useSyncExternalStore} from 'react';
import {Scroll, type ListPart} from '../components/scroll.js';
import {contentArea, screenSize} from '../components/stage/layout.js';
import {Tone, LookProvider} from '../components/tone.js';
import {useTerminalSize, type TerminalSize, useCopy, useBackground} from '../hooks/use-terminal.js';
import {wrapWords} from '../text/wrap.js';
import {Prose} from '../components/lines.js';
import {Frame} from '../components/frame.js';
import {labelOf, useKeys, type Binding} from '../hooks/use-keys.js';
import {fail} from '../terminal/program.js';
import type {App} from './app.js';
import {idleText} from '../text/keys.js';
import {confirmLeave, help, inHelp, interrupt, withQ} from './common-keys.js';
import {meaningKey, MeaningsView} from './meanings.js';
import type {AppMessage} from './screen.js';
import {Motion} from '../hooks/use-motion.js';
import {lookTable} from '../settings/preferences.js';
import {withStandards} from '../settings/setting.js';
import type {Capabilities} from '../terminal/capabilities.js';

type HelpProps = {
	readonly about: string;
	/** Whether it is asked for by what it says rather than for the keys. */
	readonly isAboutFirst: boolean;
	readonly bindings: readonly {readonly label: string; readonly help: string}[];
	readonly size: TerminalSize;
	readonly top: number;
	readonly onTop: (top: number) => void;
};

const labelColumns = 10;

const keysOf =
	(bindings: HelpProps['bindings']): ListPart =>
	columns =>
		bindings.flatMap(({label, help}) =>
			wrapWords(help, columns - labelColumns).map((line, index) => (
				<Text key={`${label} ${index}`}>
					<Tone as='accent' bold>
						{(index === 0 ? label : '').padEnd(labelColumns)}
					</Tone>
					{line}
				</Text>
			)),
		);

/** What a screen shows, and what its keys do: the same data as in the footer. */
function HelpView({about, isAboutFirst, bindings, size, top, onTop}: HelpProps) {
	const said: ListPart = columns => wrapWords(about, columns);
	const keys = keysOf(bindings);
	return (
		<Scroll
			parts={isAboutFirst ? [said, keys] : [keys, said]}
			area={contentArea(size)}
			top={top}
			onTop={onTop}
		/>
	);
}

const smallest: TerminalSize = {columns: 60, rows: 20};

const isTooSmall = ({columns, rows}: TerminalSize): boolean =>
	columns < smallest.columns || rows < smallest.rows;

function TooSmallView({size: {columns, rows}}: {readonly size: TerminalSize}) {
	return (
		<Box width={columns} height={rows} overflow='hidden'>
			<Prose columns={columns}>
				{`Wordfiend needs ${smallest.columns}×${smallest.rows}; this window is ${columns}×${rows}. Make it larger and the game goes on.`}
			</Prose>
		</Box>
	);
}

export function AppView({app}: {readonly app: App}) {
	const {screen, overlay, notice} = useSyncExternalStore(app.subscribe, app.picture);
	const size = useTerminalSize();
	const {exit} = useApp();
	const copy = useCopy();
	useEffect(() => {
		app.ended.then(() => {
			exit();
		}, fail);
		app.preload().catch(fail);
	}, [app, exit]);
	useEffect(() => {
		app.copyBy(copy);
	}, [app, copy]);
	const {columns, rows} = screenSize(size);
	const shownSize = useMemo(() => ({columns, rows}), [columns, rows]);
	useEffect(() => {
		app.resize(shownSize);
	}, [app, shownSize]);
	const own = (keys: readonly Binding<AppMessage>[]) =>
		keys.map(binding => ({...binding, does: (key: string) => app.send(binding.does(key))}));
	const named = (keys: readonly Binding<void>[]) =>
		keys.map(binding => ({...binding, label: labelOf(binding)}));
	const words = screen.words();
	const screenOwn = screen.keys();
	const mayExplain = words.length > 0 && !screenOwn.some(({letters}) => letters);
	const screenKeys = mayExplain ? screenOwn.toSpliced(1, 0, ...own([meaningKey])) : screenOwn;
	const isLeaving = overlay?.kind === 'leave';
	const shown =
		overlay === undefined ? screenKeys : own(isLeaving ? confirmLeave(overlay.to === 'outside') : inHelp);
	const keys = named([...withQ(shown), ...own([interrupt])]);
	const isTyped = keys.some(({letters}) => letters);
	useKeys(keys, key => {
		if (overlay !== undefined) return;
		const said = screen.idle(key) ?? idleText(key, isTyped);
		if (said !== '') app.say(said);
	});
	const scroll = (top: number) => app.send({type: 'scroll', scroll: () => top});
	if (isTooSmall(size)) return <TooSmallView size={size} />;
	return (
		<Frame
			size={size}
			{...screen.title()}
			bindings={keys}
			question={overlay?.kind === 'leave' ? overlay.question : undefined}
			notice={notice}
		>
			{overlay === undefined || overlay.kind === 'leave' ? (
				screen.view(shownSize)
			) : overlay.kind === 'help' ? (
				<HelpView
					about={screen.about()}
					isAboutFirst={screenKeys.some(({keys: [key], hint}) => key === '?' && hint !== help.hint)}
					bindings={named([...screenKeys, ...own([interrupt])])}
					size={shownSize}
					top={overlay.top}
					onTop={scroll}
				/>
			) : (
				<MeaningsView
					words={words}
					session={app.session()}
					size={shownSize}
					top={overlay.top}
					onTop={scroll}
				/>
			)}
		</Frame>
	);
}

type LookedAtProps = {readonly app: App; readonly can: Capabilities};

/** The app, as the terminal can show it and the player wants to see it. */
export function LookedAt({app, can: {hasColor, isUtf8, mayMove}}: LookedAtProps) {
	const {look} = useSyncExternalStore(app.subscribe, app.session);
	const {theme, motion} = withStandards(lookTable, look);
	return (
		<Motion value={mayMove && motion === 'on'}>
			<LookProvider theme={theme} background={useBackground()} isColorless={!hasColor} isAscii={!isUtf8}>
				<AppView app={app} />
			</LookProvider>
		</Motion>
	);
}
