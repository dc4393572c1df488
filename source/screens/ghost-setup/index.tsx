import {Specter} from '../../components/specter.js';
import {isPlayable} from '../../engine/index.js';
import {
	botNames,
	ghostTable,
	opponents,
	settleGhost,
	standardMinLength,
	type Opponent,
} from '../../settings/ghost.js';
import {sourceOf} from '../../settings/readers.js';
import type {Asked} from '../../settings/setting.js';
import {hold} from '../../workers/held.js';
import {bookOf, dictionaryOf, keepBook, sourceKey, type BookKey} from '../house.js';
import type {Screen} from '../screen.js';
import {setUpScreen, type SetUpMessage, type SetUpParams, type SetUpState} from '../set-up/set-up.js';

/** What the book is made of that is asked for. */
const keyOf = (asked: Asked): BookKey => ({
	source: sourceOf(asked),
	minLength: Number(asked.minLength ?? standardMinLength),
	variant: asked.variant === 'superghost' ? 'superghost' : 'ghost',
});

/** The stronger it is, the more of it you see; the bots stand strongest first. */
const presenceOf = (opponent: Opponent): number =>
	opponent === 'human' ? 0.5 : 1 - botNames.indexOf(opponent) / botNames.length;

/** The set-up of Ghost. */
export const screen: Screen<SetUpParams, SetUpState, SetUpMessage> = setUpScreen({
	form: 'ghost',
	table: ghostTable,
	first: () => 'opponent',
	start(asked, _, {freshSeed, house}) {
		const book = bookOf(house, keyOf(asked));
		if (book === undefined) return {kind: 'wait'};
		if (!isPlayable(book)) return {kind: 'refuse'};
		return {kind: 'go', go: {to: 'ghost', with: {book, settings: settleGhost(asked, freshSeed())}}};
	},
	fault(asked, _, house) {
		const key = keyOf(asked);
		const book = bookOf(house, key);
		if (book === undefined || isPlayable(book)) return undefined;
		return `This dictionary has no word of ${key.minLength} letters or more; let shorter words count.`;
	},
	progress({asked, made}, house) {
		const key = keyOf({...house.given, ...asked});
		const isSolving =
			key.variant === 'superghost' && dictionaryOf(house, key.source) && bookOf(house, key) === undefined;
		return isSolving ? `Solving Superghost: ${Math.floor(made * 100)}%` : undefined;
	},
	work(asked, dictionary, house) {
		const key = keyOf(asked);
		if (bookOf(house, key)) return [];
		const {source, minLength, variant} = key;
		return [
			{
				key: `book ${variant} ${minLength} ${sourceKey(source)}`,
				async run({workers, signal, send, keep}) {
					const book = await workers.run(
						'open-book',
						{dictionary: hold(dictionary), minLength, variant},
						{signal, onProgress: share => send({type: 'made', share})},
					);
					keep(now => keepBook(now, key, book));
					return {type: 'ready'};
				},
			},
		];
	},
	figure(asked, columns, rows) {
		const opponent = opponents.find(name => name === asked.opponent) ?? 'perfect';
		return <Specter columns={columns} rows={rows} presence={presenceOf(opponent)} isAngry={false} />;
	},
});
