import {useApp} from 'ink';
import {useEffect, useMemo, useSyncExternalStore} from 'react';
import {Frame} from '../components/frame.js';
import {screenSize} from '../components/stage/layout.js';
import {useCopy} from '../hooks/use-copy.js';
import {useKeys} from '../hooks/use-keys.js';
import {useTerminalSize} from '../hooks/use-terminal-size.js';
import {fail} from '../terminal/program.js';
import type {App} from './app.js';
import {idleText} from '../text/keys.js';
import {confirmLeave, inHelp, interrupt, withQ} from './common-keys.js';
import {HelpView} from './help.js';
import {meaningKeys, MeaningsView} from './meanings.js';
import {scrollTo} from './scrolling.js';
import type {Keys} from './screen.js';
import {isTooSmall, TooSmallView} from './too-small.js';

const run = (effect: () => void) => {
	effect();
};

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
	const own = (keys: Keys<never>) =>
		keys.map(binding => ({...binding, message: (key: string) => () => app.send(binding.message(key))}));
	const words = screen.words();
	const screenOwn = screen.keys();
	const mayExplain = words.length > 0 && !screenOwn.some(({letters}) => letters);
	const screenKeys = mayExplain ? screenOwn.toSpliced(1, 0, ...own(meaningKeys)) : screenOwn;
	const isLeaving = overlay?.kind === 'leave';
	const shown =
		overlay === undefined ? screenKeys : own(isLeaving ? confirmLeave(overlay.to === 'outside') : inHelp);
	const keys = [...withQ(shown), ...own(interrupt)];
	const isTyped = keys.some(({letters}) => letters);
	useKeys(keys, run, key => {
		if (overlay !== undefined) return;
		const said = screen.idle(key) ?? idleText(key, isTyped);
		if (said !== '') app.say(said);
	});
	const scroll = (top: number) => app.send({type: 'app', does: 'scroll', scroll: scrollTo(top)});
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
					bindings={[...screenKeys, ...own(interrupt)]}
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
