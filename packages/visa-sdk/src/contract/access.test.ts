import { expect, it } from 'vitest';
import { contract } from './index';

/** The table as generated from the current contract. */
const written = () => {
	const lines = Object.entries(contract).map(([resource, calls]) => {
		const told = Object.entries(calls).map(([call, { access }]) => `\t\t${call}: '${access}',\n`);
		return `\t${resource}: {\n${told.join('')}\t},\n`;
	});
	return `// Written by access.test.ts from the contract: \`vitest run src/contract/access.test.ts -u\` writes it anew.
/** Who may call what, from the contract, for code that must not load the schemas to know it. */
export const accessOf = {\n${lines.join('')}} as const;
`;
};

it('who may call is told without the schemas, and the same', async () => {
	// Not the exported one: a run that rewrites it has read its previous content.
	await expect(written()).toMatchFileSnapshot('access.gen.ts');
});
