import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { themes } from 'storybook/theming';
import { applyGlobals } from './applyGlobals';
import { initialGlobals } from './globals';

/** A page of words in the theme, language and text size of the toolbar. */
export function ThemedDocs({ children, context }: PropsWithChildren<DocsContainerProps>) {
	const [globals, setGlobals] = useState<Record<string, unknown>>(() => ({ ...initialGlobals, ...asked() }));
	useEffect(() => {
		const { channel } = context;
		const listen = (message: { globals: Record<string, unknown> }) => setGlobals(message.globals);
		channel.on('globalsUpdated', listen);
		return () => channel.off('globalsUpdated', listen);
	}, [context]);
	useEffect(() => applyGlobals(globals), [globals]);
	const isDark = String(globals.theme).includes('dark');
	return (
		<DocsContainer context={context} theme={isDark ? themes.dark : themes.light}>
			{children}
		</DocsContainer>
	);
}

/** What the address asks for: 'globals=theme:dark;language:en'. */
function asked(): Record<string, string> {
	const wishes = new URLSearchParams(location.search).get('globals')?.split(';') ?? [];
	return Object.fromEntries(wishes.filter(Boolean).map((wish) => wish.split(':', 2)));
}
