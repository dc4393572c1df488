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
	hasMeanings,
	languageField,
	standardInput,
	defaultLanguage,
	wholePath,
	type Source,
} from './source.js';
export type {Looks, SourceFault} from './fault.js';
export {
	ListFault,
	loadDictionary,
	stampOf,
	type FailedDictionary,
	type LoadedDictionary,
	type LoadOptions,
} from './load.js';
export {isPrintable, printable, replaceActing} from './printable.js';
export {readTextFile} from './read-text.js';
export {bundledTable} from './bundled-tables.js';
