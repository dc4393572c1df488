import {Box, Text} from 'ink';
import {
	isPlayable,
	variantNames,
	variants,
	trueWord,
	type Openings,
	type VariantName,
	type Alphabet,
	type Letter,
} from '../../engine/index.js';
import {ghostTable, type OpeningsSettings} from '../../settings/ghost.js';
import {noWordText} from '../../text/ghost.js';
import {scrolled, scrollKeys, type Scrolled} from '../scrolling.js';
import {bookOf, loadedOf, chosenIn, dictionaryOf, nameOfSource, type Session} from '../session.js';
import {hasMeanings} from '../../dictionaries/index.js';
import {canDrill} from '../../games/drill.js';
import {bookName} from '../../settings/words.js';
import {withStandards} from '../../settings/setting.js';
import {listOf} from '../../text/lists.js';
import {
	cribsIn,
	noDrillText,
	openingsAbout,
	cribText,
	gapTexts,
	openingLetters,
	openingText,
	winnerText,
} from '../../text/openings.js';
import {hold} from '../../workers/held.js';
import {help, toMenu} from '../common-keys.js';
import {readDictionary} from '../common-work.js';
import {makeBook} from '../make-book.js';
import {goTo, set, type Job, type Key, type Keys, type Screen, type ViewProps} from '../screen.js';
import {Rule} from '../../components/lines.js';
import {Scroll, type ListPart} from '../../components/scroll.js';
import {contentArea} from '../../components/stage/layout.js';
import {marks, Tone, type ToneName} from '../../components/tone.js';
import {solvingText} from '../../text/numbers.js';
import {wrapWords} from '../../text/wrap.js';

type OpeningsState = Scrolled & {
	readonly key: OpeningsSettings;
	readonly report?: Openings | undefined;
	/** The share of the book that is made, from 0 to 1. */
	readonly made: number;
};

function openingsFault(session: Session, key: OpeningsSettings): string | undefined {
	const loaded = loadedOf(session, key);
	if (loaded?.ok === false) return loaded.sentence;
	const book = bookOf(session, key);
	return book && !isPlayable(book) ? noWordText(key.minLength) : undefined;
}

const openAt = (key: OpeningsSettings): OpeningsState => ({key, made: 0, top: 0});

function work({key, report}: OpeningsState, session: Session): readonly Job<OpeningsState>[] {
	const book = bookOf(session, key);
	const dictionary = dictionaryOf(session, key);
	if (report !== undefined || (book && !isPlayable(book))) return [];
	if (dictionary === undefined) return readDictionary(session, key);
	if (book === undefined) return makeBook(session, key, dictionary);
	return [
		{
			key: `openings ${bookName(key)}`,
			async run({workers, signal}) {
				const found = await workers.run('find-openings', {book: hold(book.data)}, {signal, isParallel: true});
				return set<OpeningsState>({report: found});
			},
		},
	];
}

const variantAfter = (variant: VariantName): VariantName =>
	variantNames[(variantNames.indexOf(variant) + 1) % variantNames.length] ?? variant;

const keys = ({key, report}: OpeningsState): Keys<OpeningsState> => {
	const next = variantAfter(key.variant);
	const drill: Key<OpeningsState> = {
		keys: ['enter'],
		hint: 'drill',
		help: 'learn the replies: openings are asked, and what you miss comes back',
		does: () => goTo({to: 'drill', with: {key}}),
	};
	return [
		...(canDrill(variants[key.variant]) && report !== undefined ? [drill] : []),
		...scrollKeys(scrolled<OpeningsState>),
		{
			keys: ['tab'],
			hint: variants[next].title,
			help: listOf(variantNames.map(name => variants[name].title)),
			does: () => () => ({state: openAt({...key, variant: next})}),
		},
		help,
		toMenu,
	];
};

export const screen: Screen<object, OpeningsState> = {
	open: (_, {session}) => ({
		state: openAt(withStandards(ghostTable, chosenIn(session, 'ghost', ghostTable))),
	}),
	keys,
	View: OpeningsView,
	work: ({state, session}) => work(state, session),
	title: ({key}) => ({
		trail: [key.variant, 'openings'],
		status: `${key.minLength}+ letters · ${nameOfSource(key)}`,
	}),
	words: ({key, report}) =>
		report && hasMeanings(key)
			? [...cribsIn(report).flatMap(([, {words}]) => words), ...(report.longest ? [report.longest.word] : [])]
			: [],
	about: () => openingsAbout,
	idle: ({key}, pressed) =>
		pressed === 'enter' && !canDrill(variants[key.variant]) ? noDrillText : undefined,
};

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

function OpeningsView({state, session, size, send}: ViewProps<OpeningsState>) {
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
