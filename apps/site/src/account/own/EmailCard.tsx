import { useQuery } from '@tanstack/react-query';
import type { Me, PendingEmail } from 'visa-sdk/contract';
import { queryKeys } from 'visa-sdk/queries';
import {
	Button,
	Card,
	Inline,
	LinkButton,
	Notice,
	PasswordField,
	Stack,
	StatusTag,
	Text,
	TextField,
	toast,
} from 'visa-ui';
import { client, queries, queryClient } from '../../api';
import { FormFrame, SubmitButton, useForm, useFormField } from '../../form';
import { useUnsent } from '../../form/useUnsent';
import { tellFailure } from '../../shell/tellFailure';
import { accountStrings } from '../../strings/pages/account';
import { profileStrings } from '../../strings/pages/profile';
import { bare } from '../account.css';
import { ConfirmationCodeForm } from '../ConfirmationCodeForm';
import { Fold } from './Fold';

const words = accountStrings.security.email;
const setPending = (pending: PendingEmail | null) =>
	queryClient.setQueryData(queries.emailChange().queryKey, { pending });

/** The address used to sign in, and a new one awaiting confirmation. [ACC-01] */
export function EmailCard({ me }: { me: Me }) {
	const { data } = useQuery(queries.emailChange());
	const pending = data?.pending;
	return (
		<Card
			title={words.heading}
			description={words.lead}
			aside={
				<StatusTag tone={me.isEmailConfirmed ? 'positive' : 'caution'}>
					{me.isEmailConfirmed ? profileStrings.emailConfirmed : profileStrings.emailUnconfirmed}
				</StatusTag>
			}
		>
			<Stack gap="m">
				<Text>{me.email}</Text>
				{!me.isEmailConfirmed && (
					<Inline gap="s">
						<LinkButton tone="secondary" href="/auth/confirm-email?redirect=/profile/security">
							{profileStrings.confirm}
						</LinkButton>
					</Inline>
				)}
				{pending && <Pending key={pending.expiresAt} pending={pending} />}
				<Fold name="email" label={words.change}>
					{(close) => <EmailForm onDone={close} />}
				</Fold>
			</Stack>
		</Card>
	);
}

function Pending({ pending }: { pending: PendingEmail }) {
	const confirm = async (code: string) => {
		await client.emailChange.confirm({ code });
		setPending(null);
		toast({ tone: 'success', message: words.done });
		await Promise.all([
			queryClient.invalidateQueries({ queryKey: queryKeys.me }),
			queryClient.invalidateQueries({ queryKey: queryKeys.sessions }),
		]);
	};
	const withdraw = async () => {
		try {
			await client.emailChange.withdraw();
			setPending(null);
			toast({ tone: 'success', message: words.withdrawn });
		} catch (error) {
			tellFailure(error);
		}
	};
	return (
		<Stack gap="m">
			<Notice tone="info" title={words.pendingTitle(pending.email)}>
				{words.pending}
			</Notice>
			<ConfirmationCodeForm onCode={confirm} />
			<div>
				<Button className={bare} tone="quiet" onPress={() => void withdraw()}>
					{words.withdraw}
				</Button>
			</div>
		</Stack>
	);
}

function EmailForm({ onDone }: { onDone: () => void }) {
	const form = useForm({
		schema: () => import('../schemas').then(({ EmailChangeOrder }) => EmailChangeOrder),
		initial: { email: '', currentPassword: '' },
		send: (body) => client.emailChange.ask(body),
		onSent: (pending) => {
			setPending(pending);
			toast({ tone: 'success', message: words.sent });
			onDone();
		},
	});
	const email = useFormField(form, 'email');
	useUnsent(form, 'email', { isPersonal: true, only: ['email'] });
	return (
		<FormFrame form={form} aria-label={words.change}>
			<TextField {...email} type="email" label={words.newEmail} autoComplete="email" />
			<PasswordField
				{...useFormField(form, 'currentPassword')}
				label={words.currentPassword}
				autoComplete="current-password"
			/>
			<div>
				<SubmitButton form={form}>{words.submit}</SubmitButton>
			</div>
		</FormFrame>
	);
}
