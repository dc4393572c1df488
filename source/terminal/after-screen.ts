import process from 'node:process';

const texts = new Set<string>();

/** Leaves a text in the scrollback: it is printed once the full screen is left, after those given before; the same text only once. */
export const afterScreen = (text: string): void => {
	texts.add(text);
};

export function takeTexts(): string {
	const lines = Array.from(texts, text => `${text.replaceAll(/[^\P{Cc}\n]/gu, '').trimEnd()}\n`);
	texts.clear();
	return lines.join('');
}

export function printTexts(): void {
	const lines = takeTexts();
	if (lines !== '') process.stdout.write(lines);
}
