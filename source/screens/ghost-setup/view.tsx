import {Specter} from '../../components/specter.js';
import {Form, type Field} from '../../components/form.js';
import type {LoadedDictionary} from '../../dictionary-files.js';
import {isPlayable, type Book} from '../../engine/index.js';
import {playerTitles} from '../../text/players.js';
import type {TerminalSize} from '../../hooks/use-terminal-size.js';
import type {Opponent} from '../../setup/ghost.js';
import {dictionaryFields} from '../dictionary-fields.js';
import {SetUp} from '../set-up.js';
import {ghostFieldsInUse, type GhostDraft, type GhostField} from './draft.js';

type Props = {
	readonly draft: GhostDraft;
	/** The dictionary as far as it has come. */
	readonly loaded: LoadedDictionary | undefined;
	readonly book: Book | undefined;
	readonly size: TerminalSize;
	readonly onType: (field: string, text: string) => void;
};

function fieldOf(
	name: GhostField,
	draft: GhostDraft,
	loaded: LoadedDictionary | undefined,
): Field<GhostField> {
	switch (name) {
		case 'dictionary':
		case 'path': {
			return dictionaryFields(draft.dictionary, loaded)[name];
		}

		case 'variant': {
			const note = draft.variant === 'ghost' ? 'letters go to the end' : 'letters go to the end or the front';
			return {name, label: 'Variant', kind: 'choice', value: draft.variant, note};
		}

		case 'player': {
			const note = draft.player === 'you' ? 'you play' : `you watch; it ${playerTitles[draft.player]}`;
			return {name, label: 'Player', kind: 'choice', value: draft.player, note};
		}

		case 'opponent': {
			const person = draft.player === 'you' ? 'two people at one keyboard' : 'you play against it';
			const note = draft.opponent === 'human' ? person : playerTitles[draft.opponent];
			return {name, label: 'Opponent', kind: 'choice', value: draft.opponent, note};
		}

		case 'first': {
			const isOwn = draft.first === 'you';
			const own = draft.player === 'you' ? 'you play' : 'the player plays';
			const note = `${isOwn ? own : 'the opponent plays'} the first letter`;
			return {name, label: 'Who begins', kind: 'choice', value: draft.first, note};
		}

		case 'minLength': {
			const note = draft.minLength === 1 ? 'every word counts' : 'letters; shorter words do not count';
			return {name, label: 'Shortest word', kind: 'choice', value: String(draft.minLength), note};
		}

		case 'rule': {
			const note =
				draft.rule === 'instant' ? 'a fragment of no word loses at once' : 'bluff, until you are challenged';
			return {name, label: 'Rule', kind: 'choice', value: draft.rule, note};
		}

		case 'scoring': {
			const note = draft.isMatch ? 'a letter for each lost round' : 'who loses it has lost';
			return {name, label: 'Rounds', kind: 'choice', value: draft.isMatch ? 'G-H-O-S-T' : 'one', note};
		}

		case 'seed': {
			const placeholder = 'fresh; type one to repeat a game';
			return {name, label: 'Seed', kind: 'text', value: draft.seed, note: '', placeholder};
		}
	}
}

function faultOf({minLength}: GhostDraft, loaded: LoadedDictionary | undefined, book: Book | undefined) {
	if (loaded?.ok === false) return loaded.sentence;
	if (book === undefined || isPlayable(book)) return undefined;
	return `This dictionary has no word of ${minLength} letters or more; let shorter words count.`;
}

/** How far the solving of Superghost is, which takes its time. */
const progressOf = (
	{variant, solved}: GhostDraft,
	loaded: LoadedDictionary | undefined,
	book: Book | undefined,
): string | undefined =>
	variant === 'superghost' && loaded?.ok && book === undefined
		? `Solving Superghost: ${Math.floor(solved * 100)}%`
		: undefined;

/** The stronger it is, the more of it one sees. */
const strengths = {
	random: 0.2,
	careless: 0.4,
	human: 0.5,
	perfect: 0.8,
	stubborn: 1,
} as const satisfies Record<Opponent, number>;

/** The Ghost set-up. */
export function GhostSetupView({draft, loaded, book, size, onType}: Props) {
	return (
		<SetUp
			size={size}
			formRows={ghostFieldsInUse(draft).length}
			fault={faultOf(draft, loaded, book)}
			isWaiting={draft.isWaiting}
			progress={progressOf(draft, loaded, book)}
			figure={(columns, rows) => (
				<Specter columns={columns} rows={rows} presence={strengths[draft.opponent]} isAngry={false} />
			)}
		>
			<Form
				fields={ghostFieldsInUse(draft).map(name => fieldOf(name, draft, loaded))}
				focused={draft.focused}
				columns={size.columns - 8}
				areNotesBeside={size.columns >= 76}
				choiceColumns={16}
				onType={onType}
			/>
		</SetUp>
	);
}
