import {Box, Text} from 'ink';
import {Rule} from '../../components/rule.js';
import {Scroll, type ListPart} from '../../components/scroll.js';
import {contentArea} from '../../components/stage/layout.js';
import {marks, Tone, type ToneName} from '../../components/tone.js';
import {trueWord, variants, type Alphabet, type Letter, type Openings} from '../../engine/index.js';
import {solvingText} from '../../text/numbers.js';
import {cribsIn, cribText, gapTexts, openingLetters, openingText, winnerText} from '../../text/openings.js';
import {wrapWords} from '../../text/wrap.js';
import type {ViewProps} from '../screen.js';
import {dictionaryOf} from '../session.js';
import {scrolled} from '../scrolling.js';
import {openingsFault, type OpeningsState} from './state.js';

type LineProps = {readonly children: string; readonly as?: ToneName; readonly bold?: boolean};

const Line = ({children, as = 'quiet', bold = false}: LineProps) => (
	<Tone as={as} bold={bold} wrap='truncate-end'>
		{children}
	</Tone>
);

function Opening({report, letter}: {readonly report: Openings; readonly letter: Letter}) {
	const as = report.openings.includes(letter) ? 'hit' : 'miss';
	return (
		<Text wrap='truncate-end'>
			{'  '}
			<Text bold>{letter.toUpperCase()}</Text>
			<Tone as={as}>{`  ${marks[as]} ${openingText(report, letter)}`}</Tone>
		</Text>
	);
}

const summaryOf =
	(report: Openings, spell: (word: string) => string): ListPart =>
	columns => {
		const cribs = cribsIn(report).flatMap(([player, crib]) => {
			return [
				'',
				...wrapWords(cribText(player, crib), columns),
				...wrapWords(crib.words.map(spell).join(' '), columns - 2).map(line => (
					<Line key={`${player} ${line}`} as='accent'>{`  ${line}`}</Line>
				)),
			];
		});
		return [
			<Rule key='words' columns={columns} left='who wins, and the words to know' />,
			...wrapWords(winnerText(report), columns).map(line => (
				<Line key={line} bold>
					{line}
				</Line>
			)),
			...gapTexts(report, spell).flatMap(text => wrapWords(text, columns)),
			...cribs,
		];
	};

const openingsOf =
	(report: Openings, alphabet: Alphabet): ListPart =>
	columns => [
		<Rule key='openings' columns={columns} left='openings' />,
		...openingLetters(report, alphabet).map(letter => (
			<Opening key={letter} report={report} letter={letter} />
		)),
	];

export function OpeningsView({state, session, size, send}: ViewProps<OpeningsState>) {
	const {report, key, made, top} = state;
	const dictionary = dictionaryOf(session, key);
	const fault = openingsFault(session, key);
	if (fault !== undefined || report === undefined || dictionary === undefined)
		return (
			<Box flexGrow={1} alignItems='center' justifyContent='center'>
				<Tone as={fault === undefined ? 'quiet' : 'miss'}>
					{fault ??
						(made > 0 && made < 1 ? solvingText(variants[state.key.variant].title, made) : 'Thinking…')}
				</Tone>
			</Box>
		);
	return (
		<Scroll
			parts={[summaryOf(report, word => trueWord(dictionary, word)), openingsOf(report, dictionary.alphabet)]}
			area={contentArea(size)}
			top={top}
			onTop={first => send(scrolled(() => first))}
		/>
	);
}
