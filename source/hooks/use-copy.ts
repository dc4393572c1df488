import {useStdout} from 'ink';
import {useCallback} from 'react';
import {copy} from '../terminal/clipboard.js';
import {FrameStream} from '../terminal/frame-stream.js';

/** Copies a text to the clipboard and leaves it in the scrollback; gives whether it surely is in the clipboard. */
export function useCopy(): (text: string) => Promise<boolean> {
	const {stdout} = useStdout();
	return useCallback(
		async (text: string) => stdout instanceof FrameStream && copy(text, sequence => stdout.send(sequence)),
		[stdout],
	);
}
