import {Eye} from '../../components/eye.js';
import {Form, type Field} from '../../components/form.js';
import {countOf} from '../../components/theme.js';
import type {LoadedDictionary} from '../../dictionary-files.js';
import {chooserTitles, guesserTitles} from '../../text/players.js';
import {choosers, guessers, type ChooserName, type GuesserName} from '../../engine/index.js';
import type {TerminalSize} from '../../hooks/use-terminal-size.js';
import {dictionaryFields} from '../dictionary-fields.js';
import {SetUp} from '../set-up.js';
import {
	playersFault,
	rangeOf,
	tournamentFieldsInUse,
	type TournamentDraft,
	type TournamentField,
} from './draft.js';

type Props = {
	readonly draft: TournamentDraft;
	/** The dictionary as far as it has come. */
	readonly loaded: LoadedDictionary | undefined;
	readonly size: TerminalSize;
	readonly onType: (field: string, text: string) => void;
};

const titles: Record<string, string> = {
	...Object.fromEntries(
		(Object.keys(guessers) as GuesserName[]).map(name => [`guesser ${name}`, guesserTitles[name]]),
	),
	...Object.fromEntries(
		(Object.keys(choosers) as ChooserName[]).map(name => [`chooser ${name}`, chooserTitles[name]]),
	),
};

function fieldOf(
	name: TournamentField,
	draft: TournamentDraft,
	loaded: LoadedDictionary | undefined,
): Field<TournamentField> {
	const range = loaded?.ok ? rangeOf(draft, loaded.dictionary) : undefined;
	switch (name) {
		case 'dictionary':
		case 'path': {
			return dictionaryFields(draft.dictionary, loaded)[name];
		}

		case 'from': {
			const value = String(range?.from ?? '…');
			return {name, label: 'Shortest words', kind: 'choice', value, note: 'letters'};
		}

		case 'to': {
			const value = String(range?.to ?? '…');
			return {name, label: 'Longest words', kind: 'choice', value, note: 'letters'};
		}

		case 'games': {
			const note =
				draft.games === 'all'
					? 'every word the secret once, for random'
					: `${countOf(draft.games, 'secret')} of each length, for random`;
			return {name, label: 'Games', kind: 'choice', value: String(draft.games), note};
		}

		case 'seed': {
			const placeholder = 'fresh; type one to repeat it';
			return {name, label: 'Seed', kind: 'text', value: draft.seed, note: '', placeholder};
		}

		default: {
			const label = name.charAt(0).toUpperCase() + name.slice(1);
			const value = draft.players.includes(name) ? 'plays' : 'rests';
			return {name, label, kind: 'choice', value, note: titles[name] ?? ''};
		}
	}
}

/** The set-up of a tournament: who plays, on which words. */
export function TournamentSetupView({draft, loaded, size, onType}: Props) {
	const fields = tournamentFieldsInUse(draft);
	return (
		<SetUp
			size={size}
			formRows={fields.length}
			fault={loaded?.ok === false ? loaded.sentence : playersFault(draft)}
			isWaiting={draft.isWaiting}
			figure={(columns, rows) => (
				<Eye
					columns={columns}
					rows={rows}
					openness={draft.players.length / Object.keys(titles).length}
					gaze={{x: 0, y: -0.6}}
				/>
			)}
		>
			<Form
				fields={fields.map(name => fieldOf(name, draft, loaded))}
				focused={draft.focused}
				columns={size.columns - 8}
				areNotesBeside={size.columns >= 76}
				onType={onType}
			/>
		</SetUp>
	);
}
