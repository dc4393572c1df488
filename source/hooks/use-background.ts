import {useStdin, useStdout} from 'ink';
import {useEffect, useState} from 'react';
import {queryBackground, type Background} from '../terminal/background.js';
import {FrameStream} from '../terminal/frame-stream.js';
import {KeyStream} from '../terminal/key-stream.js';

/** What the terminal's background is like, soon after the first frame, which doesn't wait for it; `undefined` as long as it isn't known. */
export function useBackground(): Background | undefined {
	const {stdin} = useStdin();
	const {stdout} = useStdout();
	const [background, setBackground] = useState<Background>();
	useEffect(() => {
		if (!(stdin instanceof KeyStream && stdout instanceof FrameStream)) return;
		void queryBackground(stdin, stdout).then(setBackground);
	}, [stdin, stdout]);
	return background;
}
