import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Session, SignInChallenge } from 'visa-sdk/contract';
import { Button, useToast } from 'visa-ui';
import { AuthPage, type AuthPageProps } from '../../account/AuthPage';
import { bare } from '../../account/account.css';
import { client } from '../../api';
import { setTitle } from '../../shell/title';
import { CodeForm } from './CodeForm';
import { RecoveryCodes } from './RecoveryCodes';
import { RecoveryForm } from './RecoveryForm';
import { type ConfirmedFactor, SetUp } from './SetUp';
import { words } from './strings';

export interface SignInStepProps {
	challenge: SignInChallenge;
	onSession: (session: Session) => Promise<void>;
	/** Starts again with the password: the challenge may have expired. */
	onRestart: () => void;
	/** What surrounds a step; by default a page of its own. */
	frame?: ComponentType<AuthPageProps>;
}

/**
 * The second step of signing in, after the right password: a code, a recovery code, or setting up the factor. [DSH-17]
 */
export function SignInStep(props: SignInStepProps) {
	const { onSession, onRestart, frame: Frame = AuthPage } = props;
	const { challenge, next } = props.challenge;
	const toast = useToast();
	const [isLost, setLost] = useState(false);
	const [confirmed, setConfirmed] = useState<ConfirmedFactor | null>(null);
	const step = confirmed ? 'codes' : next === 'setUp' ? 'setUp' : isLost ? 'recover' : 'verify';
	const page = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (Frame === AuthPage) setTitle(words[step].heading);
		// A new step replaces the previous one: keyboard and screen reader continue at its heading.
		page.current?.querySelector<HTMLElement>('h1, h3')?.focus();
	}, [step, Frame]);
	const again = (
		<Button className={bare} tone="quiet" onPress={onRestart}>
			{words.restart}
		</Button>
	);
	return (
		<div ref={page}>
			{step === 'setUp' && (
				<Frame heading={words.setUp.heading} lead={words.setUp.enforced} foot={again}>
					<SetUp challenge={challenge} onConfirmed={setConfirmed} />
				</Frame>
			)}
			{confirmed && (
				// Without a way back: the codes are shown only this once.
				<Frame heading={words.codes.heading}>
					<RecoveryCodes
						codes={confirmed.recoveryCodes}
						onDone={() => confirmed.session && void onSession(confirmed.session)}
					/>
				</Frame>
			)}
			{step === 'verify' && (
				<Frame heading={words.verify.heading} lead={words.verify.lead} foot={again}>
					<CodeForm
						submit={words.verify.submit}
						send={(code) => client.secondFactor.verify({ challenge, code })}
						onSent={onSession}
					/>
					<Button className={bare} tone="quiet" onPress={() => setLost(true)}>
						{words.verify.lost}
					</Button>
				</Frame>
			)}
			{step === 'recover' && (
				<Frame heading={words.recover.heading} lead={words.recover.lead} foot={again}>
					<RecoveryForm
						challenge={challenge}
						onSent={async (session) => {
							toast({ tone: 'warning', message: words.recover.fewLeft(session.recoveryCodesLeft) });
							await onSession(session);
						}}
					/>
					<Button className={bare} tone="quiet" onPress={() => setLost(false)}>
						{words.recover.back}
					</Button>
				</Frame>
			)}
		</div>
	);
}
