import {Scroll, type ListPart} from '../../components/scroll.js';
import {contentArea} from '../../components/stage/layout.js';
import {Tone} from '../../components/tone.js';
import {rulePages, type RulePage} from '../../text/rules.js';
import {wrapWords} from '../../text/wrap.js';
import {about} from '../../text/about.js';
import {help, toMenu} from '../common-keys.js';
import type {Screen, ViewProps} from '../screen.js';
import {scrolled, scrollKeys, type Scrolled} from '../scrolling.js';

const linesOf =
	(pages: readonly RulePage[]): ListPart =>
	columns =>
		pages.flatMap(({title, paragraphs}, index) => [
			...(index === 0 ? [] : ['']),
			<Tone key={title} as='accent' bold>
				{title}
			</Tone>,
			...paragraphs.flatMap(paragraph => ['', ...wrapWords(paragraph, columns)]),
		]);

/** Hangman in one list, Ghost in the other. */
const parts = [linesOf(rulePages.slice(0, 2)), linesOf(rulePages.slice(2))];

const RulesView = ({state: {top}, size, send}: ViewProps<Scrolled>) => (
	<Scroll parts={parts} area={contentArea(size)} top={top} onTop={first => send(scrolled(() => first))} />
);

export const screen: Screen<object, Scrolled> = {
	open: () => ({state: {top: 0}}),
	keys: () => [...scrollKeys(scrolled<Scrolled>), help, toMenu],
	View: RulesView,
	title: () => ({trail: ['rules'], status: ''}),
	about: () => about.rules,
};
