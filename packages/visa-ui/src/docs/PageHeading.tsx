import { HeaderMdx } from '@storybook/addon-docs/blocks';
import type { ComponentProps, PropsWithChildren } from 'react';
import { Anatomy } from './Anatomy';
import { Examples } from './Examples';
import { ScreenReader } from './ScreenReader';

const wordsOf = (children: unknown) => String(children).replaceAll("'", '’');

/** A heading of a page; some of a component's page are followed by what is drawn or told from data. */
export function PageHeading({ children, ...props }: PropsWithChildren<Omit<ComponentProps<typeof HeaderMdx>, 'as'>>) {
	const words = wordsOf(children);
	return (
		<>
			{words === 'Props' && <ScreenReader />}
			<HeaderMdx as="h2" {...props}>
				{children}
			</HeaderMdx>
			{words === 'Anatomy' && <Anatomy />}
			{words === 'Do and don’t' && <Examples />}
		</>
	);
}
