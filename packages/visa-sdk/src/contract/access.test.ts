import { expect, it } from 'vitest';
import { contract } from './index';

/** The table as it is written, from the contract as it is. */
const written = () => {
	const lines = Object.entries(contract).map(([resource, calls]) => {
		const told = Object.entries(calls).map(([call, { access }]) => `\t\t${call}: '${access}',\n`);
		return `\t${resource}: {\n${told.join('')}\t},\n`;
	});
	return `// Written by access.test.ts from the contract: \`vitest run src/contract/access.test.ts -u\` writes it anew.
/** Who may call what, as the contract says it, for whoever must not load the schemas to know it. */
export const accessOf = {\n${lines.join('')}} as const;
`;
};

it('who may call is told without the schemas, and the same', async () => {
	// Not what is exported from there: a run that writes it anew has read it as it was.
	await expect(written()).toMatchFileSnapshot('access.gen.ts');
});
