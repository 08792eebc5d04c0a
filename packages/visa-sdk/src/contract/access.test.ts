import { expect, it } from 'vitest';
import { accessOf, contract } from './index';

/** The table as it is written, from the contract as it is. */
const written = () => {
	const lines = Object.entries(contract).map(([resource, calls]) => {
		const told = Object.entries(calls).map(([call, { access }]) => `\t\t${call}: '${access}',\n`);
		return `\t${resource}: {\n${told.join('')}\t},\n`;
	});
	return `// Written by access.test.ts from the contract: \`vitest run -u src/contract/access.test.ts\` writes it anew.
/** Who may call what, as the contract says it, for whoever must not load the schemas to know it. */
export const accessOf = {\n${lines.join('')}} as const;
`;
};

it('who may call is told without the schemas, and the same', async () => {
	await expect(written()).toMatchFileSnapshot('access.gen.ts');
	const fromContract = Object.entries(contract).map(([resource, calls]) => [
		resource,
		Object.fromEntries(Object.entries(calls).map(([call, { access }]) => [call, access])),
	]);
	expect(accessOf).toEqual(Object.fromEntries(fromContract));
});
