import facts from 'virtual:facts';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { ComponentFacts } from './facts';

interface Page {
	/** The component's name, the last word of the title. */
	name: string;
	facts: ComponentFacts;
}

/** The component that the page of words is about; nothing on a page about something else. */
export function usePageOf(): Page | undefined {
	const context = useContext(DocsContext);
	let title = '';
	try {
		title = context.resolveOf('meta', ['meta']).csfFile.meta.title ?? '';
	} catch {
		// A page of its own, attached to no stories.
		return;
	}
	const name = title.split('/').at(-1) ?? '';
	const known = facts.components[name];
	return known && { name, facts: known };
}
