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
export {loadDictionary, type LoadedDictionary, type LoadOptions} from './load.js';
export {standardInput, wholePath} from './path.js';
export {isPrintable, printable, replaceActing} from './printable.js';
export {readTextFile} from './read-text.js';
