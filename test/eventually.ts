import {vi} from 'vitest';

/** Waits until a check throws no more, and gives what it finds. It waits long, since that is only waited out where something is wrong: a machine may have much else to do. */
export const eventually = <Found>(check: () => Found | Promise<Found>, interval = 5): Promise<Found> =>
	vi.waitFor(check, {timeout: 20_000, interval});
