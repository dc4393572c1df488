import type {Config, ReadConfig} from './config.js';
import {faultCode} from './disk.js';
import type {Place, Shared} from './place.js';

/** The player's settings. */
export type KeptConfig = {
	readonly config: () => Promise<Config>;
	/** Changes what is named, and keeps the rest. */
	readonly remember: (change: Config) => Promise<void>;
};

export function keepConfig({open, isKeeping, unusableIn, tell}: Shared): KeptConfig {
	/** Read anew each time: another program may have changed it. `undefined` where it is not to be written. */
	async function read({disk, configFile: path}: Place): Promise<(ReadConfig & {ok: true}) | undefined> {
		let text: string | undefined;
		try {
			text = await disk.read(path);
		} catch (error) {
			tell({kind: 'unreadable', what: 'settings', path, code: faultCode(error)});
			return undefined;
		}

		if (text === undefined) return {ok: true, config: {}, unusable: [], all: {}};
		const {readConfig} = await import('./config.js');
		const result = readConfig(text);
		if (!result.ok) {
			tell({kind: `${result.reason}-config`, path});
			return undefined;
		}

		const keys = [...result.unusable, ...unusableIn(result.config)];
		if (keys.length > 0) tell({kind: 'unusable', path, keys});
		return result;
	}

	async function write(change: Config): Promise<void> {
		const place = await open();
		const before = place && (await read(place));
		if (!place || !before) return;
		const {disk, configFile: path} = place;
		const {changeConfig} = await import('./config.js');
		try {
			await disk.replace(path, changeConfig(before.all, change));
		} catch (error) {
			tell({kind: 'unwritable', what: 'settings', path, code: faultCode(error)});
		}
	}

	let writing = Promise.resolve();
	return {
		async config() {
			const place = await open();
			const result = place && (await read(place));
			return result?.config ?? {};
		},
		remember(change) {
			if (isKeeping) writing = writing.then(() => write(change));
			return writing;
		},
	};
}
