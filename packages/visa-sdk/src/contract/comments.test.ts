import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('./', import.meta.url));
const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

it('every call has a comment above it: the editor shows it to whoever calls', () => {
	const bare = files.flatMap((file) => {
		const lines = readFileSync(folder + file, 'utf8').split('\n');
		return lines.flatMap((line, at) => {
			const name = /^\t+(\w+): endpoint\(\{/.exec(line)?.[1];
			return name && !lines[at - 1]?.trim().endsWith('*/') ? [`${file}: ${name}`] : [];
		});
	});
	expect(bare).toEqual([]);
});

it('a type of the main entry is described in the words of the contract', () => {
	const commented = /(\/\*\*(?:(?!\*\/).)*\*\/)\nexport (?:const|type|interface) (\w+)/gs;
	const said = new Map(
		files.flatMap((file) =>
			[...readFileSync(folder + file, 'utf8').matchAll(commented)].map(([, comment, name]) => [name, comment] as const),
		),
	);
	const offered = [...readFileSync(`${folder}../types.ts`, 'utf8').matchAll(commented)];
	const other = offered.filter(([, comment, name]) => said.has(name) && said.get(name) !== comment);
	expect(offered.length).toBeGreaterThan(100);
	expect(other.map(([, , name]) => name)).toEqual([]);
});

it('every type of a schema is one of the main entry’s, which holds no schema: see types.ts', () => {
	const offered = readFileSync(`${folder}../types.ts`, 'utf8');
	const missing = files.flatMap((file) =>
		[...readFileSync(folder + file, 'utf8').matchAll(/^export type (\w+) = z\.output<typeof \1>;$/gm)]
			.map(([, name]) => name ?? '')
			.filter((name) => !offered.includes(`export type ${name} = wire.${name};`)),
	);
	expect(missing).toEqual([]);
});
