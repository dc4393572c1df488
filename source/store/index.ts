export {dailyPlayed} from './config.js';
export type {StoreFault} from '../text/faults.js';
export type {Config, Environment, Folders} from './place.js';
export * from './record.js';
export {createStore, type Store, type StoreOptions} from './store.js';
