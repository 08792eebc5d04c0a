import { useLayoutEffect } from 'react';
import { Skeleton, Stack, VisuallyHidden } from 'visa-ui';
import { strings } from '../strings';
import { page } from './Layout.css';

/** What stands where a page will be, from its top: the place on the page before is nothing to this one. */
export function PageSkeleton() {
	// The router remembered that place before, and goes back to one when the page has come.
	useLayoutEffect(() => {
		window.scrollTo(0, 0);
	}, []);
	return (
		<div className={page}>
			<div role="status">
				<VisuallyHidden>{strings.shell.loading}</VisuallyHidden>
			</div>
			<Stack gap="l">
				<Skeleton height={44} />
				<Skeleton height={320} />
			</Stack>
		</div>
	);
}
