import { Unstyled } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useContext } from 'react';
import { StringsProvider } from '../strings/context';
import * as css from './docs.css';
import { catalogues, SampleLanguageContext, sampleIn } from './sampleIn';

interface ExampleProps {
	theme?: 'light' | 'dark' | 'high-contrast';
	label?: string;
}

/** A component on the theme's background, on a documentation page: in the language of the toolbar. */
export function Example({ children, theme, label }: PropsWithChildren<ExampleProps>) {
	const language = useContext(SampleLanguageContext);
	return (
		<Unstyled>
			<figure className={css.example} data-theme={theme} lang={language}>
				<StringsProvider strings={catalogues[language]}>{sampleIn(children, language)}</StringsProvider>
				{label && (
					<figcaption className={css.caption} lang="en">
						{label}
					</figcaption>
				)}
			</figure>
		</Unstyled>
	);
}
