import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, onTestFinished, TestRunner} from 'vitest';

/** Closes what a test has opened once the test is over, or once its file is; what was opened last goes first. */
export function atEnd(close: () => Promise<void> | void): void {
	if (TestRunner.getCurrentTest() === undefined) afterAll(close);
	else onTestFinished(close);
}

/** An empty folder, which goes after everything that was opened later and may still write to it. */
export function newFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'wordfiend-'));
	atEnd(() => {
		rmSync(folder, {recursive: true});
	});
	return folder;
}
