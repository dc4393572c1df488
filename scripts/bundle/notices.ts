import {readdir, readFile} from 'node:fs/promises';
import {join, relative} from 'node:path';
import type {RolldownOutput} from 'rolldown';

/** The copyright notices of packages that come without the text of their license. */
const holders: Readonly<Record<string, string>> = {
	'yoga-layout': 'Copyright (c) Meta Platforms, Inc. and affiliates.',
};

const mit = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** Returns the folders of the packages in some bundles. */
export function bundledPackages(bundles: readonly RolldownOutput[]): readonly string[] {
	const modules = bundles
		.flatMap(({output}) => output)
		.flatMap(file => (file.type === 'chunk' ? Object.entries(file.modules) : []))
		.filter(([, {renderedLength}]) => renderedLength > 0);
	const folders = modules.flatMap(([path]) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []);
	return [...new Set(folders)].sort();
}

/** Reads the name, version and license of a package from its own description. */
export async function describePackage(folder: string) {
	const description: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
	const {name, version, license}: Partial<Record<string, unknown>> = {...(description as object)};
	return {name: String(name), title: `${String(name)} ${String(version)}`, license: String(license)};
}

const isNotice = (path: string) =>
	!path.includes('node_modules/') &&
	/(?:^|\/)(?:licen[cs]es?|copying|notices?)(?:[-.][\w-]+)?(?:\.(?:md|txt))?$/i.test(path);

/** Returns the license of a package, and the notices of what it includes. */
async function licenseOf(folder: string): Promise<string> {
	const {name, title, license} = await describePackage(folder);
	const entries = await readdir(folder, {recursive: true, withFileTypes: true});
	const files = entries
		.filter(entry => entry.isFile())
		.map(({parentPath, name: file}) => join(parentPath, file));
	const notices = files.filter(file => isNotice(relative(folder, file))).sort();
	if (notices.length > 0)
		return (await Promise.all(notices.map(file => readFile(file, 'utf8'))))
			.map(text => text.trim())
			.join('\n\n');
	const holder = holders[name];
	if (holder === undefined || license !== 'MIT')
		throw new Error(`${title} (${license}) comes without its license`);
	return `MIT License\n\n${holder}\n\n${mit}`;
}

/** Returns the notices of all packages in some bundles, under their names and versions. */
export async function describeNotices(bundles: readonly RolldownOutput[]): Promise<string> {
	const notices = await Promise.all(
		bundledPackages(bundles).map(async folder => {
			const {title} = await describePackage(folder);
			return `${title}\n${'='.repeat(title.length)}\n\n${await licenseOf(folder)}\n`;
		}),
	);
	return ['Wordfiend is made with these packages, which it holds.\n', ...notices].join('\n\n');
}
