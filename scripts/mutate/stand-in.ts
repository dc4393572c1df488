import process from 'node:process';
import {
	ASYMMETRIC_MATCHERS_OBJECT,
	chai,
	customMatchers,
	GLOBAL_EXPECT,
	JestAsymmetricMatchers,
	JestChaiExpect,
	JestExtend,
	setState,
	type ExpectStatic,
} from '@vitest/expect';
import {isMockFunction, restoreAllMocks, spyOn} from '@vitest/spy';

/* What tests import in place of `vitest`: they are only collected, so that one process can run them again and again. */

export type CollectedTest = {readonly name: string; readonly run: () => unknown};

declare global {
	/** The tests of what was loaded last. */
	var collectedTests: CollectedTest[];
	/** What each snapshot is of without a change, by its test and its place in it. */
	var snapshots: Record<string, string>;
	/** The place of the test that runs, and how many snapshots it has compared. Matchers are those of the copy that was loaded last, tests may be an earlier one’s. */
	var comparing: {readonly test: number; count: number};
}

type Body = (...values: readonly unknown[]) => unknown;

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);
export const expect = ((value: unknown) => chai.expect(value)) as unknown as ExpectStatic;
Object.assign(expect, chai.expect, Reflect.get(globalThis, ASYMMETRIC_MATCHERS_OBJECT));
Reflect.set(globalThis, GLOBAL_EXPECT, expect);
setState({assertionCalls: 0, isExpectingAssertions: false}, expect);

function isAsBefore(value: unknown) {
	const {comparing} = globalThis;
	const key = `${comparing.test} ${++comparing.count}`;
	const now = JSON.stringify(value);
	const usual = (globalThis.snapshots[key] ??= now);
	return {pass: now === usual, message: () => 'Not as it was'};
}

const matchers = {
	...customMatchers,
	toMatchSnapshot: isAsBefore,
	toMatchInlineSnapshot: isAsBefore,
	toMatchFileSnapshot: isAsBefore,
};

(chai.expect as unknown as {extend: (to: ExpectStatic, matchers: object) => void}).extend(expect, matchers);

const withEach = (define: (name: string, body: () => unknown) => void) =>
	Object.assign((name: string, ...[body]: readonly Body[]) => define(name, () => body?.()), {
		each: (cases: readonly unknown[]) => (name: string, body: Body) => {
			for (const values of cases)
				define(name, () => (Array.isArray(values) ? body(...(values as readonly unknown[])) : body(values)));
		},
		runIf: (isRun: boolean) => (name: string, body: Body) => {
			if (isRun) define(name, () => body());
		},
		skipIf: (isSkipped: boolean) => (name: string, body: Body) => {
			if (!isSkipped) define(name, () => body());
		},
	});

let outer = '';

export const describe = withEach((name, body) => {
	const before = outer;
	outer += `${name} > `;
	body();
	outer = before;
});

type Hook = () => unknown;

const before: Hook[] = [];
const after: Hook[] = [];
/** What is to be done once the test that runs is over, or once all are. */
let closing: Hook[] = [];

export const beforeEach = (hook: Hook) => before.push(hook);
export const afterEach = (hook: Hook) => after.push(hook);
export const onTestFinished = (hook: Hook) => closing.push(hook);
export const afterAll = (hook: Hook) => process.once('exit', () => void hook());
export const TestRunner = {getCurrentTest: () => true};

const run = async (hooks: readonly Hook[]) => {
	for (const hook of hooks) await hook();
};

export const test = withEach((name, body) => {
	const place = globalThis.collectedTests.length;
	globalThis.collectedTests.push({
		name: outer + name,
		async run() {
			closing = [];
			globalThis.comparing = {test: place, count: 0};
			try {
				await run(before);
				await body();
			} finally {
				await run([...closing.toReversed(), ...after]);
			}
		},
	});
});

const usualDate = Date;

/** A date that asks no clock but this moment. */
const dateAt = (now: Date) =>
	class extends Date {
		constructor(...given: readonly unknown[]) {
			super(...((given.length === 0 ? [now] : given) as [Date]));
		}

		static override now() {
			return now.getTime();
		}
	};

const environment = {...process.env};
const stubbed = new Set<string>();

/** Tests that want more of it are skipped. */
export const vi = {
	spyOn,
	isMockFunction,
	restoreAllMocks,
	useFakeTimers({now}: {readonly now: Date}): void {
		globalThis.Date = dateAt(now) as DateConstructor;
	},
	useRealTimers(): void {
		globalThis.Date = usualDate;
	},
	async waitFor(check: () => unknown, {timeout = 1000, interval = 5} = {}): Promise<void> {
		const end = performance.now() + timeout;
		for (;;) {
			try {
				await check();
				return;
			} catch (error) {
				if (performance.now() > end) throw error;
				await new Promise(resolve => setTimeout(resolve, interval));
			}
		}
	},
	stubEnv(name: string, value: string): void {
		stubbed.add(name);
		process.env[name] = value;
	},
	unstubAllEnvs(): void {
		for (const name of stubbed) {
			const usual = environment[name];
			if (usual === undefined) Reflect.deleteProperty(process.env, name);
			else process.env[name] = usual;
		}
	},
};
