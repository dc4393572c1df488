import {Box, Text} from 'ink';
import {marks, theme} from '../components/theme.js';

type Props = {readonly fault: string | undefined; readonly isWaiting: boolean};

/** What keeps a set-up from starting: a fault, or work that is not done yet. */
export function Notice({fault, isWaiting}: Props) {
	return (
		<Box marginTop={1}>
			{fault === undefined ? (
				<Text color={theme.quiet}>{isWaiting ? 'One moment: reading the words…' : ''}</Text>
			) : (
				<Text color={theme.miss}>{`${marks.miss} ${fault}`}</Text>
			)}
		</Box>
	);
}
