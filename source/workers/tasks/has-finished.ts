import type {GameKind} from '../../store/index.js';
import type {Files} from '../files.js';
import type {TaskContext} from '../task.js';

/** Whether the player has ever finished a game of a kind. */
export async function hasFinished(
	{files, kind}: {readonly files: Files; readonly kind: GameKind},
	{progress}: TaskContext<string>,
): Promise<boolean> {
	const {openFiles} = await import('../files.js');
	return openFiles(files, progress).hasFinished(kind);
}
