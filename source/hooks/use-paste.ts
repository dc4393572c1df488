import {useStdin} from 'ink';
import {useEffect, useEffectEvent} from 'react';

/** Takes text that the player pastes, which is not typed key by key. */
export function usePaste(onPaste: (text: string) => void) {
	const {stdin} = useStdin();
	const take = useEffectEvent(onPaste);
	useEffect(() => {
		const listen = (text: string) => {
			take(text);
		};

		stdin.on('paste', listen);
		return () => {
			stdin.off('paste', listen);
		};
	}, [stdin]);
}
