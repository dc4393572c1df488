import {motions, themes, type Look, type ThemeName} from '../../settings/preferences.js';
import {choiceField, type Row} from './form.js';

const themeNotes = {
	auto: 'goes by the terminal’s background',
	light: 'for a light background',
	dark: 'for a dark background',
	contrast: 'bold and inverse instead of colors',
	colorblind: 'blue and orange',
	mono: 'bold only',
} as const satisfies Record<ThemeName, string>;

const motionNote = ({motion}: Look, mayMove: boolean): string => {
	if (!mayMove) return 'nothing moves: your environment says so';
	return motion === 'on' ? 'eyes and ghosts move' : 'nothing moves by itself';
};

/** Returns the rows of how the full screen looks. `mayMove` is false where the environment forbids motion. */
export function lookRows(look: Look, mayMove: boolean): readonly Row<Look>[] {
	const fields = [
		choiceField<'theme', Look>('theme', 'Theme', themes, ({theme}) => ({note: themeNotes[theme]})),
		choiceField<'motion', Look>('motion', 'Motion', motions, ({motion}) => ({
			note: motionNote(look, mayMove),
			shown: mayMove ? motion : 'off',
		})),
	];
	return fields.flatMap(({rows}) => rows({chosen: look, values: look, loaded: undefined}));
}
