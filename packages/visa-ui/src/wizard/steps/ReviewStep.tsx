import { Stack } from '../../components/Stack';
import { LateNotice } from './LateNotice';
import { NotesField } from './NotesField';
import { ReviewAccount } from './ReviewAccount';
import { ReviewNotices } from './ReviewNotices';
import { ReviewSheet } from './ReviewSheet';
import * as styles from './review.css';
import { StayNotice } from './StayNotice';
import type { ReviewStepProps } from './types';

/** The final review: one sheet with everything, and next to the pay button what concerns paying. [REV-01…12] */
export function ReviewStep({ emailConfirmation, sentRequests, terms }: ReviewStepProps) {
	return (
		<Stack gap="l">
			<ReviewNotices emailConfirmation={emailConfirmation} sentRequests={sentRequests} />
			<StayNotice />
			<LateNotice />
			<div className={styles.review}>
				<ReviewSheet />
				<div className={styles.side}>
					<NotesField />
					<ReviewAccount />
					{terms}
				</div>
			</div>
		</Stack>
	);
}
