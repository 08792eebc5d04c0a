import { Unstyled } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import * as css from './docs.css';

interface ExampleProps {
	/** The language of its text. */
	lang?: string;
	theme?: 'light' | 'dark' | 'high-contrast';
	label?: string;
}

/** A component on the theme's background, on a documentation page. */
export function Example({ children, lang = 'az', theme, label }: PropsWithChildren<ExampleProps>) {
	return (
		<Unstyled>
			<figure className={css.example} data-theme={theme} lang={lang}>
				{children}
				{label && (
					<figcaption className={css.caption} lang="en">
						{label}
					</figcaption>
				)}
			</figure>
		</Unstyled>
	);
}
