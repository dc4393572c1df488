import type {TerminalSize} from '../../hooks/use-terminal.js';
import type {Page} from '../../page/page.js';

export type PageProps = {
	readonly page: Page<true>;
	readonly size: TerminalSize;
	/** The first line shown of a page that scrolls. */
	readonly top: number;
	/** Gets the last possible first line if the wanted one is beyond it. */
	readonly onTop: (top: number) => void;
};
