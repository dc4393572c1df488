import {useStdin, useStdout} from 'ink';
import {useEffect, useState} from 'react';
import {queryBackground, type Background} from '../terminal/background.js';
import {FrameStream} from '../terminal/frame-stream.js';
import {KeyStream} from '../terminal/key-stream.js';

/** What the terminal's background is like; `undefined` in the first frames, which don't wait for it. */
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
