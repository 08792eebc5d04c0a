import { Skeleton } from '../components/Skeleton';
import { Stack } from '../components/Stack';
import { classes } from '../root';
import * as css from './frame.css';

/**
 * What stands in the wizard's place until it is there: its first step, empty. The wizard draws it while it waits; by itself it
 * is for a page whose wizard is still on its way. Say 'loading' once around it. [WIZ-01]
 */
export function WizardSkeleton() {
	return (
		<div className={classes(css.frame, css.besideTicket)}>
			<div className={css.progress}>
				<Skeleton className={css.waitingProgress} height="" />
			</div>
			<div className={css.step}>
				<Skeleton className={css.waitingHeading} height="" width="" />
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
