import type {Key as Binding} from '../page/keys.js';
import type {AppMessage, Job} from './screen.js';
import {keepMeanings, knowsMeanings, type Session} from './session.js';

export const meaningKey: Binding<AppMessage> = {
	keys: ['m'],
	hint: 'meaning',
	help: 'what the words on this screen mean',
	isQuiet: 'when-narrow',
	does: () => ({type: 'meanings'}),
};

export const define = <State>(session: Session, words: readonly string[]): readonly Job<State>[] =>
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
