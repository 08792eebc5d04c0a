import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { SampleLanguageContext, sampleLanguage } from '../packages/visa-ui/src/docs/sampleIn';
import { applyGlobals } from './applyGlobals';
import { askedGlobals } from './askedGlobals';
import { bookTheme } from './bookTheme';
import { beginFramesWith, ownGlobals, tellFrames } from './framesFollow';
import { initialGlobals } from './globals';

/** A docs page in the toolbar's theme, language and text size. */
export function ThemedDocs({ children, context }: PropsWithChildren<DocsContainerProps>) {
	const [globals, setGlobals] = useState<Record<string, unknown>>(() => ({ ...initialGlobals, ...askedGlobals() }));
	// Before what is inside of it makes its iframes.
	useState(() => beginFramesWith(globals));
	useEffect(() => {
		const { channel } = context;
		const listen = () => setGlobals(ownGlobals());
		channel.on('globalsUpdated', listen);
		return () => channel.off('globalsUpdated', listen);
	}, [context]);
	// The documentation is in English; each canvas says its own language.
	useEffect(() => applyGlobals({ ...globals, language: 'en', direction: 'ltr' }), [globals]);
	useEffect(() => {
		beginFramesWith(globals);
		return tellFrames(globals);
	}, [globals]);
	return (
		<DocsContainer context={context} theme={bookTheme(globals.theme)}>
			<SampleLanguageContext value={sampleLanguage(globals.language)}>{children}</SampleLanguageContext>
		</DocsContainer>
	);
}
