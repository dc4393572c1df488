/** Work that is done a little at a time. */
export type Progress<Result> = {
	/** How many times it has been gone on with. */
	readonly steps: number;
	/** Whether there is no more to find. */
	readonly isFinal: boolean;
	readonly result: Result;
};

/** About a minute's work; then it makes do with what it has. */
const mostSteps = 500;

export const isFinished = (progress: Progress<unknown> | undefined): boolean =>
	progress !== undefined && (progress.isFinal || progress.steps >= mostSteps);
