export {dailyPlayed} from './config.js';
export type {Environment, Folders} from './folders.js';
export type {History} from './history.js';
export type {Config, StoreFault} from './place.js';
export * from './record.js';
export {createStore, type Store, type StoreOptions} from './store.js';
