export * from './calendar.js';
export {dailyOf, slack, type Daily} from './daily.js';
