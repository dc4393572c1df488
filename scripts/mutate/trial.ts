import process from 'node:process';
import {pathToFileURL} from 'node:url';
import fc from 'fast-check';
import type {CollectedTest} from './stand-in.js';

/* A process that runs the tests of a bundle, with one change after the other switched on. It may be ended at any moment. */

/** How often each change is reached: while the tests are loaded, and by each test, by its place among them. */
export type Reach = {
	readonly atLoad: Readonly<Record<string, number>>;
	readonly byTest: readonly Readonly<Record<string, number>>[];
	/** How long each test takes, in milliseconds. */
	readonly times: readonly number[];
	/** What the snapshots are of. */
	readonly snapshots: Readonly<Record<string, string>>;
};

export type Request = {
	readonly bundle: string;
	/** What tests are left out, as a regular expression for their names. */
	readonly skip: string;
	/** How long a property is tried, in milliseconds. */
	readonly limit: number;
	/** The changes to try and what reaches them; without them, that is what is found out. */
	readonly trials?: {readonly ids: readonly string[]; readonly reach: Reach};
};

export type Verdict = 'noticed' | 'survived' | 'not reached';

export type Answer =
	| {readonly kind: 'reached'; readonly reach: Reach}
	| {readonly kind: 'begun'; readonly id: string}
	| {readonly kind: 'tried'; readonly id: string; readonly verdict: Verdict};

/** What Stryker’s switches read and write. */
type Switches = {
	activeMutant: string;
	currentTestId?: string;
	/** A change that is reached more often than `hitLimit` throws. */
	hitCount?: number;
	hitLimit?: number;
	readonly mutantCoverage?: {
		readonly static: Record<string, number>;
		readonly perTest: Record<string, Record<string, number>>;
	};
};

declare global {
	var __stryker__: Switches;
}

/** Each load of a bundle stays in memory: after so many another process goes on. */
const mostLoads = 60;

/** Resolves once an answer has left: a long one is lost where the channel is closed before. */
const tell = (answer: Answer) =>
	new Promise(resolve => {
		process.send?.(answer, resolve);
	});

async function load({bundle, skip}: Request, query = ''): Promise<readonly CollectedTest[]> {
	globalThis.collectedTests = [];
	await import(pathToFileURL(bundle).href + query);
	const slow = new RegExp(skip);
	return globalThis.collectedTests.filter(({name}) => skip === '' || !slow.test(name));
}

async function findReach(request: Request): Promise<Reach> {
	const tests = await load(request);
	const times: number[] = [];
	for (const [at, {run}] of tests.entries()) {
		globalThis.__stryker__.currentTestId = String(at);
		const start = performance.now();
		await run();
		times.push(performance.now() - start);
	}

	const {static: atLoad = {}, perTest = {}} = globalThis.__stryker__.mutantCoverage ?? {};
	return {
		atLoad,
		byTest: tests.map((_, at) => perTest[String(at)] ?? {}),
		times,
		snapshots: globalThis.snapshots,
	};
}

/** Whether a test fails; one that reaches the change a hundred times as often as without it does. One that waits ten times as long calls `late`. */
async function fails(test: CollectedTest, usual: number, time: number, late: () => void): Promise<boolean> {
	Object.assign(globalThis.__stryker__, {hitCount: 0, hitLimit: usual * 100 + 100_000});
	const timer = setTimeout(late, 2000 + 10 * time);
	try {
		await test.run();
		return false;
	} catch {
		return true;
	} finally {
		clearTimeout(timer);
	}
}

async function tryChanges(
	request: Request,
	ids: readonly string[],
	{atLoad, byTest, times}: Reach,
): Promise<void> {
	const loaded = await load(request);
	/** The tests that noticed something last, the latest first: they are likely to again. */
	let keen: readonly number[] = [];
	let loads = 0;

	async function judge(id: string): Promise<Verdict> {
		const isAtLoad = id in atLoad;
		let tests = loaded;
		if (isAtLoad) {
			loads++;
			try {
				tests = await load(request, `?${id}`);
			} catch {
				return 'noticed';
			}
		}

		const reaching = [...tests.keys()]
			.filter(at => isAtLoad || byTest[at]?.[id] !== undefined)
			.sort((a, b) => (times[a] ?? 0) - (times[b] ?? 0));
		for (const at of new Set([...keen.filter(each => reaching.includes(each)), ...reaching])) {
			const test = tests[at];
			const late = () => {
				// What still waits might disturb the next change: another process goes on.
				void tell({kind: 'tried', id, verdict: 'noticed'}).then(() => process.exit(0));
			};
			if (test === undefined || !(await fails(test, byTest[at]?.[id] ?? 0, times[at] ?? 0, late))) continue;
			keen = [at, ...keen.filter(each => each !== at)].slice(0, 3);
			return 'noticed';
		}

		return reaching.length === 0 ? 'not reached' : 'survived';
	}

	for (const id of ids) {
		if (loads === mostLoads) return;
		void tell({kind: 'begun', id});
		globalThis.__stryker__.activeMutant = id;
		const verdict = await judge(id);
		globalThis.__stryker__.activeMutant = '';
		await tell({kind: 'tried', id, verdict});
	}
}

process.once('message', (request: Request) => {
	// A test may wait for what doesn’t keep a process going.
	process.channel?.ref();
	fc.configureGlobal({seed: 1, endOnFailure: true});
	fc.installGlobalPlugin(fc.interruptAfterTimeLimit(request.limit));
	globalThis.__stryker__ = {activeMutant: ''};
	const {trials} = request;
	globalThis.snapshots = {...trials?.reach.snapshots};
	const work = trials
		? tryChanges(request, trials.ids, trials.reach)
		: findReach(request).then(reach => tell({kind: 'reached', reach}));
	void work.then(
		() => process.disconnect(),
		(error: unknown) => {
			console.error(error);
			process.exit(1);
		},
	);
});
