import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** The rules of a style sheet that are in no other. */
function topRules(sheet: string): string[] {
	const rules: string[] = [];
	let [depth, begin] = [0, 0];
	for (const { 0: sign, index } of sheet.matchAll(/"[^"]*"|[{};]/g)) {
		if (sign === '{') depth++;
		else if (sign === '}') depth--;
		else if (sign !== ';') continue;
		if (depth > 0) continue;
		rules.push(sheet.slice(begin, index + 1).trim());
		begin = index + 1;
	}
	return rules;
}

const componentLayer = '@layer viza.components {';

/** The modules that a module reaches, including those that are loaded on demand. */
async function reachedFrom(path: string, reached = new Set<string>()): Promise<Set<string>> {
	const file = await firstFile([path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')]);
	if (!file || reached.has(file)) return reached;
	reached.add(file);
	const source = await readFile(file, 'utf8');
	for (const [, name = ''] of source.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g))
		await reachedFrom(resolve(dirname(file), name), reached);
	return reached;
}
async function firstFile(paths: string[]): Promise<string | undefined> {
	for (const path of paths) if (/\.tsx?$/.test(path) && (await readFile(path).catch(() => null))) return path;
	return undefined;
}

/**
 * A style sheet for each component with everything it contains, including what is loaded later. They share parts: each
 * part has a layer of its own, in one order for all sheets, so that it doesn't matter which of them are loaded and how
 * often.
 * @param dist the folder with the sheets of all modules
 * @param entries the components' source files, by their path in `dist`
 * @returns the paths of the written sheets
 */
export async function writeComponentSheets(
	folder: string,
	dist: string,
	entries: Record<string, string>,
): Promise<string[]> {
	const read = (name: string) => readFile(join(dist, name), 'utf8').catch(() => '');
	const all = topRules(await read('styles.css'));
	const shared = new Set(topRules(await read('base.css')));
	const parts = all.filter((rule) => rule.startsWith(componentLayer));
	const layerOf = (rule: string) => `viza.components.p${parts.indexOf(rule)}`;
	const order = [
		...new Set(all.filter((rule) => /^@layer [\w.]+;$/.test(rule))),
		`@layer ${[...new Set(parts)].map(layerOf).join(', ')};`,
	];
	const written: string[] = [];
	for (const [name, index] of Object.entries(entries)) {
		const modules = await reachedFrom(join(folder, index));
		const files = [...modules].map((file) => file.slice(join(folder, 'src/').length).replace(/\.tsx?$/, '.css'));
		const rules = (await Promise.all([`${name}.css`, ...files].map(read))).flatMap(topRules);
		const own = new Set([...rules].filter((rule) => !shared.has(rule) && !/^@layer [\w.]+;$/.test(rule)));
		const unknown = [...own].find((rule) => rule.startsWith(componentLayer) && !parts.includes(rule));
		if (unknown) throw new Error(`${name}.css has a rule that the sheet of all has not: ${unknown.slice(0, 200)}`);
		const text = [...own].map((rule) =>
			rule.startsWith(componentLayer) ? `@layer ${layerOf(rule)} {${rule.slice(componentLayer.length)}` : rule,
		);
		const path = join(dist, `${name}.css`);
		await writeFile(path, `${[...order, ...text].join('\n')}\n`);
		written.push(path);
	}
	return written;
}
