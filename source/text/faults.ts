/** What a thread was asked to do when it broke, in brackets; nothing where it was idle. */
const doing = (tasks: readonly string[]): string =>
	tasks.length > 0 ? ` (${[...new Set(tasks)].join(', ')})` : '';

/** Work on another thread that broke, and why; the reason may be shown as it is. */
export const backgroundFaultText = (tasks: readonly string[], reason: string): string =>
	`Something went wrong in the background${doing(tasks)}: ${reason}.`;

export const memoryFaultText = (tasks: readonly string[]): string =>
	`There was not enough memory in the background${doing(tasks)}; try a smaller dictionary.`;
