import { Skeleton } from 'visa-ui';
import { wizardPage } from '../shell/Layout.css';
import { LoadingStatus, PageSkeleton } from '../shell/PageSkeleton';
import * as css from './wizardSkeleton.css';

/** What stands in the wizard's place until it is there: from its file's coming to that of what it begins with, the same. */
export function WizardSkeleton() {
	return (
		<>
			<LoadingStatus />
			<div className={css.frame}>
				<Skeleton className={css.progress} height="" />
				<div className={css.step}>
					<Skeleton className={css.heading} height="2.25rem" />
					<div className={css.fields}>
						<Skeleton height="6.5rem" />
						<Skeleton height="30vh" />
					</div>
				</div>
				<Skeleton className={css.ticket} height="" />
				<div className={css.footer}>
					<Skeleton height="2.75rem" width="6.5rem" />
					<Skeleton className={css.next} height="2.75rem" />
				</div>
			</div>
		</>
	);
}

/** The page while its file is on its way. */
export const WizardPending = () => (
	<PageSkeleton className={wizardPage}>
		<WizardSkeleton />
	</PageSkeleton>
);
