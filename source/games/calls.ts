import type {RunOptions, Workers} from '../workers/client.js';
import type {InputOf, OutputOf, ProgressOf, Tasks} from '../workers/protocol.js';

type TaskName = keyof Tasks;

export type Call<Name extends TaskName> = Pick<RunOptions, 'isUrgent' | 'isParallel'> & {
	readonly task: Name;
	readonly input: InputOf<Name>;
};

export const run = <Name extends TaskName>(
	{task, input, ...how}: Call<Name>,
	workers: Pick<Workers, 'run'>,
	options: RunOptions<ProgressOf<Name>> = {},
): Promise<OutputOf<Name>> => workers.run(task, input, {...how, ...options});
