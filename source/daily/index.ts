export * from './calendar.js';
export {dailyOf, type Daily} from './daily.js';
export {slack} from './position.js';
export type {Given} from './table.js';
