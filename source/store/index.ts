export type {Config} from './config.js';
export type {Environment, Folders} from './folders.js';
export type {History} from './history.js';
export type {WaitingGame} from './kept-games.js';
export * from './records.js';
export {createStore, type Store, type StoreOptions} from './store.js';
