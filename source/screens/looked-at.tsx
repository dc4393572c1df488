import {useSyncExternalStore} from 'react';
import {LookProvider} from '../components/tone.js';
import {useBackground} from '../hooks/use-background.js';
import {Motion} from '../hooks/use-motion.js';
import {lookTable} from '../settings/preferences.js';
import {withStandards} from '../settings/setting.js';
import type {Capabilities} from '../terminal/capabilities.js';
import {AppView} from './app-view.js';
import type {App} from './app.js';

type Props = {readonly app: App; readonly can: Capabilities};

/** The app, as the terminal can show it and the player wants to see it. */
export function LookedAt({app, can: {hasColor, isUtf8, mayMove}}: Props) {
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
