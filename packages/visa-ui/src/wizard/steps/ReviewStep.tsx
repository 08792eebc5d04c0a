import type { ReactNode } from 'react';
import { Columns } from '../../components/Columns';
import { Stack } from '../../components/Stack';
import { NotesField } from './NotesField';
import { PeopleField } from './PeopleField';
import { PromocodeForm } from './PromocodeForm';
import { ReviewNotices } from './ReviewNotices';
import { ReviewSheet } from './ReviewSheet';
import { StayNotice } from './StayNotice';

export interface ReviewStepProps {
	/** Shown when the server wants the e-mail confirmed first: how to do that. */
	emailConfirmation?: ReactNode;
}

/** The last look: every priced line, who pays what when, the number of travellers, promo code and notes. [REV-01…11] */
export function ReviewStep({ emailConfirmation }: ReviewStepProps) {
	return (
		<Stack gap="l">
			<ReviewNotices emailConfirmation={emailConfirmation} />
			<StayNotice />
			<ReviewSheet />
			<Columns align="start" gap="l">
				<PeopleField />
				<PromocodeForm />
			</Columns>
			<NotesField />
		</Stack>
	);
}
