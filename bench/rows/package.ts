import {execFileSync} from 'node:child_process';
import {mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {folder} from '../program.js';
import {row, type Row} from '../table.js';

type Packed = readonly {readonly filename: string; readonly size: number; readonly unpackedSize: number}[];

const place = resolve(folder, 'package');

function npm(...args: readonly string[]): string {
	return execFileSync('npm', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
}

/** Packs the program and installs it from that file. */
export function packageRows(): Promise<Row[]> {
	rmSync(place, {recursive: true, force: true});
	mkdirSync(place, {recursive: true});
	writeFileSync(join(place, 'package.json'), '{"private": true}');
	const packed = JSON.parse(npm('pack', '--ignore-scripts', '--json', '--pack-destination', place)) as Packed;
	const [{filename, size, unpackedSize} = {filename: '', size: NaN, unpackedSize: NaN}] = packed;
	const start = performance.now();
	npm('install', '--prefix', place, '--offline', '--no-audit', '--no-fund', join(place, filename));
	const time = performance.now() - start;
	const packages = readdirSync(join(place, 'node_modules')).filter(name => !name.startsWith('.'));
	rmSync(place, {recursive: true});
	return Promise.resolve([
		row('packed', '3 MB', 'MB', size / 1e6),
		row('installed', '8 MB', 'MB', unpackedSize / 1e6),
		row(`to install its ${packages.length} package${packages.length === 1 ? '' : 's'}`, '1 s', 'ms', time),
	]);
}
