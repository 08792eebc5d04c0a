// Moves a project's sources over what a version of visa-ui has taken away:
//   node node_modules/visa-ui/codemods/run.mjs 0.3.0-badge-text src
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const [name = '', ...folders] = process.argv.slice(2);
if (!/^[\w.-]+$/.test(name) || folders.length === 0) {
	process.stderr.write('Usage: node run.mjs <codemod> <folder> [<folder> …]\n');
	process.exit(1);
}
/** @type {{ transform: (source: string, path: string) => string }} */
const { transform } = await import(new URL(`./${name}/transform.mjs`, import.meta.url).href);

for (const folder of folders) {
	for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
		const path = join(entry.parentPath, entry.name);
		if (!entry.isFile() || !/\.[cm]?[jt]sx?$/.test(path) || /[\\/](node_modules|dist|\.[^\\/.]+)[\\/]/.test(path))
			continue;
		const source = await readFile(path, 'utf8');
		const changed = transform(source, path);
		if (changed === source) continue;
		await writeFile(path, changed);
		process.stdout.write(`${path}\n`);
	}
}
