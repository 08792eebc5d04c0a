import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
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
import { keepFocus } from '../../shell/keepFocus';
import { showAnswer } from '../../shell/showAnswer';
import { tellFailure } from '../../shell/tellFailure';
import { accountStrings } from '../../strings/pages/account';
import { profileStrings } from '../../strings/pages/profile';
import { bare } from '../account.css';
import { ConfirmationCodeForm } from '../ConfirmationCodeForm';
import { Fold } from './Fold';

const words = accountStrings.security.email;
const { queryKey } = queries.emailChange();
/** One address is awaited at a time: the latest news of it is what holds. */
const KIND = 'email change';
const setPending = (pending: PendingEmail | null) => showAnswer(queryKey, { pending });

/** The address used to sign in, and a new one awaiting confirmation. [ACC-01] */
export function EmailCard({ me }: { me: Me }) {
	const pending = useFollowedChange();
	return (
		<Card
			title={words.heading}
			description={words.lead}
			aside={
				<StatusTag tone={me.isEmailConfirmed ? 'positive' : 'caution'}>
					{me.isEmailConfirmed ? words.confirmed : words.unconfirmed}
				</StatusTag>
			}
		>
			<Stack gap="m">
				<Text>{me.email}</Text>
				{!me.isEmailConfirmed && (
					<Inline gap="s" isStackedOnPhones>
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

/**
 * The new address that awaits confirmation. Its link is often opened on a phone: this page asks again when its reader
 * comes back to it, and once nothing is awaited any more it shows and says what came of it.
 */
function useFollowedChange(): PendingEmail | null | undefined {
	const { data } = useQuery({ ...queries.emailChange(), refetchOnWindowFocus: 'always' });
	const pending = data?.pending;
	const was = useRef(pending);
	useEffect(() => {
		if (was.current && pending === null) void tellSettled(was.current.email);
		was.current = pending;
	}, [pending]);
	return pending;
}

const tellDone = () => toast({ tone: 'success', message: words.done, kind: KIND });

/** Says that the address has changed, if it has, or else why not, or why that isn't known. */
async function tellSettled(email: string, fault?: unknown): Promise<void> {
	void queryClient.invalidateQueries({ queryKey: queryKeys.sessions });
	try {
		const me = await queryClient.fetchQuery({ ...meQuery, staleTime: 0 });
		if (me?.email === email) tellDone();
		else if (fault) tellFailure(fault, { kind: KIND });
	} catch (error) {
		// It can't be read now; the answer to the code has said it already.
		if (queryClient.getQueryData(meQuery.queryKey)?.email === email) tellDone();
		else tellFailure(fault ?? error, { kind: KIND });
	}
}

function Pending({ pending }: { pending: PendingEmail }) {
	const root = useRef<HTMLDivElement>(null);
	// Whichever way it disappears, with the focus inside: what comes next is another change.
	useLayoutEffect(() => {
		const element = root.current;
		return () => {
			const opener = element?.parentElement?.querySelector<HTMLElement>('[aria-expanded]');
			if (element?.contains(document.activeElement)) keepFocus(() => opener);
		};
	}, []);
	const confirm = async (code: string) => {
		try {
			const { email } = await client.emailChange.confirm({ code });
			await showAnswer<Me | null>(meQuery.queryKey, (me) => me && { ...me, email, isEmailConfirmed: true });
		} catch (error) {
			// Its time may be over, or it was given up meanwhile.
			await queryClient.invalidateQueries({ queryKey });
			if (queryClient.getQueryData(queryKey)?.pending?.expiresAt === pending.expiresAt) throw error;
			// The field that would show it has gone.
			return tellSettled(pending.email, error);
		}
		await setPending(null);
	};
	const withdraw = async () => {
		try {
			await client.emailChange.withdraw();
			await setPending(null);
			toast({ tone: 'success', message: words.withdrawn, kind: KIND });
		} catch (error) {
			tellFailure(error, { kind: KIND });
		}
	};
	return (
		<Stack ref={root} gap="m">
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
		onSent: async (pending) => {
			await setPending(pending);
			toast({ tone: 'success', message: words.sent, kind: KIND });
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
				// The form below it, which may be open as well, asks for the password too.
				id="emailPassword"
				label={words.currentPassword}
				autoComplete="current-password"
			/>
			<div>
				<SubmitButton form={form}>{words.submit}</SubmitButton>
			</div>
		</FormFrame>
	);
}
