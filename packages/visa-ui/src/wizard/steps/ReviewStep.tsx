import type { ReactNode } from 'react';
import { Stack } from '../../components/Stack';
import { LateNotice } from './LateNotice';
import { NotesField } from './NotesField';
import { ReviewAccount } from './ReviewAccount';
import { ReviewNotices } from './ReviewNotices';
import { ReviewSheet } from './ReviewSheet';
import * as styles from './review.css';
import { StayNotice } from './StayNotice';

export interface ReviewStepProps {
	/** Shown when the server wants the e-mail confirmed first: how to do that. */
	emailConfirmation?: ReactNode;
	/** What one agrees to by paying, and whom one pays. */
	terms?: ReactNode;
}

/** The last look: one sheet with everything, and beside the button that pays what belongs to paying. [REV-01…12] */
export function ReviewStep({ emailConfirmation, terms }: ReviewStepProps) {
	return (
		<Stack gap="l">
			<ReviewNotices emailConfirmation={emailConfirmation} />
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
