import {createStore, type Folders, type Store, type StoreFault} from '../store/index.js';

/** What a thread opens the player's files by; no folders where there is no place for them. */
export type Files = {readonly folders: Folders | undefined; readonly isKeeping: boolean};

/** The player's files on this thread. */
export const openFiles = ({folders, isKeeping}: Files, onFault: (fault: StoreFault) => void): Store =>
	createStore({environment: {}, findFolders: () => Promise.resolve(folders), isKeeping, onFault});
