import type { StorybookConfig } from '@storybook/react-vite';
import { isBehaviour } from './isBehaviour.ts';

/** Where a sentence is never what a designer looks for. */
const isComponent = /visa-ui\/src\/(components|docs|theme)\//;

/**
 * Tags the stories that only test, so that the sidebar shows what designers look for; its filter brings them back. Elsewhere
 * sentences may be all the names that a screen has: in the wizard, in the site.
 */
export const markBehaviours: NonNullable<StorybookConfig['experimental_indexers']> = (indexers = []) =>
	indexers.map((indexer) => ({
		...indexer,
		createIndex: async (fileName, options) => {
			const entries = await indexer.createIndex(fileName, options);
			const isTest = ({ type, name = '' }: (typeof entries)[number]) => type === 'story' && isBehaviour(name);
			if (!isComponent.test(fileName) && entries.every(isTest)) return entries;
			return entries.map((entry) => (isTest(entry) ? { ...entry, tags: [...(entry.tags ?? []), 'behaviour'] } : entry));
		},
	}));
