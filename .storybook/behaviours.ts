import type { StorybookConfig } from '@storybook/react-vite';
import { isBehaviour } from './isBehaviour.ts';

/** Where a sentence is never what a designer looks for. */
const isComponent = /visa-ui\/src\/(components|docs|theme)\//;

/**
 * Tags the stories that only test, so that the sidebar shows what designers look for; its filter brings them back. Elsewhere
 * sentences may be all the names that a screen has: in the wizard, in the site. A documentation page takes the tags of the
 * first story of its component, so the tests come last: otherwise the filter would hide the page with them.
 */
export const markBehaviours: NonNullable<StorybookConfig['experimental_indexers']> = (indexers = []) =>
	indexers.map((indexer) => ({
		...indexer,
		createIndex: async (fileName, options) => {
			const entries = await indexer.createIndex(fileName, options);
			const isTest = ({ type, name = '' }: (typeof entries)[number]) => type === 'story' && isBehaviour(name);
			if (!isComponent.test(fileName) && entries.every(isTest)) return entries;
			const tests = entries.filter(isTest);
			return [
				...entries.filter((entry) => !isTest(entry)),
				...tests.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), 'behaviour'] })),
			];
		},
	}));
