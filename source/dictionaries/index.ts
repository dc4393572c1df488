export {
	bundled,
	bundledIn,
	bundledNames,
	dailyWords,
	defaultDictionary,
	isBundled,
	type BundledName,
} from './bundled.js';
export {languageNames} from './languages.js';
export {loadDictionary, wholePath, type LoadedDictionary, type LoadOptions} from './load.js';
export {standardInput} from './open-stream.js';
export {printable} from './printable.js';
