import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { SampleLanguageContext, sampleLanguage } from '../packages/visa-ui/src/docs/sampleIn';
import { applyGlobals } from './applyGlobals';
import { bookTheme } from './bookTheme';
import { beginFramesWith, ownGlobals, tellFrames } from './framesFollow';

/** A docs page in the toolbar's theme, language and text size. */
export function ThemedDocs({ children, context }: PropsWithChildren<DocsContainerProps>) {
	const { channel } = context;
	const listen = useCallback(
		(onChange: () => void) => {
			channel.on('globalsUpdated', onChange);
			return () => channel.off('globalsUpdated', onChange);
		},
		[channel],
	);
	// The toolbar may change between two pages, and while one is being rendered.
	const globals = useSyncExternalStore(listen, ownGlobals);
	// Before what is inside of it makes its iframes.
	useState(() => beginFramesWith(globals));
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
