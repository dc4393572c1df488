import {useEffect, useEffectEvent} from 'react';

/**
Does a job whenever another one is there, after a pause if need be, and hands over what comes of it.

Jobs are told apart by their keys. A job that another one has replaced, or that is there no more, hands over nothing; its signal tells it to stop.
*/
export function useWork<Job extends {readonly key: string}, Result>(
	job: Job | undefined,
	work: (job: Job, signal: AbortSignal) => Promise<Result> | Result,
	take: (result: Result, job: Job) => void,
	pause = 0,
) {
	const key = job?.key;
	const begin = useEffectEvent(async (signal: AbortSignal) => {
		if (job === undefined) return;
		try {
			const result = await work(job, signal);
			if (!signal.aborted) take(result, job);
		} catch (error) {
			if (!signal.aborted) throw error;
		}
	});
	useEffect(() => {
		if (key === undefined) return;
		const stop = new AbortController();
		const timer = setTimeout(() => void begin(stop.signal), pause);
		return () => {
			stop.abort();
			clearTimeout(timer);
		};
	}, [key, pause]);
}
