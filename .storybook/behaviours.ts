import type { StorybookConfig } from '@storybook/react-vite';
import { isBehaviour } from './isBehaviour.ts';

/** Where designers never look for a name that is a sentence. */
const isComponent = /visa-ui\/src\/(components|docs|theme)\//;

/**
 * Tags the stories that are only tests, so that the sidebar shows what designers look for; its filter shows them again.
 * Elsewhere a screen may have no name but a sentence: in the wizard and in the site.
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
