import { HeaderMdx } from '@storybook/addon-docs/blocks';
import { type ComponentProps, lazy, type PropsWithChildren, Suspense } from 'react';

// Stories load these headings too, with Storybook's preview: their contents wait for a documentation page.
const Anatomy = lazy(() => import('./Anatomy').then(({ Anatomy: part }) => ({ default: part })));
const Examples = lazy(() => import('./Examples').then(({ Examples: part }) => ({ default: part })));
const ScreenReader = lazy(() => import('./ScreenReader').then(({ ScreenReader: part }) => ({ default: part })));

const wordsOf = (children: unknown) => String(children).replaceAll("'", '’');

/** A heading of a page; some on a component's page are followed by generated content. */
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
