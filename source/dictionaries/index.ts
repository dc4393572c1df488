export {
	bundled,
	bundledIn,
	bundledNames,
	dailyWords,
	defaultDictionary,
	isBundled,
	type BundledName,
} from './bundled.js';
export {
	describeSource,
	hasMeanings,
	languageField,
	standardInput,
	standardLanguage,
	wholePath,
	type Source,
} from './source.js';
export {loadDictionary, type LoadedDictionary, type LoadOptions} from './load.js';
export {isPrintable, printable, replaceActing} from './printable.js';
export {readTextFile} from './read-text.js';
export {bundledTable} from './bundled-tables.js';
