import { HeaderMdx } from '@storybook/addon-docs/blocks';
import { type ComponentProps, lazy, type PropsWithChildren, Suspense } from 'react';

// Stories load these headings too, with Storybook's preview: what is behind them waits for a page of words.
const Anatomy = lazy(() => import('./Anatomy').then(({ Anatomy: part }) => ({ default: part })));
const Examples = lazy(() => import('./Examples').then(({ Examples: part }) => ({ default: part })));
const ScreenReader = lazy(() => import('./ScreenReader').then(({ ScreenReader: part }) => ({ default: part })));

const wordsOf = (children: unknown) => String(children).replaceAll("'", '’');

/** A heading of a page; some of a component's page are followed by what is drawn or told from data. */
export function PageHeading({ children, ...props }: PropsWithChildren<Omit<ComponentProps<typeof HeaderMdx>, 'as'>>) {
	const words = wordsOf(children);
	return (
		<>
			<Suspense>{words === 'Props' && <ScreenReader />}</Suspense>
			<HeaderMdx as="h2" {...props}>
				{children}
			</HeaderMdx>
			<Suspense>
				{words === 'Anatomy' && <Anatomy />}
				{words === 'Do and don’t' && <Examples />}
			</Suspense>
		</>
	);
}
