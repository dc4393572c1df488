export type Environment = Readonly<Record<string, string | undefined>>;

export type Folders = {
	/** The history and the games left. */
	readonly state: string;
	/** The settings. */
	readonly config: string;
};

/** The folders of a player: below `WORDFIEND_HOME` where it is set, else where the system keeps such files; `undefined` where there is no home. */
export async function findFolders({WORDFIEND_HOME: home}: Environment): Promise<Folders | undefined> {
	const path = await import('node:path');
	if (home) return {state: path.resolve(home), config: path.resolve(home)};
	try {
		const {default: envPaths} = await import('env-paths');
		const {config, data, log} = envPaths('wordfiend', {suffix: ''});
		// On Linux what it calls the log lies in the folder for state; elsewhere state is data.
		const {platform} = await import('node:process');
		const state = platform === 'darwin' || platform === 'win32' ? data : log;
		return path.isAbsolute(state) && path.isAbsolute(config) ? {state, config} : undefined;
	} catch {
		return undefined;
	}
}
