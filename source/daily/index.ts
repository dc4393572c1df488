export * from './calendar.js';
export {dailyOf, type Daily} from './daily.js';
export {slack, type Given} from './position.js';
