import { type ReactNode, useLayoutEffect } from 'react';
import { Skeleton, Stack, VisuallyHidden } from 'visa-ui';
import { strings } from '../strings';
import { page } from './Layout.css';

export interface PageSkeletonProps {
	/** The layout of the page that is loading. */
	className?: string;
	/** A placeholder that resembles it, if there is one, and contains LoadingStatus. */
	children?: ReactNode;
}

/** Says that the content is still loading. */
export const LoadingStatus = () => (
	<div role="status">
		<VisuallyHidden>{strings.shell.loading}</VisuallyHidden>
	</div>
);

/** The placeholder of a page, shown from its top: the previous page's scroll position means nothing here. */
export function PageSkeleton({ className = page, children }: PageSkeletonProps) {
	// The router has stored that position already, and restores one once the page has loaded.
	useLayoutEffect(() => {
		window.scrollTo(0, 0);
	}, []);
	return (
		<div className={className} data-waiting>
			{children ?? (
				<>
					<LoadingStatus />
					<Stack gap="l">
						<Skeleton height={44} />
						<Skeleton height={320} />
					</Stack>
				</>
			)}
		</div>
	);
}
