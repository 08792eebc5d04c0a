import { ApiError } from 'visa-sdk';
import type { Session, SignInChallenge } from 'visa-sdk/contract';
import { toast } from 'visa-ui';
import { sentenceOf } from '../../shell/sentenceOf';
import { SetUpStep } from './SetUpStep';
import { VerifyStep } from './VerifyStep';

export interface SecondStepProps {
	challenge: SignInChallenge;
	onSession: (session: Session) => Promise<void>;
	/** Too long a pause: the password is asked for again. */
	onOver: () => void;
}

/** What follows a right password: a code, or setting up what will show codes. [DSH-17] */
export function SecondStep({ challenge: { challenge, next }, onSession, onOver }: SecondStepProps) {
	const onRefused = (error: unknown) => {
		const isOver = error instanceof ApiError && error.statusCode === 401;
		if (isOver) {
			toast({ tone: 'warning', message: sentenceOf(error) });
			onOver();
		}
		return isOver;
	};
	if (next === 'verify') return <VerifyStep challenge={challenge} onSession={onSession} onRefused={onRefused} />;
	return (
		<SetUpStep
			challenge={challenge}
			onDone={({ session }) => (session ? onSession(session) : onOver())}
			onRefused={onRefused}
		/>
	);
}
