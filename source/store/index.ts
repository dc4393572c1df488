export {dailyPlayed} from './config.js';
export type {Environment, Folders} from './folders.js';
export type {History} from './history.js';
export type {StoreFault} from '../text/store.js';
export type {Config} from './place.js';
export * from './record.js';
export {createStore, type Store, type StoreOptions} from './store.js';
