import {variants, type Dictionary} from '../../engine/index.js';
import {bookFor} from '../../games/ghost/kind.js';
import {
	areAllPeople,
	countPeople,
	defaultOpponent,
	ghostTable,
	isElsewhere,
	mostPlayers,
	opponents,
	settleGhost,
	botNames,
	isBot,
	type GhostSettings,
	type GivenGhost,
	type OpeningsSettings,
	type Opponent,
} from '../../settings/ghost.js';
import {upTo} from '../../settings/readers.js';
import {withDefaults} from '../../settings/setting.js';
import {bookName} from '../../settings/words.js';
import {formNotes} from '../../text/forms.js';
import {phrases} from '../../text/ghost/variants.js';
import {partyTitles, playerTitles} from '../../text/players.js';
import {behindMore, choiceField, choiceRow, textField, type Form, type State} from '../forms/form.js';
import {dictionaryField, languageField} from '../forms/fields.js';
import {solvingName} from '../../text/words.js';
import {keep, type Job, type Update} from '../screen.js';
import {bookOf, keepBook, type Session} from '../session.js';
import {SetUpScreen} from '../set-up.js';

function opponentNote(name: Opponent, {player, opponent}: GhostSettings): string {
	if (name === 'elsewhere') return formNotes.elsewhere;
	if (name === 'human') return player === 'you' ? formNotes.humans : formNotes.humanAgainstBot;
	return (opponent.length === 1 ? playerTitles : partyTitles)[name];
}

/** Friends elsewhere play with no one else. The form keeps the other opponents meanwhile. */
function fill(chosen: GivenGhost): GhostSettings {
	const settings = withDefaults(ghostTable, chosen);
	const {opponent} = settings;
	return opponent[0] === 'elsewhere' ? {...settings, opponent: opponent.map(() => 'elsewhere')} : settings;
}

/** A new player is a copy of the last. */
const countRow = ({values, chosen: {opponent = values.opponent}}: State<GhostSettings>) =>
	choiceRow<number, GhostSettings>('players', 'Players', {
		value: opponent.length + 1,
		values: upTo(mostPlayers).slice(1),
		note: opponent.length === 1 ? 'up to six' : 'turns go round',
		choose: count => ({
			opponent: Array.from(
				{length: count - 1},
				(_, at) => opponent[at] ?? opponent.at(-1) ?? defaultOpponent,
			),
		}),
	});

function opponentRows({values, chosen: {opponent = values.opponent}}: State<GhostSettings>) {
	const shown = isElsewhere(values) ? opponent.slice(0, 1) : opponent;
	const others = opponents.filter(each => each !== 'elsewhere');
	return shown.map((name, at) =>
		choiceRow<Opponent, GhostSettings>(
			at === 0 ? 'opponent' : `opponent-${at + 1}`,
			shown.length === 1 ? 'Opponent' : `Opponent ${at + 1}`,
			{
				value: name,
				values: at === 0 && values.player === 'you' ? opponents : others,
				note: opponentNote(name, values),
				choose: chosen => ({
					opponent: opponent.map((each, index) => (index === at || each === 'elsewhere' ? chosen : each)),
				}),
			},
		),
	);
}

const isParty = ({values: {opponent}}: State<GhostSettings>): boolean => opponent.length > 1;

export const ghostForm: Form<GhostSettings> = {
	table: ghostTable,
	fill,
	fields: [
		{setting: 'opponent', isMore: true, isUnusual: isParty, rows: state => [countRow(state)]},
		{setting: 'opponent', rows: opponentRows},
		textField('names', 'Names', values => {
			if (countPeople(values) < 2 && values.names.length === 0) return undefined;
			return {placeholder: isElsewhere(values) ? formNotes.ownNameFirst : formNotes.names};
		}),
		choiceField('variant', 'Variant', ({variant}) => phrases[variant]),
		choiceField('first', 'Who begins', values => {
			if (areAllPeople(values)) return undefined;
			const {player, first} = values;
			if (player === 'you')
				return {note: `${first === 'you' ? 'you play' : 'the opponent plays'} the first letter`};
			const shown = first === 'you' ? 'player' : 'opponent';
			return {note: `the ${shown} plays the first letter`, shown};
		}),
		dictionaryField,
		...behindMore<GhostSettings>(
			choiceField('minLength', 'Shortest word', ({minLength}) => ({
				note: formNotes.minLength(minLength),
			})),
			choiceField('rule', 'Rules', ({rule}) => ({note: formNotes.rule[rule]})),
			choiceField('isMatch', 'Rounds', ({isMatch}) =>
				isMatch ? {note: formNotes.match, shown: 'G-H-O-S-T'} : {note: 'a single round', shown: 'one'},
			),
			choiceField('player', 'Who plays', values => {
				if (isElsewhere(values)) return undefined;
				const {player} = values;
				return {note: player === 'you' ? 'you play' : playerTitles[player]};
			}),
			languageField,
			textField('seed', 'Seed', values => (areAllPeople(values) ? undefined : {placeholder: formNotes.seed})),
		),
	],
	settle(given, ...words) {
		const settings = fill(given);
		// Names of a game with more people stay in the form.
		const names = settings.names.slice(0, countPeople(settings));
		return settleGhost({...settings, names}, ...words);
	},
};

export function bookJob<State extends {readonly made: number}>(
	session: Session,
	settings: OpeningsSettings,
	dictionary: Dictionary,
	done?: Update<State>,
): Job<State> | undefined {
	if (bookOf(session, settings)) return undefined;
	return {
		key: `book ${bookName(settings)}`,
		async run({workers, signal, send}) {
			const onProgress = (made: number) => send(state => ({state: {...state, made}}));
			const book = await bookFor(settings, dictionary, {workers, signal, onProgress});
			return keep(now => keepBook(now, settings, book), done);
		},
	};
}

/** The ghost is clearer for stronger bots, which come first in the list. */
const presenceOf = (opponent: Opponent): number =>
	isBot(opponent) ? 1 - botNames.indexOf(opponent) / botNames.length : 0.5;

export const screen = new SetUpScreen<'ghost'>({
	title: 'ghost',
	nameOf: () => 'ghost',
	forms: {ghost: ghostForm},
	first: () => 'opponent',
	start(settings, _, session) {
		const list = bookOf(session, settings);
		return list && {go: {to: 'ghost', with: {game: 'ghost', list, settings}}};
	},
	remark({values, dictionary}, session, made) {
		const {solving} = variants[values.variant];
		const isSolving = solving !== 'trie' && dictionary && bookOf(session, values) === undefined;
		return isSolving
			? {part: 'progress', label: solvingName(values.variant), share: made, spoken: ''}
			: undefined;
	},
	work: (values, dictionary, session, ready) => bookJob(session, values, dictionary, ready),
	below: ({values: {opponent}}) => [
		{part: 'figure', figure: 'specter', progress: Math.max(...opponent.map(presenceOf))},
	],
});
