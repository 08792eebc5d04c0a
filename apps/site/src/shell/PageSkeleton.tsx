import { type ReactNode, useLayoutEffect } from 'react';
import { Skeleton, Stack, VisuallyHidden } from 'visa-ui';
import { strings } from '../strings';
import { page } from './Layout.css';

export interface PageSkeletonProps {
	/** How the page that comes stands in the window. */
	className?: string;
	/** What looks like it, where that is known, and says so with LoadingStatus. */
	children?: ReactNode;
}

/** Says that what is there is not yet what one waits for. */
export const LoadingStatus = () => (
	<div role="status">
		<VisuallyHidden>{strings.shell.loading}</VisuallyHidden>
	</div>
);

/** What stands where a page will be, from its top: the place on the page before is nothing to this one. */
export function PageSkeleton({ className = page, children }: PageSkeletonProps) {
	// The router remembered that place before, and goes back to one when the page has come.
	useLayoutEffect(() => {
		window.scrollTo(0, 0);
	}, []);
	return (
		<div className={className}>
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
