import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Me } from 'visa-sdk';
import { Button, Dialog, Heading, Stack, Text } from 'visa-ui';
import type { AuthPageProps } from '../account/AuthPage';
import { PasswordInput } from '../account/inputs';
import { useCredentials } from '../account/useSignIn';
import { endSession } from '../api';
import { FormFrame, SubmitButton } from '../form';
import { sessionEnd } from '../sessionEnd';
import { authWords } from '../strings/az/auth';
import * as css from './dashboard.css';
import { SignInStep } from './secondFactor/SignInStep';
import { words as secondFactorWords } from './secondFactor/strings';
import { words } from './strings';

const { ended } = secondFactorWords;

/** Whether signing in again would be in vain: an admin has switched this person off; null until it is known. */
function useIsClosed(): boolean | null {
	const [isClosed, setClosed] = useState<boolean | null>(null);
	useEffect(() => {
		void sessionEnd.why().then((why) => setClosed(why?.code === 'ACCOUNT_CLOSED'));
	}, []);
	return isClosed;
}

/**
 * Asks to sign in again, above the page as it is: nothing that was typed is lost, not even by going to the sign-in page.
 * Whoever was switched off reads that instead. [DSH-17] [DSH-18]
 */
export function SessionEndDialog({ me }: { me: Me }) {
	const router = useRouter();
	const queryClient = useQueryClient();
	const { form, second } = useCredentials({
		audience: 'dashboard',
		email: me.email,
		// What failed without a session is refetched with the new one.
		onUser: async () => {
			await queryClient.invalidateQueries();
		},
	});
	const leave = () => endSession(() => router.invalidate(), { isOver: true });
	const isClosed = useIsClosed();
	if (isClosed === null) return null;
	return (
		<Dialog
			className={css.aboveCover}
			title={isClosed ? ended.closedTitle : ended.title}
			isOpen
			isDismissable={false}
			onClose={() => void leave()}
		>
			{isClosed ? (
				<Stack gap="m">
					<Text>{ended.closedText}</Text>
					<Text tone="soft">{me.email}</Text>
					<Button tone="secondary" width="full" onPress={() => void leave()}>
						{ended.leave}
					</Button>
				</Stack>
			) : second ? (
				<SignInStep {...second} frame={Plain} />
			) : (
				<Stack gap="m">
					<Text>{ended.text}</Text>
					<Text tone="soft">{me.email}</Text>
					<FormFrame form={form}>
						<PasswordInput form={form} label={authWords.password} autoComplete="current-password" />
						<SubmitButton form={form} width="full">
							{words.login.submit}
						</SubmitButton>
					</FormFrame>
					<Button tone="quiet" width="full" onPress={() => void leave()}>
						{ended.leave}
					</Button>
				</Stack>
			)}
		</Dialog>
	);
}

function Plain({ heading, lead, children, foot }: AuthPageProps) {
	return (
		<Stack gap="m">
			<Heading level={3} size="tiny" tabIndex={-1}>
				{heading}
			</Heading>
			{lead && <Text tone="soft">{lead}</Text>}
			{children}
			{foot}
		</Stack>
	);
}
