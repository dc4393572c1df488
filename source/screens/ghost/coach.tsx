import {Box, Text} from 'ink';
import {Rule} from '../../components/rule.js';
import {formatNumber, marks, theme} from '../../components/theme.js';
import type {Advice} from '../../engine/index.js';
import {byMerit, effectTexts, isAnswering, letterText} from './advice.js';
import type {GhostPlay} from './play.js';
import type {Lesson} from './study.js';

type Props = {readonly play: GhostPlay; readonly columns: number; readonly rows: number};

const effectColumns = 13;
const countColumns = 7;

const colors = {wins: theme.hit, loses: theme.miss, completes: theme.quiet} as const;

function outcome({effect, lasts}: Advice): string {
	const {mark, verb} = effectTexts[effect];
	return effect === 'completes' ? `${mark} ${verb}` : `${mark} ${verb} in ${lasts}`;
}

/** Letters in a row, as `ABC`; in Superghost those for each end together, as `BCD- -KT`. */
function lettersText(play: GhostPlay, spot: Lesson['spot'], advice: readonly Advice[]): string {
	if (play.book.variant === 'ghost' || spot.fragment === '')
		return advice.map(each => letterText(play, spot, each)).join('');
	const atEnd = (wanted: Advice['end']) =>
		advice.flatMap(({letter, end}) => (end === wanted ? [letter.toUpperCase()] : [])).join('');
	const [front, back] = [atEnd('front'), atEnd('back')];
	return [front && `${front}-`, back && `-${back}`].filter(text => text !== '').join(' ');
}

/** The letters for which there are no lines, by what they come to. */
function Rest({
	play,
	spot,
	advice,
}: {
	readonly play: GhostPlay;
	readonly spot: Lesson['spot'];
	readonly advice: readonly Advice[];
}) {
	return (
		<Text wrap='truncate-end'>
			{'  …'}
			{(['wins', 'loses', 'completes'] as const).map(effect => {
				const letters = advice.filter(each => each.effect === effect);
				return (
					letters.length > 0 && (
						<Text key={effect}>
							<Text
								color={colors[effect]}
							>{`  ${effectTexts[effect].mark} ${effectTexts[effect].plural} `}</Text>
							{lettersText(play, spot, letters)}
						</Text>
					)
				);
			})}
		</Text>
	);
}

/** Whether a letter is the one that was just played. */
function isPlayed(play: GhostPlay, {letter, end}: Advice): boolean {
	const action = isAnswering(play) ? play.game.turns.at(-1)?.action : undefined;
	return action?.kind === 'letter' && action.letter === letter && action.end === end;
}

/** Every letter that begins a word: what it comes to, how many words are behind it, and two of them. */
export function Coach({play, columns, rows}: Props) {
	const {lesson, game} = play;
	if (game.isDead)
		return (
			<Box flexDirection='column'>
				<Rule columns={columns} left='coach' />
				<Text>{`  No word goes on from ${game.fragment.toUpperCase()}.`}</Text>
			</Box>
		);
	const sorted = lesson?.coaching.advice.toSorted(byMerit) ?? [];
	const fits = sorted.length <= rows - 1;
	const listed = fits ? sorted : sorted.slice(0, rows - 2);
	return (
		<Box flexDirection='column'>
			<Rule columns={columns} left='coach' right='words · shortest, typical' />
			{lesson &&
				listed.map(advice => (
					<Text key={advice.node} wrap='truncate-end'>
						<Text color={theme.accent}>
							{isPlayed(play, advice) ? `${marks.chosen} ` : advice.isBest ? `${marks.kept} ` : '  '}
						</Text>
						<Text bold>{letterText(play, lesson.spot, advice).padEnd(4)}</Text>
						<Text color={colors[advice.effect]}>{outcome(advice).padEnd(effectColumns)}</Text>
						{`${formatNumber(advice.count).padStart(countColumns)}  `}
						<Text color={theme.quiet}>
							{advice.shortest === advice.typical ? advice.shortest : `${advice.shortest}, ${advice.typical}`}
						</Text>
					</Text>
				))}
			{lesson && !fits && <Rest play={play} spot={lesson.spot} advice={sorted.slice(rows - 2)} />}
		</Box>
	);
}
