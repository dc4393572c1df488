export {
	bundledIn,
	bundledNames,
	bundledTable,
	dailyWords,
	defaultDictionary,
	isBundled,
	mayBeIn,
	type BundledName,
} from './bundled.js';
export * from './load.js';
export {readTextFile} from './read-text.js';
export * from './source.js';
