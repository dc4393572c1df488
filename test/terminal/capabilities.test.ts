import {expect, test} from 'vitest';
import {backgroundFromAnswer, applyOptions, capabilitiesOf} from '../../source/terminal/capabilities.js';
import {clipboardCommands} from '../../source/terminal/clipboard.js';

test.each([
	[{}, true],
	[{LANG: 'en_US.UTF-8'}, true],
	[{LANG: 'de_DE.utf8'}, true],
	[{LANG: 'C'}, false],
	[{LANG: 'en_US.UTF-8', LC_ALL: 'C'}, false],
	[{LANG: 'C', LC_CTYPE: 'C.UTF-8'}, true],
	[{LANG: 'C.UTF-8', LC_ALL: '', LC_CTYPE: ''}, true],
	[{LANG: 'en_US.UTF-8', TERM: 'linux'}, false],
])('%o: UTF-8 %s', (env, isUtf8) => {
	expect(capabilitiesOf(env).isUtf8).toBe(isUtf8);
});

test.each([
	[{}, {}, true],
	[{}, {NO_COLOR: '1'}, false],
	[{}, {NO_COLOR: ''}, true],
	[{}, {NO_COLOR: '1', FORCE_COLOR: '1'}, false],
	[{color: true}, {NO_COLOR: '1'}, true],
	[{color: true}, {FORCE_COLOR: '0'}, true],
	[{color: false}, {FORCE_COLOR: '3'}, false],
	[{}, {FORCE_COLOR: '0'}, false],
])('%o and %o: color %s', (options, given, hasColor) => {
	const env: Record<string, string | undefined> = {...given};
	applyOptions(options, env);
	expect(capabilitiesOf(env).hasColor).toBe(hasColor);
	if (!hasColor) expect(env.FORCE_COLOR).toBe('1'); // For bold.
	else expect(env.FORCE_COLOR).not.toBe('0');
});

test.each([
	[{}, true],
	[{NO_MOTION: '1'}, false],
	[{NO_MOTION: '0'}, true],
	[{PREFERS_REDUCED_MOTION: 'true'}, false],
])('%o: motion %s', (env, mayMove) => {
	expect(capabilitiesOf(env).mayMove).toBe(mayMove);
});

test.each([
	['11;rgb:0000/2b2b/3636', 'dark'],
	['11;rgb:00/2b/36', 'dark'],
	['11;rgb:fdfd/f6f6/e3e3', 'light'],
	['11;rgb:f/f/f', 'light'],
	['11;rgb:1e1/1e1/2e2', 'dark'],
	['11;rgba:ffff/ffff/ffff/8000', 'light'],
	['10;rgb:ffff/ffff/ffff', undefined],
	['11;none', undefined],
	['', undefined],
])('the answer %s: %s', (answer, background) => {
	expect(backgroundFromAnswer(answer)).toBe(background);
});

test.each([
	['darwin', {}, ['pbcopy']],
	['win32', {}, ['clip.exe']],
	['linux', {}, []],
	['linux', {DISPLAY: ':0'}, ['xclip']],
	['linux', {DISPLAY: ':0', WAYLAND_DISPLAY: 'wayland-0'}, ['wl-copy', 'xclip']],
	['linux', {DISPLAY: ':0', WSL_DISTRO_NAME: 'Debian'}, ['clip.exe', 'xclip']],
] as const)('on %s with %o the clipboard is kept by %s', (platform, env, files) => {
	expect(clipboardCommands(platform, env).map(([file]) => file)).toEqual(files);
});
