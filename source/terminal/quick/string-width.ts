import stringWidth, {type Options} from 'string-width';
import {isPlain} from '../../text/plain.js';
import {remember} from './memory.js';

const styles = /\u001B\[[\d;]*m/g;

const measure = remember(text => {
	const shown = text.includes('\u001B') ? text.replaceAll(styles, '') : text;
	return isPlain(shown) ? shown.length : stringWidth(text);
}, 2000);

/** What string-width says, without its Intl.Segmenter for texts that need none, and said once for each text. */
export default function quickStringWidth(text: string, options?: Options): number {
	return options === undefined ? measure(text) : stringWidth(text, options);
}
