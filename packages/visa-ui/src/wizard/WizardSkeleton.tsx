import { Skeleton } from '../components/Skeleton';
import { Stack } from '../components/Stack';
import { classes } from '../root';
import * as css from './frame.css';

export interface WizardSkeletonProps {
	/** The heading of the step that will appear: reserves as many lines as it takes. One line by default. */
	heading?: string;
}

/**
 * A placeholder with the layout of the wizard's first step, for pages that load the wizard lazily; the wizard itself
 * shows it too while it waits. Announce the loading once around it. [WIZ-01]
 */
export function WizardSkeleton({ heading }: WizardSkeletonProps) {
	return (
		<div className={classes(css.frame, css.besideTicket)}>
			<div className={css.progress}>
				<Skeleton className={css.waitingProgress} height="" />
			</div>
			<div className={css.step}>
				{heading ? (
					<div className={css.waitingTitle}>
						<span className={css.waitingWords}>{heading}</span>
						<Skeleton className={css.overWords} height="" />
					</div>
				) : (
					<Skeleton className={css.waitingHeading} height="" width="" />
				)}
				<Stack gap="m">
					<Skeleton height="6.5rem" />
					<Skeleton height={css.fullList} />
				</Stack>
			</div>
			<div className={css.ticket}>
				<Skeleton className={css.waitingTicket} height="" />
			</div>
			<div className={css.footer}>
				<div className={css.footerLine} />
				<div className={css.buttons}>
					<Skeleton className={classes(css.button, css.waitingBack)} height="" width="" />
					<Skeleton className={classes(css.nextButton, css.waitingNext)} height="" width="" />
				</div>
			</div>
		</div>
	);
}
