import {spawn} from 'node:child_process';
import {afterScreen} from './program.js';

type ClipboardCommand = readonly [file: string, ...args: string[]];

const patience = 2000;

export function clipboardCommands(
	platform: NodeJS.Platform,
	{WAYLAND_DISPLAY, DISPLAY, WSL_DISTRO_NAME}: Record<string, string | undefined>,
): readonly ClipboardCommand[] {
	if (platform === 'darwin') return [['pbcopy']];
	if (platform === 'win32') return [['clip.exe']];
	const commands: ClipboardCommand[] = [];
	if (WSL_DISTRO_NAME) commands.push(['clip.exe']);
	if (WAYLAND_DISPLAY) commands.push(['wl-copy']);
	if (DISPLAY) commands.push(['xclip', '-selection', 'clipboard']);
	return commands;
}

async function give(text: string, [file, ...args]: ClipboardCommand): Promise<boolean> {
	const isWindows = file === 'clip.exe';
	return new Promise(resolve => {
		const child = spawn(file, args, {stdio: ['pipe', 'ignore', 'ignore'], timeout: patience});
		child.on('error', () => resolve(false));
		child.on('exit', code => resolve(code === 0));
		child.stdin.on('error', () => resolve(false));
		child.stdin.end(text, isWindows ? 'utf16le' : 'utf8');
	});
}

/** Copies a text through a clipboard program if there is one, and through the terminal (OSC 52), which reaches a remote player's clipboard but may fail silently; so it is also printed when the full screen is left. Returns whether a program took it. */
export async function copy(text: string): Promise<boolean> {
	afterScreen(text);
	if (process.stdout.isTTY) process.stdout.write(`\u001B]52;c;${Buffer.from(text).toString('base64')}\u0007`);
	for (const command of clipboardCommands(process.platform, process.env))
		if (await give(text, command)) return true;
	return false;
}
