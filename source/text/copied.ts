/** What is said once a text has been copied; `isSure` where a program took it, and not only the terminal, which may fail without a word. */
export const copiedText = (isSure: boolean): string =>
	isSure ? 'Copied.' : 'Sent to the terminal, and printed when you leave.';
