import { Skeleton, Stack, VisuallyHidden } from 'visa-ui';
import { strings } from '../strings';
import { page } from './Layout.css';

/** What stands where a page will be. */
export function PageSkeleton() {
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
