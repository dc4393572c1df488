import {Box, Text} from 'ink';
import {Prose} from '../../components/lines.js';
import {contentArea} from '../../components/stage/layout.js';
import {wordLineOf} from '../../games/message.js';
import {noLineText, sendWordText} from '../../text/message.js';
import {help, shareKey, toMenu} from '../common-keys.js';
import {findDigest} from '../common-work.js';
import type {ParamsByScreen} from '../routes.js';
import {set, type Screen} from '../screen.js';
import {nameOfSource} from '../session.js';

type Params = ParamsByScreen['friend'];

type State = Params & {readonly digest: string | undefined};

const lineIn = ({settings, digest}: State): string | undefined =>
	digest === undefined ? undefined : (wordLineOf(settings, digest) ?? noLineText);

const mostColumns = 76;

export const screen: Screen<Params, State> = {
	open: params => ({state: {...params, digest: undefined}}),
	keys(state) {
		const line = lineIn(state);
		const copy =
			line === undefined
				? []
				: [{...shareKey(line), help: 'copy the line; it is also printed when you quit'}];
		return [...copy, help, toMenu];
	},
	work: ({state: {dictionary}}) => [
		findDigest({id: 'friend', isOver: true, dictionary}, digest => set<State>({digest})),
	],
	View({state, size}) {
		const columns = Math.min(contentArea(size).columns, mostColumns);
		return (
			<Box flexGrow={1} flexDirection='column' alignItems='center' justifyContent='center'>
				<Box flexDirection='column' width={columns} flexShrink={0}>
					<Prose columns={columns}>{sendWordText}</Prose>
					<Text> </Text>
					<Prose bold columns={columns}>
						{lineIn(state) ?? ' '}
					</Prose>
				</Box>
			</Box>
		);
	},
	title: ({settings}) => ({trail: ['hangman', 'a word for a friend'], status: nameOfSource(settings)}),
	about: () =>
		'Your friend plays the word with this line, sees at the end who chose it, and can send you a row back.',
};
