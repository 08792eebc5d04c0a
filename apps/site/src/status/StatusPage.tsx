import { useState } from 'react';
import type { PublicStatus } from 'visa-sdk/contract';
import { DescriptionList, Heading, Link, RequestStatusTag, Stack, Text, TextField } from 'visa-ui';
import { AuthPage } from '../account/AuthPage';
import { answer } from '../account/account.css';
import { client } from '../api';
import { FormFrame, SubmitButton, useForm, useFormField } from '../form';
import { formatDueDay, formatInstant } from '../format';
import { useMe } from '../shell/useMe';
import { applicationsStrings } from '../strings/pages/applications';
import { requestStrings } from '../strings/pages/request';

const words = requestStrings.status;

/** A request's status, for anyone who knows its number and its traveller's last name; no URL contains either. [ACC-07] */
export function StatusPage() {
	const [found, setFound] = useState<PublicStatus | null>(null);
	const form = useForm({
		schema: () => import('./schema').then(({ StatusQuestion }) => StatusQuestion),
		initial: { reference: '', lastName: '' },
		send: (body) => {
			setFound(null);
			return client.visaRequests.status(body);
		},
		onSent: setFound,
	});
	const { me } = useMe();
	const more = (
		<Text tone="soft">
			{words.more}{' '}
			<Link href={me ? '/applications' : '/auth/login?redirect=%2Fapplications'}>
				{me ? words.moreOpen : words.moreSignIn}
			</Link>
			.
		</Text>
	);
	return (
		<AuthPage heading={words.title} lead={words.lead} foot={more}>
			<div>
				<FormFrame form={form}>
					<TextField
						{...useFormField(form, 'reference')}
						label={words.reference}
						description={words.referenceHint}
						autoComplete="off"
					/>
					<TextField
						{...useFormField(form, 'lastName')}
						label={words.lastName}
						description={words.lastNameHint}
						autoComplete="family-name"
					/>
					<SubmitButton form={form} width="full">
						{words.submit}
					</SubmitButton>
				</FormFrame>
				<div role="status" className={answer}>
					{found && <Found status={found} />}
				</div>
			</div>
		</AuthPage>
	);
}

function Found({ status: { reference, status, createdAt, changedAt, dueAt } }: { status: PublicStatus }) {
	return (
		<Stack gap="m">
			<Heading level={2} size="small">
				{reference}
			</Heading>
			<div>
				<RequestStatusTag status={status}>{applicationsStrings.statuses[status]}</RequestStatusTag>
			</div>
			<DescriptionList
				items={[
					{ term: words.created, value: formatInstant(createdAt) },
					{ term: words.changed, value: formatInstant(changedAt) },
					{ term: words.due, value: dueAt && formatDueDay(dueAt) },
				]}
			/>
		</Stack>
	);
}
