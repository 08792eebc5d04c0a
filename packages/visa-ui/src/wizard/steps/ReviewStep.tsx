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
	/** Shown if the server requires the e-mail address to be confirmed first: how to do that. */
	emailConfirmation?: ReactNode;
	/** Shown if this form has been sent already: a link to the traveller's requests. */
	sentRequests?: ReactNode;
	/** The terms accepted by paying, and the payee. */
	terms?: ReactNode;
}

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
