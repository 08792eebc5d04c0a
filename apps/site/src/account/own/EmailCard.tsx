import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
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
import { client, meQuery, queries, queryClient } from '../../api';
import { FormFrame, SubmitButton, useForm, useFormField } from '../../form';
import { useUnsent } from '../../form/useUnsent';
import { tellFailure } from '../../shell/tellFailure';
import { accountStrings } from '../../strings/pages/account';
import { profileStrings } from '../../strings/pages/profile';
import { bare } from '../account.css';
import { ConfirmationCodeForm } from '../ConfirmationCodeForm';
import { useKeptFocus } from '../useKeptFocus';
import { Fold } from './Fold';

const words = accountStrings.security.email;
const awaited = () => queryClient.getQueryData(queries.emailChange().queryKey)?.pending;
const setPending = (pending: PendingEmail | null) =>
	queryClient.setQueryData(queries.emailChange().queryKey, { pending });

/** The address used to sign in, and a new one awaiting confirmation. [ACC-01] */
export function EmailCard({ me }: { me: Me }) {
	const { pending, settle } = useFollowedChange();
	// With the address that awaited confirmation its form disappears: what comes next is another change.
	const keptFocus = useKeptFocus(pending?.expiresAt ?? '', '[aria-expanded]');
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
			<div {...keptFocus}>
				<Stack gap="m">
					<Text>{me.email}</Text>
					{!me.isEmailConfirmed && (
						<Inline gap="s">
							<LinkButton tone="secondary" href="/auth/confirm-email?redirect=/profile/security">
								{profileStrings.confirm}
							</LinkButton>
						</Inline>
					)}
					{pending && <Pending key={pending.expiresAt} pending={pending} onSettled={settle} />}
					<Fold name="email" label={words.change}>
						{(close) => <EmailForm onDone={close} />}
					</Fold>
				</Stack>
			</div>
		</Card>
	);
}

/**
 * The new address that awaits confirmation. Its link is often opened on a phone: this page asks again when its reader
 * comes back to it, and once nothing is awaited any more it shows and says what came of it.
 */
function useFollowedChange() {
	const { data } = useQuery({ ...queries.emailChange(), refetchOnWindowFocus: 'always' });
	const pending = data?.pending;
	const was = useRef(pending);
	const isTold = useRef(false);
	useEffect(() => {
		if (was.current && pending === null) void tellSettled(was.current, isTold.current);
		was.current = pending;
		isTold.current = false;
	}, [pending]);
	/** Nothing is awaited any more, because of what was done here. */
	const settle = (message: string) => {
		isTold.current = true;
		setPending(null);
		toast({ tone: 'success', message });
	};
	return { pending, settle };
}

/** Whether it is the account's address by now; no, if that can't be determined. */
async function isNow(email: string): Promise<boolean> {
	const me = await queryClient.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => null);
	return me?.email === email;
}

async function tellSettled({ email }: PendingEmail, isTold: boolean): Promise<void> {
	void queryClient.invalidateQueries({ queryKey: queryKeys.sessions });
	if ((await isNow(email)) && !isTold) toast({ tone: 'success', message: words.done });
}

interface PendingProps {
	pending: PendingEmail;
	/** @param message what came of it */
	onSettled: (message: string) => void;
}

function Pending({ pending, onSettled }: PendingProps) {
	const confirm = async (code: string) => {
		try {
			await client.emailChange.confirm({ code });
		} catch (error) {
			// Its time may be over, or it was given up meanwhile.
			await queryClient.invalidateQueries({ queryKey: queryKeys.emailChange });
			if (awaited()?.expiresAt === pending.expiresAt) throw error;
			// The field that would show it has gone.
			if (!(await isNow(pending.email))) tellFailure(error);
			return;
		}
		onSettled(words.done);
	};
	const withdraw = async () => {
		try {
			await client.emailChange.withdraw();
			onSettled(words.withdrawn);
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
