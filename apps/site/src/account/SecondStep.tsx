import type { SignInStepProps } from '../dashboard/secondFactor/SignInStep';
import { PageSkeleton } from '../shell/PageSkeleton';
import { tellFailure } from '../shell/tellFailure';
import { useFetched } from '../shell/useFetched';

/** Only staff have a second step, and they need it after the password: no sign-in page comes with it. */
export const loadSecondStep = () => import('../dashboard/secondFactor/SignInStep');

/** The step after the password, on a page of its own. [DSH-17] */
export function SecondStep(props: SignInStepProps) {
	const fetched = useFetched(loadSecondStep, true, (error) => {
		tellFailure(error);
		props.onRestart();
	});
	return fetched ? <fetched.SignInStep {...props} /> : <PageSkeleton />;
}
