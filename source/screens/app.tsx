import {useApp} from 'ink';
import {useCallback, useContext, useEffect, useReducer} from 'react';
import {Frame} from '../components/frame.js';
import {isBundled} from '../dictionary-files.js';
import {useKeys} from '../hooks/use-keys.js';
import {Motion} from '../hooks/use-motion.js';
import {useTerminalSize, type TerminalSize} from '../hooks/use-terminal-size.js';
import {currentSource, openApp, type AppState} from './app-state.js';
import {aboutText, describe} from './describe.js';
import {sourceOf} from './dictionary-choice.js';
import {GhostSetupView} from './ghost-setup/view.js';
import {isComputersTurn} from './ghost/play.js';
import {GhostView} from './ghost/view.js';
import {HangmanSetupView} from './hangman-setup/view.js';
import {HangmanView} from './hangman/view.js';
import {HelpView} from './help.js';
import {HomeView} from './home.js';
import {keysOf, screenKeys} from './keys.js';
import type {Message} from './messages.js';
import {reduceApp} from './reduce.js';
import {RulesView} from './rules.js';
import type {Services} from './services.js';
import {bookOf, dictionaryOf} from './shelf.js';
import type {Start} from './start.js';
import {isTooSmall, TooSmallView} from './too-small.js';

type Props = {readonly start: Start; readonly services: Services};

const thinkingTime = 450;
const typingPause = 250;

type Send = (message: Message) => void;

/** Loads the dictionary of the screen that is shown; a path only once the typing pauses. */
function useDictionaries(app: AppState, services: Services, send: Send) {
	const source = currentSource(app);
	const isMissing = source !== '' && !app.shelf.dictionaries.has(source);
	useEffect(() => {
		if (!isMissing) return;
		let isCurrent = true;
		const load = async () => {
			const loaded = await services.loadDictionary(source);
			if (isCurrent) send({type: 'dictionary-loaded', source, loaded});
		};

		const timer = setTimeout(() => void load(), isBundled(source) ? 0 : typingPause);
		return () => {
			isCurrent = false;
			clearTimeout(timer);
		};
	}, [isMissing, source, services, send]);
}

/** Makes the trie that the Ghost set-up asks for. */
function useBooks({screen, shelf, ghostDraft}: AppState, services: Services, send: Send) {
	const source = sourceOf(ghostDraft.dictionary);
	const {minLength} = ghostDraft;
	const dictionary = screen.name === 'ghost-setup' ? dictionaryOf(shelf, source) : undefined;
	const isMissing = dictionary !== undefined && bookOf(shelf, source, minLength) === undefined;
	useEffect(() => {
		if (!isMissing) return;
		let isCurrent = true;
		const make = async () => {
			const book = await services.makeBook(dictionary, minLength);
			if (isCurrent) send({type: 'book-made', source, minLength, book});
		};

		void make();
		return () => {
			isCurrent = false;
		};
	}, [isMissing, dictionary, source, minLength, services, send]);
}

/** Lets the computer play its letter after a moment, so that one sees it come. */
function useComputer({screen}: AppState, send: Send) {
	const delay = useContext(Motion) ? thinkingTime : 0;
	const move =
		screen.name === 'ghost' && isComputersTurn(screen.play) ? screen.play.game.fragment.length : undefined;
	useEffect(() => {
		if (move === undefined) return;
		const timer = setTimeout(send, delay, {type: 'computer-letter'});
		return () => {
			clearTimeout(timer);
		};
	}, [move, delay, send]);
}

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
			const book = bookOf(shelf, sourceOf(ghostDraft.dictionary), ghostDraft.minLength);
			return <GhostSetupView draft={ghostDraft} loaded={loaded} book={book} size={size} onType={onType} />;
		}

		case 'hangman': {
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
	const size = useTerminalSize();
	const [app, dispatch] = useReducer(reduceApp, undefined, () => openApp(start, services.freshSeed()));
	const send = useCallback(
		(message: Message) => {
			dispatch({message, freshSeed: services.freshSeed()});
		},
		[services],
	);
	const keys = keysOf(app);
	useKeys(keys, send);
	useDictionaries(app, services, send);
	useBooks(app, services, send);
	useComputer(app, send);
	useEffect(() => {
		if (app.hasLeft) exit();
	}, [app.hasLeft, exit]);

	if (isTooSmall(size)) return <TooSmallView size={size} />;
	return (
		<Frame
			size={size}
			{...describe(app)}
			bindings={keys}
			question={app.overlay === 'leave' ? 'Leave this game?' : undefined}
		>
			{app.overlay === 'help' ? (
				<HelpView about={aboutText(app)} bindings={screenKeys(app)} columns={size.columns} />
			) : (
				<Body app={app} size={size} send={send} />
			)}
		</Frame>
	);
}
