import {expect, test} from 'vitest';
import {languageCodes} from '../../source/settings/readers.js';
import {words} from '../../source/settings/shared.js';
import {completionScript, shells} from '../../source/text/completion.js';

test.each(shells)('%s completes every language', shell => {
	const {flag} = words.language;
	const script = completionScript(shell, {flags: flag ? [flag] : [], commands: []});
	expect(script).toContain(languageCodes.join(' '));
});
