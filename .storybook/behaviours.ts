import type { StorybookConfig } from '@storybook/react-vite';
import { isBehaviour } from '../packages/visa-ui/src/docs/isBehaviour.ts';

/**
 * Tags the stories that are only tests, so that the sidebar shows what designers look for; its filter shows them again.
 */
export const markBehaviours: NonNullable<StorybookConfig['experimental_indexers']> = (indexers = []) =>
	indexers.map((indexer) => ({
		...indexer,
		createIndex: async (fileName, options) => {
			const entries = await indexer.createIndex(fileName, options);
			return entries.map((entry) =>
				entry.type === 'story' && isBehaviour(entry.name ?? '')
					? { ...entry, tags: [...(entry.tags ?? []), 'behaviour'] }
					: entry,
			);
		},
	}));

/** For tests, which need no list of all stories: to parse each file for one took as long as to compile what they show. */
export const listNothing: NonNullable<StorybookConfig['experimental_indexers']> = (indexers = []) =>
	indexers.map((indexer) => ({ ...indexer, createIndex: async () => [] }));
