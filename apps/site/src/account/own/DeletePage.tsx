import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Me, VisaRequest } from 'visa-sdk/contract';
import { isFinal, isInWork, requestActions } from 'visa-sdk/rules';
import { Heading, Inline, Link, Notice, Skeleton, Stack, Text, TextField, toast } from 'visa-ui';
import { client, endSession, queries, session } from '../../api';
import { FormFrame, SubmitButton, useForm, useFormField } from '../../form';
import { useUnsent } from '../../form/useUnsent';
import { FailedNotice } from '../../shell/FailedNotice';
import { isStaff } from '../../shell/guards';
import { besideButtons } from '../../shell/Layout.css';
import { useMe } from '../../shell/useMe';
import { strings } from '../../strings';
import { accountStrings } from '../../strings/pages/account';
import { sheet } from '../account.css';
import { AccountFrame } from './AccountFrame';
import * as css from './own.css';

const words = accountStrings.remove;
/** More than anyone has at once. */
const MOST = 200;

/** Deleting the account: what is deleted, what is kept and why, and whether it is possible. [ACC-02] */
export function DeletePage() {
	const { me } = useMe();
	if (!me) return null;
	return (
		<AccountFrame heading={strings.titles.deleteAccount} lead={isStaff(me) ? undefined : words.lead}>
			{isStaff(me) ? <Notice tone="info">{accountStrings.data.remove.staff}</Notice> : <Deletion me={me} />}
		</AccountFrame>
	);
}

function Deletion({ me }: { me: Me }) {
	const { data, error, refetch } = useQuery({
		...queries.myVisaRequests({ page: 1, limit: MOST }),
		refetchOnMount: 'always',
	});
	const inWork = data?.data.filter(({ status }) => isInWork(status)) ?? [];
	const unpaid = data?.data.filter(({ status }) => !isInWork(status) && !isFinal(status)) ?? [];
	return (
		<>
			<Points heading={words.goesHeading} points={words.goes} />
			<Points heading={words.staysHeading} points={words.stays} />
			{!data && !error && <Skeleton height={160} />}
			{error && !data && <FailedNotice error={error} title={words.failed} onRetry={() => void refetch()} />}
			{inWork.length > 0 && <InWork requests={inWork} />}
			{data && inWork.length === 0 && (
				<>
					{unpaid.length > 0 && <Notice tone="warning">{words.unpaid(unpaid.length)}</Notice>}
					<DeletionForm me={me} />
				</>
			)}
		</>
	);
}

function Points({ heading, points }: { heading: string; points: readonly string[] }) {
	return (
		<Stack gap="s">
			<Heading level={2} size="small">
				{heading}
			</Heading>
			<ul className={css.points}>
				{points.map((point) => (
					<li key={point}>{point}</li>
				))}
			</ul>
		</Stack>
	);
}

function InWork({ requests }: { requests: readonly VisaRequest[] }) {
	const isCancellable = requests.some(({ status, attemptStatus }) =>
		requestActions(status, attemptStatus).includes('cancel'),
	);
	return (
		<Notice tone="warning" title={words.inWorkTitle}>
			<Stack gap="s">
				<Text>{words.inWork(requests.length)}</Text>
				{isCancellable && <Text>{words.orCancel}</Text>}
				<ul className={css.points}>
					{requests.map(({ id, reference, country }) => (
						<li key={id}>
							<Link href={`/applications/${id}`}>
								{country.name}
								{`, ${reference}`}
							</Link>
						</li>
					))}
				</ul>
			</Stack>
		</Notice>
	);
}

function DeletionForm({ me }: { me: Me }) {
	const navigate = useNavigate();
	const form = useForm({
		check: ({ typed }) => (typed.trim().toLowerCase() === me.email ? [] : [{ field: 'typed', message: words.wrong }]),
		initial: { typed: '' },
		send: () => client.users.removeMe(),
		onSent: () => {
			// The session ends with the account: there is none left to revoke on the server.
			session.remove();
			return endSession(async () => {
				toast({ tone: 'success', message: words.done });
				await navigate({ to: '/', replace: true });
			});
		},
	});
	const typed = useFormField(form, 'typed');
	useUnsent(form, 'deletion', { isPersonal: true });
	return (
		<div className={sheet}>
			<FormFrame form={form}>
				<TextField {...typed} label={words.confirm(me.email)} autoComplete="off" />
				<Inline gap="m" isStackedOnPhones>
					<SubmitButton form={form} tone="critical">
						{words.submit}
					</SubmitButton>
					<Link href="/profile/data" className={besideButtons}>
						{words.keep}
					</Link>
				</Inline>
			</FormFrame>
		</div>
	);
}
