import {Text} from 'ink';
import {cutEnd, widthOf} from '../text/wrap.js';
import {Tone} from './tone.js';

type Props = {readonly columns: number; readonly left?: string; readonly right?: string};

const line = (columns: number) => '─'.repeat(Math.max(0, columns));

/** A line across, with a heading in it at the left and a remark at the right; the remark goes where there is no room for both. */
export function Rule({columns, left = '', right = ''}: Props) {
	const heading = cutEnd(left, columns - 6);
	const start = heading === '' ? 0 : widthOf(heading) + 4;
	const remark = start + widthOf(right) + 6 > columns ? '' : right;
	const end = remark === '' ? 0 : widthOf(remark) + 4;
	return (
		<Text wrap='truncate-end'>
			{heading !== '' && (
				<>
					<Tone as='frame'>── </Tone>
					<Text bold>{heading}</Text>{' '}
				</>
			)}
			<Tone as='frame'>{line(columns - start - end)}</Tone>
			{remark !== '' && (
				<>
					{` ${remark} `}
					<Tone as='frame'>──</Tone>
				</>
			)}
		</Text>
	);
}
