import {useEffect, useEffectEvent} from 'react';

/**
Does a job whenever another one is there, after a pause if need be, and hands over what comes of it.

Jobs are told apart by their keys. A job that another one has replaced, or that is there no more, hands over nothing.
*/
export function useWork<Job extends {readonly key: string}, Result>(
	job: Job | undefined,
	work: (job: Job) => Promise<Result> | Result,
	take: (result: Result, job: Job) => void,
	pause = 0,
) {
	const key = job?.key;
	const begin = useEffectEvent(async (isCurrent: () => boolean) => {
		if (job === undefined) return;
		const result = await work(job);
		if (isCurrent()) take(result, job);
	});
	useEffect(() => {
		if (key === undefined) return;
		let isCurrent = true;
		const timer = setTimeout(() => void begin(() => isCurrent), pause);
		return () => {
			isCurrent = false;
			clearTimeout(timer);
		};
	}, [key, pause]);
}
