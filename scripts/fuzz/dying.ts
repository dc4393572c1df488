/** For `NODE_OPTIONS`: ends each thread but the first after a while. */
export const dyingWorkers = (milliseconds: number) =>
	`--import data:text/javascript,${encodeURIComponent(
		`import {isMainThread} from 'node:worker_threads'; if (!isMainThread) setTimeout(() => process.exit(7), ${milliseconds});`,
	)}`;
