import {Specter} from '../../components/specter.js';
import {Form, type Field} from '../../components/form.js';
import type {LoadedDictionary} from '../../dictionary-files.js';
import {hasWords, players} from '../../engine/index.js';
import type {TerminalSize} from '../../hooks/use-terminal-size.js';
import type {GhostBook, Opponent} from '../../setup/ghost.js';
import {dictionaryFields} from '../dictionary-fields.js';
import {SetUp} from '../set-up.js';
import {ghostFieldsInUse, type GhostDraft, type GhostField} from './draft.js';

type Props = {
	readonly draft: GhostDraft;
	/** The dictionary as far as it has come. */
	readonly loaded: LoadedDictionary | undefined;
	readonly book: GhostBook | undefined;
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

		case 'opponent': {
			const note = draft.opponent === 'human' ? 'two people at one keyboard' : players[draft.opponent].title;
			return {name, label: 'Opponent', kind: 'choice', value: draft.opponent, note};
		}

		case 'first': {
			const note = draft.first === 'you' ? 'you play the first letter' : 'it plays the first letter';
			return {name, label: 'Who begins', kind: 'choice', value: draft.first, note};
		}

		case 'minLength': {
			const note = draft.minLength === 1 ? 'every word counts' : 'letters; shorter words do not count';
			return {name, label: 'Shortest word', kind: 'choice', value: String(draft.minLength), note};
		}

		case 'seed': {
			const placeholder = 'fresh; type one to repeat a game';
			return {name, label: 'Seed', kind: 'text', value: draft.seed, note: '', placeholder};
		}
	}
}

function faultOf({minLength}: GhostDraft, loaded: LoadedDictionary | undefined, book: GhostBook | undefined) {
	if (loaded?.ok === false) return loaded.sentence;
	if (book === undefined || hasWords(book.trie)) return undefined;
	return `This dictionary has no word of ${minLength} letters or more; let shorter words count.`;
}

/** The stronger it is, the more of it one sees. */
const strengths = {random: 0.2, human: 0.5, perfect: 0.9} as const satisfies Record<Opponent, number>;

/** The Ghost set-up. */
export function GhostSetupView({draft, loaded, book, size, onType}: Props) {
	return (
		<SetUp
			size={size}
			formRows={ghostFieldsInUse(draft).length}
			fault={faultOf(draft, loaded, book)}
			isWaiting={draft.isWaiting}
			figure={(columns, rows) => (
				<Specter columns={columns} rows={rows} presence={strengths[draft.opponent]} isAngry={false} />
			)}
		>
			<Form
				fields={ghostFieldsInUse(draft).map(name => fieldOf(name, draft, loaded))}
				focused={draft.focused}
				columns={size.columns - 8}
				areNotesBeside={size.columns >= 76}
				onType={onType}
			/>
		</SetUp>
	);
}
