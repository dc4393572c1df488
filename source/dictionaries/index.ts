export {
	bundled,
	bundledIn,
	bundledNames,
	dailyWords,
	defaultDictionary,
	isBundled,
	type BundledName,
} from './bundled.js';
export {describeLetters, letterRange} from './letters.js';
export {englishName, ownName} from './languages.js';
export {describeSource, languageTold, standardLanguage, type Source} from './source.js';
export {loadDictionary, wholePath, type LoadedDictionary, type LoadOptions} from './load.js';
export {standardInput} from './open-stream.js';
export {isPrintable, printable, replaceActing} from './printable.js';
