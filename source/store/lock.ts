import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import type {Disk} from './disk.js';

/** The age in milliseconds at which a lock must be a killed program's: none is held for so long. */
const mostHeld = 10_000;

/** The milliseconds between two tries to get a lock, and the tries after which work goes ahead without it. */
const pause = 20;
const tries = (1.5 * mostHeld) / pause;

/** Returns whether something was changed long ago, or as far in the future, before the clock was put back. */
export const isOlder = (changed: Date, age: number): boolean =>
	Math.abs(Date.now() - changed.getTime()) > age;

/** Makes a lock unless another program holds it; returns whether it did. Where nothing can be written, no other program can write either. */
async function tryLock(disk: Disk, lock: string): Promise<boolean> {
	const create = () => disk.create(lock).catch(() => true);
	if (await create()) return true;
	const files = await disk.list(path.dirname(lock)).catch(() => []);
	const held = files.find(file => file.name === path.basename(lock));
	if (held && !isOlder(held.changed, mostHeld)) return false;
	if (held) await disk.remove(lock).catch(() => undefined);
	return create();
}

/** Does work on a file, unless another program is doing some; then it returns `undefined`. */
export async function ifUnlocked<T>(
	disk: Disk,
	name: string,
	work: () => Promise<T>,
): Promise<T | undefined> {
	const lock = `${name}.lock`;
	if (!(await tryLock(disk, lock))) return undefined;
	try {
		return await work();
	} finally {
		await disk.remove(lock).catch(() => undefined);
	}
}

/** Does work on a file once no other program is doing any, or after too long a wait. */
export async function whileLocked(disk: Disk, name: string, work: () => Promise<void>): Promise<void> {
	for (let tried = 0; tried < tries; tried++) {
		const isDone = await ifUnlocked(disk, name, async () => {
			await work();
			return true;
		});
		if (isDone) return;
		await wait(pause);
	}

	await work();
}
