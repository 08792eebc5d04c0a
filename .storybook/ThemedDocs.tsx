import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { SampleLanguageContext, sampleLanguage } from '../packages/visa-ui/src/docs/sampleIn';
import { applyGlobals } from './applyGlobals';
import { askedGlobals } from './askedGlobals';
import { bookTheme } from './bookTheme';
import { initialGlobals } from './globals';

/** A page of words in the theme, language and text size of the toolbar. */
export function ThemedDocs({ children, context }: PropsWithChildren<DocsContainerProps>) {
	const [globals, setGlobals] = useState<Record<string, unknown>>(() => ({ ...initialGlobals, ...askedGlobals() }));
	useEffect(() => {
		const { channel } = context;
		const listen = (message: { globals: Record<string, unknown> }) => setGlobals(message.globals);
		channel.on('globalsUpdated', listen);
		return () => channel.off('globalsUpdated', listen);
	}, [context]);
	// Words about the library are English; each canvas says the language of its own.
	useEffect(() => applyGlobals({ ...globals, language: 'en', direction: 'ltr' }), [globals]);
	return (
		<DocsContainer context={context} theme={bookTheme(globals.theme)}>
			<SampleLanguageContext value={sampleLanguage(globals.language)}>{children}</SampleLanguageContext>
		</DocsContainer>
	);
}
