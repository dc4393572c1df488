import {Box, useApp} from 'ink';
import {useEffect, useSyncExternalStore} from 'react';
import {contentArea} from '../components/stage/layout.js';
import {LookProvider} from '../components/tone.js';
import {useTerminalSize, type TerminalSize, useBackground} from '../hooks/use-terminal.js';
import {Runs, wrapLine} from '../components/lines.js';
import {Frame} from '../components/frame.js';
import {useKeys} from '../hooks/use-keys.js';
import {labelOf} from '../page/keys.js';
import {PageView} from '../components/page/page-view.js';
import {fail} from '../terminal/program.js';
import type {App} from './app.js';
import {idleText} from '../text/refusals.js';
import {Motion} from '../hooks/use-motion.js';
import {lookTable} from '../settings/preferences.js';
import {withDefaults} from '../settings/setting.js';
import type {Capabilities} from '../terminal/capabilities.js';

const smallest: TerminalSize = {columns: 60, rows: 20};

function TooSmallView({size: {columns, rows}}: {readonly size: TerminalSize}) {
	return (
		<Box width={columns} height={rows} overflow='hidden'>
			<Runs
				lines={wrapLine(
					`Wordfiend needs ${smallest.columns}×${smallest.rows}; this window is ${columns}×${rows}. Make it larger to continue.`,
					columns,
				)}
			/>
		</Box>
	);
}

export function AppView({app}: {readonly app: App}) {
	const {screen, overlay, notice} = useSyncExternalStore(app.subscribe, app.picture);
	const size = useTerminalSize();
	const {exit} = useApp();
	useEffect(() => {
		app.ended.then(() => {
			exit();
		}, fail);
		app.preload().catch(fail);
	}, [app, exit]);
	const page = app.page();
	const isCovered = overlay !== undefined;
	const isTooSmall = size.columns < smallest.columns || size.rows < smallest.rows;
	useKeys({
		// Nobody plays a game that isn't shown.
		bindings: isTooSmall ? page.keys.filter(({keys}) => keys.includes('ctrl+c')) : page.keys,
		onIdle(key) {
			if (isTooSmall) return;
			const typed = page.keys.find(({letters}) => letters);
			const sentence = page.idle?.(key) ?? idleText(key, typed?.label);
			if (sentence !== '') app.say(sentence);
		},
		screen,
		isWaiting: !isCovered && page.isWaiting === true,
	});
	if (isTooSmall) return <TooSmallView size={size} />;
	return (
		<Frame
			size={size}
			{...page.title}
			bindings={page.keys.map(key => ({...key, label: labelOf(key)}))}
			question={overlay?.kind === 'question' ? overlay.question : undefined}
			notice={notice}
		>
			<PageView
				page={page}
				area={contentArea(size)}
				top={app.top()}
				onPanel={app.fitPanel}
				onTop={top => app.send({type: 'scroll', scroll: () => top})}
			/>
		</Frame>
	);
}

export function LookedAt({app, can}: {readonly app: App; readonly can: Capabilities}) {
	const {look} = useSyncExternalStore(app.subscribe, app.session);
	const {theme, motion} = withDefaults(lookTable, look);
	return (
		<Motion value={can.mayMove && motion === 'on'}>
			<LookProvider theme={theme} background={useBackground()} isColorless={!can.hasColor}>
				<AppView app={app} />
			</LookProvider>
		</Motion>
	);
}
