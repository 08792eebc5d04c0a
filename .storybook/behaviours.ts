import type { StorybookConfig } from '@storybook/react-vite';
import { isBehaviour } from './isBehaviour.ts';

/** Where a sentence is the only name that a screen has: the wizard, the site, its letters. */
const isComponent = /visa-ui\/src\/(components|docs|theme)\//;

/** Tags the stories that only test, so that the sidebar shows what designers look for; its filter brings them back. */
export const markBehaviours: NonNullable<StorybookConfig['experimental_indexers']> = (indexers = []) =>
	indexers.map((indexer) => ({
		...indexer,
		createIndex: async (fileName, options) => {
			const entries = await indexer.createIndex(fileName, options);
			if (!isComponent.test(fileName)) return entries;
			return entries.map((entry) =>
				entry.type === 'story' && isBehaviour(entry.name ?? '')
					? { ...entry, tags: [...(entry.tags ?? []), 'behaviour'] }
					: entry,
			);
		},
	}));
