import {rolldown} from 'rolldown';
import {program as opts} from './bundling.js';
const infos = new Map<string, string[]>();
const o: any = opts;
const bundle = await rolldown({
	...o,
	plugins: [
		...o.plugins,
		{
			name: 'x',
			buildEnd() {
				for (const id of (this as any).getModuleIds())
					infos.set(id, (this as any).getModuleInfo(id).importedIds);
			},
		},
	],
});
const {output} = await bundle.generate(o.output);
const chunkOf = new Map<string, string>();
const len = new Map<string, number>();
for (const c of output)
	if (c.type === 'chunk')
		for (const [m, r] of Object.entries(c.modules)) {
			chunkOf.set(m, c.fileName.split('-')[0]!);
			len.set(m, r.renderedLength);
		}
for (const pat of process.argv.slice(2))
	for (const [m, is] of infos)
		if (chunkOf.has(m) || /index\.ts$/.test(m))
			for (const i of is)
				if (i.includes(pat))
					console.log(
						chunkOf.get(m),
						m.replace('/tmp/wt/S/', ''),
						'->',
						i.replace('/tmp/wt/S/', ''),
						len.get(i),
					);
