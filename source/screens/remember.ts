import {choicesIn} from '../settings/choices.js';
import {writeTexts} from '../settings/setting.js';
import type {Config, Store} from '../store/index.js';
import type {App} from './app.js';
import type {Session} from './session.js';

/** Choices are written after so many milliseconds without a change. */
const pause = 500;

/** What of a record is another than before. */
const changedIn = <Value>(before: object, now: Readonly<Record<string, Value>>) => {
	const earlier = new Map<string, unknown>(Object.entries(before));
	return Object.entries(now).filter(([name, value]) => earlier.get(name) !== value);
};

function changeSince(before: Session, {forms, look, given}: Session): Config | undefined {
	if (forms === before.forms && look === before.look) return undefined;
	const choices = changedIn(before.forms, forms).map(
		([form, chosen]) => [form, choicesIn(chosen, given)] as const,
	);
	return {
		preferences: writeTexts(Object.fromEntries(changedIn(before.look, look))),
		...(choices.length > 0 && {choices: Object.fromEntries(choices)}),
	};
}

/** Remembers what is chosen in set-ups and settings, after a pause and when it is stopped. */
export function rememberChoices(
	app: Pick<App, 'session' | 'subscribe'>,
	store: Pick<Store, 'remember'>,
): {readonly stop: () => Promise<void>} {
	let kept = app.session();
	let seen = kept;
	let timer: NodeJS.Timeout | undefined;

	async function write(): Promise<void> {
		const change = changeSince(kept, app.session());
		kept = app.session();
		if (change) await store.remember(change);
	}

	const unsubscribe = app.subscribe(() => {
		const {forms, look} = app.session();
		if (forms === seen.forms && look === seen.look) return;
		seen = app.session();
		clearTimeout(timer);
		timer = setTimeout(() => void write(), pause);
	});
	return {
		async stop() {
			unsubscribe();
			clearTimeout(timer);
			await write();
		},
	};
}
