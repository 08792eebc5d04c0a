import { useState } from 'react';
import { isChallenge } from 'visa-sdk';
import { Login, type Me, type Session, type SignInChallenge } from 'visa-sdk/contract';
import { Dialog, Stack, Text } from 'visa-ui';
import { PasswordInput } from '../../account/inputs';
import { beginSession, client } from '../../api';
import { Form, SubmitButton, useForm } from '../../form';
import { strings } from '../../strings/az';
import { SecondStep } from '../secondFactor/SecondStep';
import { words } from '../strings';
import { useSessionEnd } from './useSessionEnd';

/** Over a page whose session has ended: says so, and signs in again without losing what was typed below. [DSH-17] */
export function SignInAgain({ me }: { me: Me }) {
	const { isEnded, begin } = useSessionEnd();
	const onSession = async (session: Session) => {
		const user = await beginSession(session);
		// What stands on the page is of whoever was here before.
		if (user?.id === me.id) begin();
		else window.location.assign('/dashboard');
	};
	const leave = () => {
		const { pathname, search } = window.location;
		window.location.assign(`/dashboard/auth/login?${new URLSearchParams({ redirect: pathname + search })}`);
	};
	return (
		<Dialog title={words.idle.heading} isOpen={isEnded} onClose={leave} size="small">
			{isEnded && <Steps me={me} onSession={onSession} />}
		</Dialog>
	);
}

interface StepsProps {
	me: Me;
	onSession: (session: Session) => Promise<void>;
}

function Steps({ me, onSession }: StepsProps) {
	const [challenge, setChallenge] = useState<SignInChallenge | null>(null);
	const form = useForm({
		schema: Login,
		initial: { email: me.email, password: '' },
		send: (values) => client.auth.login({ ...values, audience: 'dashboard' }),
		onSent: (answer) => (isChallenge(answer) ? setChallenge(answer) : onSession(answer)),
	});
	if (challenge) return <SecondStep challenge={challenge} onSession={onSession} onOver={() => setChallenge(null)} />;
	return (
		<Form form={form}>
			<Stack gap="xs">
				<Text>{words.idle.text}</Text>
				<Text tone="soft">{me.email}</Text>
			</Stack>
			<PasswordInput form={form} label={strings.auth.password} autoComplete="current-password" />
			<SubmitButton form={form}>{words.login.submit}</SubmitButton>
		</Form>
	);
}
