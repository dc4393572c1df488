import {useApp} from 'ink';
import {useEffect, useMemo, useSyncExternalStore} from 'react';
import {Frame} from '../components/frame.js';
import {screenSize} from '../components/stage/layout.js';
import {useCopy} from '../hooks/use-copy.js';
import {labelOf, useKeys, type Binding} from '../hooks/use-keys.js';
import {useTerminalSize} from '../hooks/use-terminal-size.js';
import {fail} from '../terminal/program.js';
import type {App} from './app.js';
import {idleText} from '../text/keys.js';
import {confirmLeave, inHelp, interrupt, withQ} from './common-keys.js';
import {HelpView} from './help.js';
import {meaningKey, MeaningsView} from './meanings.js';
import type {AppMessage} from './screen.js';
import {isTooSmall, TooSmallView} from './too-small.js';

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
