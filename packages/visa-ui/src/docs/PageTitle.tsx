import { lazy, type PropsWithChildren, Suspense } from 'react';

// Not for stories, which load this with Storybook's preview.
const KnownFacts = lazy(() => import('./KnownFacts').then(({ KnownFacts: part }) => ({ default: part })));

/** The heading of a page; on a component's page followed by its facts. */
export function PageTitle({ children }: PropsWithChildren) {
	return (
		<>
			<h1>{children}</h1>
			<Suspense>
				<KnownFacts />
			</Suspense>
		</>
	);
}
