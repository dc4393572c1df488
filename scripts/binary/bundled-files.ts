import {Buffer} from 'node:buffer';
import {getAsset} from 'node:sea';
import {Readable} from 'node:stream';
import type {openStream} from '../../source/dictionaries/open-stream.js';

/*
In the single executable this stands in for source/dictionaries/bundled-files.ts: the files that come with the game lie within it, by their names.
*/

export const gameFile = (name: string): URL => new URL(name, 'wordfiend:/');

export const nameOfBundled = ({href}: URL): string => href;

const bytesOf = ({pathname}: URL): Buffer => Buffer.from(getAsset(pathname.slice(1)));

export const openBundled: typeof openStream = source =>
	Promise.resolve(Readable.from([bytesOf(new URL(source))]));

export const readBundled = (file: URL): Promise<Uint8Array> => Promise.resolve(bytesOf(file));

export const readBundledNow = (file: URL): string => bytesOf(file).toString();
