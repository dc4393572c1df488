import {createInterface} from 'node:readline';
import {chooserNames, guesserNames} from '../engine/index.js';
import {freshSeed} from '../games/player.js';
import {servePlayer, type ServedGame, type ServedPlayer} from '../games/hangman/serve.js';
import {readLine} from '../programs/lines.js';
import {oneOf, seedOr, seedSetting} from '../settings/readers.js';
import {flag, type Table} from '../settings/setting.js';
import {wordsTable} from '../settings/words.js';
import {failure, usage} from '../text/refusals.js';
import {CommandError} from '../terminal/program.js';
import {commandOf, usageError, type Order} from './command.js';
import {openDictionary} from './output.js';
import {serveRefusalText} from '../text/players.js';

const table = {
	...wordsTable,
	guesser: {
		flag: flag('guesser', 'NAME', 'who answers guess'),
		...oneOf(guesserNames),
		default: undefined,
	},
	chooser: {
		flag: flag('chooser', 'NAME', 'who answers choose'),
		...oneOf(chooserNames),
		default: undefined,
	},
	seed: seedSetting('the same seed draws the same words, with random'),
} satisfies Table;

function playerIn({guesser, chooser, seed}: Order<typeof table>['given']): ServedPlayer {
	if (guesser !== undefined && chooser === undefined) return {guesser};
	if (chooser !== undefined && guesser === undefined) return {chooser, seed: seedOr(seed, freshSeed())};
	throw usageError(usage.whoServes);
}

export const command = commandOf({
	usage: '--guesser NAME | --chooser NAME [options]',
	examples: [
		['wordfiend serve --guesser expert', 'answers guess -e--a eaio 5 with a letter'],
		['wordfiend serve --chooser perfect', 'answers choose e ---- 120 -e-- 33 with a pattern'],
	],
	table,
	notes: [
		'It reads lines and answers with lines, as docs/players.md describes. The dictionary is used until a line says words PATH.',
	],
	async run({given, settings}) {
		const player = playerIn(given);
		const load = async (dictionary: string) =>
			servePlayer(player, await openDictionary({...settings, dictionary}), refusal =>
				refuse(serveRefusalText(refusal)),
			);
		let begin: ReturnType<typeof servePlayer> | undefined;
		let game: ServedGame = () => refuse(failure.noGameLine);

		for await (const text of createInterface({input: process.stdin, crlfDelay: Infinity})) {
			if (text.trim() === '') continue;
			const line = readLine(text) ?? refuse(failure.noSuchLine(text));
			if (line.kind === 'quit') break;
			if (line.kind === 'words') begin = await load(line.path);
			else if (line.kind === 'game') game = (begin ??= await load(settings.dictionary))(line);
			else if (line.kind === 'greeting')
				tell(`ready ${'guesser' in player ? player.guesser : player.chooser}`);
			else if (line.kind !== 'over') tell(game(line));
		}

		return 0;
	},
});

const tell = (line: string): boolean => process.stdout.write(`${line}\n`);

function refuse(sentence: string): never {
	throw new CommandError(sentence);
}
