import {choicesIn} from '../settings/choices.js';
import {configOfLook} from '../settings/preferences.js';
import type {Config, Store} from '../store/index.js';
import type {App} from './app.js';
import type {Session} from './session.js';

/** Choices are written after so many milliseconds without a change. */
const pause = 500;

/** What has changed in a session and is to be remembered. */
function changeSince(before: Session, {forms, look, given}: Session): Config | undefined {
	const earlier = new Map<string, object>(Object.entries(before.forms));
	const changed = Object.entries(forms).filter(([form, chosen]) => earlier.get(form) !== chosen);
	if (changed.length === 0 && look === before.look) return undefined;
	return {
		...configOfLook(before.look, look),
		...(changed.length > 0 && {
			choices: Object.fromEntries(changed.map(([form, chosen]) => [form, choicesIn(chosen, given)])),
		}),
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
