export * from './coded.js';
export {decodeGame, encodeGame, markAnswers, type CodeFault, type DecodedGame} from './code.js';
