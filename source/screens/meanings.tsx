import {Text} from 'ink';
import {Scroll, type ListPart} from '../components/scroll.js';
import {contentArea} from '../components/stage/layout.js';
import {Tone} from '../components/tone.js';
import {meaningLines} from '../text/define.js';
import type {TerminalSize} from '../hooks/use-terminal.js';
import type {Binding} from '../hooks/use-keys.js';
import type {AppMessage, Job} from './screen.js';
import {keepMeanings, knowsMeanings, type Session} from './session.js';

export const meaningKey: Binding<AppMessage> = {
	keys: ['m'],
	hint: 'meaning',
	help: 'what the words on this screen mean',
	isQuiet: 'when-narrow',
	does: () => ({type: 'meanings'}),
};

export const define = <State,>(session: Session, words: readonly string[]): readonly Job<State>[] =>
	words.length === 0 || knowsMeanings(session, words)
		? []
		: [
				{
					key: `define ${words.join(' ')}`,
					async run({workers, signal, keep}) {
						const found = await workers.run('define', {words}, {signal});
						keep(now => keepMeanings(now, words, found));
						return undefined;
					},
				},
			];

type Props = {
	readonly words: readonly string[];
	readonly session: Session;
	readonly size: TerminalSize;
	readonly top: number;
	readonly onTop: (top: number) => void;
};

export function MeaningsView({words, session, size, top, onTop}: Props) {
	const {meanings} = session;
	const list: ListPart = columns =>
		meaningLines(words, meanings, columns).map(({word, text}, index) => (
			<Text key={index}>
				<Tone as='accent' bold>
					{word}
				</Tone>
				{text}
			</Text>
		));
	return <Scroll parts={[list]} area={contentArea(size)} top={top} onTop={onTop} />;
}
