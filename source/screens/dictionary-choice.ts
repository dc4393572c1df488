import {bundled, bundledNames, isBundled, printable, type BundledName} from '../dictionary-files.js';
import {stepIn} from './step-in.js';

/** Which dictionary a set-up has chosen: one of ours, or a file whose path is typed. */
export type DictionaryChoice = {readonly choice: BundledName | 'file'; readonly path: string};

const choices = [...bundledNames, 'file'] as const;

export const chooseSource = (source: string): DictionaryChoice =>
	isBundled(source) ? {choice: source, path: ''} : {choice: 'file', path: printable(source)};

/** The name or path to load; empty while no path is typed. */
export const sourceOf = ({choice, path}: DictionaryChoice): string =>
	choice === 'file' ? path.trim() : choice;

export const stepDictionary = (dictionary: DictionaryChoice, by: number): DictionaryChoice => ({
	...dictionary,
	choice: stepIn(choices, dictionary.choice, by),
});

export const dictionaryNote = ({choice}: DictionaryChoice): string =>
	choice === 'file' ? 'a list of your own' : bundled[choice];
