import {useApp} from 'ink';
import {useCallback, useEffect, useReducer} from 'react';
import {Frame} from '../components/frame.js';
import {screenSize} from '../components/stage.js';
import {useKeys} from '../hooks/use-keys.js';
import {useTerminalSize, type TerminalSize} from '../hooks/use-terminal-size.js';
import {currentSource, openApp, type AppState} from './app-state.js';
import {aboutText, describe, leaveQuestion} from './describe.js';
import {titleOf} from './ghost-setup/draft.js';
import {GhostSetupView} from './ghost-setup/view.js';
import {GhostView} from './ghost/view.js';
import {HangmanSetupView} from './hangman-setup/view.js';
import {ReviewView} from './hangman/review-view.js';
import {HangmanView} from './hangman/view.js';
import {HelpView} from './help.js';
import {HomeView} from './home.js';
import {keysOf, screenKeys} from './keys.js';
import {useEffects} from './effects.js';
import type {Message} from './messages.js';
import {reduceApp} from './reduce.js';
import {RulesView} from './rules.js';
import type {Services} from './services.js';
import {bookOf} from './shelf.js';
import type {Start} from './start.js';
import {TournamentSetupView} from './tournament/setup-view.js';
import {TournamentView} from './tournament/view.js';
import {isTooSmall, TooSmallView} from './too-small.js';

type Props = {readonly start: Start; readonly services: Services};

type Send = (message: Message) => void;

function Body({app, size, send}: {readonly app: AppState; readonly size: TerminalSize; readonly send: Send}) {
	const {screen, shelf} = app;
	const onType = (field: string, text: string) => {
		send({type: 'type', field, text});
	};
	const loaded = shelf.dictionaries.get(currentSource(app));
	switch (screen.name) {
		case 'home': {
			return <HomeView selected={app.homeItem} size={size} />;
		}

		case 'rules': {
			return <RulesView page={screen.page} columns={size.columns} />;
		}

		case 'hangman-setup': {
			return <HangmanSetupView draft={app.hangmanDraft} loaded={loaded} size={size} onType={onType} />;
		}

		case 'ghost-setup': {
			const {ghostDraft} = app;
			const book = bookOf(shelf, titleOf(ghostDraft));
			return <GhostSetupView draft={ghostDraft} loaded={loaded} book={book} size={size} onType={onType} />;
		}

		case 'tournament-setup': {
			return <TournamentSetupView draft={app.tournamentDraft} loaded={loaded} size={size} onType={onType} />;
		}

		case 'tournament': {
			return <TournamentView play={screen.play} size={size} />;
		}

		case 'hangman': {
			const {review} = screen.play;
			if (review) return <ReviewView play={screen.play} state={review} size={size} />;
			return <HangmanView play={screen.play} size={size} />;
		}

		case 'ghost': {
			return <GhostView play={screen.play} size={size} />;
		}
	}
}

/** All of the full screen. */
export function App({start, services}: Props) {
	const {exit} = useApp();
	const window = useTerminalSize();
	const size = screenSize(window);
	const [app, dispatch] = useReducer(reduceApp, undefined, () => openApp(start, services.freshSeed()));
	const send = useCallback(
		(message: Message) => {
			dispatch({message, freshSeed: services.freshSeed()});
		},
		[services],
	);
	const keys = keysOf(app);
	useKeys(keys, send);
	useEffects(app, size, services, send);
	useEffect(() => {
		if (app.hasLeft) exit();
	}, [app.hasLeft, exit]);

	if (isTooSmall(window)) return <TooSmallView size={window} />;
	return (
		<Frame
			size={window}
			{...describe(app)}
			bindings={keys}
			question={app.overlay === 'leave' ? leaveQuestion(app) : undefined}
		>
			{app.overlay === 'help' ? (
				<HelpView about={aboutText(app)} bindings={screenKeys(app)} columns={size.columns} />
			) : (
				<Body app={app} size={size} send={send} />
			)}
		</Frame>
	);
}
