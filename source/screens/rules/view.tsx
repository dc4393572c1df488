import {Box, Text} from 'ink';
import {Prose} from '../../components/prose.js';
import {Tone} from '../../components/tone.js';
import {rulePages} from '../../text/rules.js';

type Props = {readonly page: number; readonly columns: number};

/** How to play, a page at a time. */
export function RulesView({page, columns}: Props) {
	const shown = rulePages[page];
	const width = Math.min(columns - 8, 72);
	return (
		<Box flexDirection='column' marginTop={1} paddingX={2} rowGap={1}>
			<Text>
				{rulePages.map(({title}, index) => (
					<Tone key={title} as={index === page ? 'accent' : 'quiet'} bold={index === page}>
						{index === page ? `‹ ${title} › ` : `  ${title}   `}
					</Tone>
				))}
			</Text>
			{shown?.paragraphs.map(paragraph => (
				<Prose key={paragraph} columns={width}>
					{paragraph}
				</Prose>
			))}
		</Box>
	);
}
