import type {Disk} from '../../source/store/disk.js';

/** Where a program is killed: in which of its writes, and how much of that is done. */
export type Death = {
	/** The writes before it, all done. */
	readonly write: number;
	/** How many characters of an added line are written; of a replacement 0 is none, 1 the file that was to take the place, 2 all. */
	readonly done: number;
};

export type Files = Map<string, string>;

/** A file system in memory on which a program dies: from then on nothing is done, and nothing answers. */
export function frailDisk(files: Files, death: Death | undefined) {
	let writes = 0;
	/** In how many steps each write is done. */
	const steps: number[] = [];
	let die: () => void;
	const died = new Promise<void>(resolve => (die = resolve));
	const forever = <T>() => new Promise<T>(() => undefined);

	/** Does a write whole, or as much of it as its program lives to do. */
	async function write(size: number, work: () => void, partly: (done: number) => void): Promise<void> {
		steps.push(size);
		if (death === undefined || writes < death.write) {
			writes++;
			work();
			return;
		}

		if (writes++ === death.write) partly(death.done);
		die();
		return forever();
	}

	const isDead = () => death !== undefined && writes > death.write;
	const disk: Disk = {
		read: path => (isDead() ? forever() : Promise.resolve(files.get(path))),
		readBytes: path =>
			isDead() ? forever() : Promise.resolve(new TextEncoder().encode(files.get(path) ?? '')),
		append(path, line) {
			const before = files.get(path) ?? '';
			const added = `${before === '' || before.endsWith('\n') ? '' : '\n'}${line}\n`;
			return write(
				added.length,
				() => files.set(path, before + added),
				done => files.set(path, before + added.slice(0, done)),
			);
		},
		replace: (path, text) =>
			write(
				2,
				() => files.set(path, text),
				done => {
					if (done === 1) files.set(`${path}.1-1.tmp`, text.slice(0, 20));
					if (done > 1) files.set(path, text);
				},
			),
		async create(path) {
			if (files.has(path)) return false;
			await write(
				1,
				() => files.set(path, ''),
				done => done > 0 && files.set(path, ''),
			);
			return true;
		},
		remove: path =>
			write(
				1,
				() => files.delete(path),
				done => done > 0 && files.delete(path),
			),
		list: folder =>
			isDead()
				? forever()
				: Promise.resolve(
						Array.from(files.keys())
							.filter(path => path.startsWith(`${folder}/`))
							.map(path => ({name: path.slice(folder.length + 1), changed: new Date(0)})),
					),
	};
	return {disk, died, steps};
}
