import { useEffect } from 'react';
import { toast } from '../components/Toast';
import { useWizardStrings } from '../strings/wizard';
import type { Dropped, Problem, WizardActor } from './machine';

/** Shows the machine's messages (success, warning, failure) as toasts. [TST-01] */
export function useWizardToasts(actor: WizardActor): void {
	const words = useWizardStrings();
	useEffect(() => {
		// A later message about the same thing replaces the earlier one, which it may contradict. Pictures are several things.
		const kinds = { promocode: 'wizard promocode', request: 'wizard request' };
		const { promocode, request } = kinds;
		const fail = ({ problem, about }: { problem: Problem; about: keyof typeof kinds | 'picture' }) =>
			toast({
				tone: 'error',
				message: problem.message ?? words.unreachable,
				...(about !== 'picture' && { kind: kinds[about] }),
			});
		const drop = ({ what }: { what: readonly Dropped[] }) => {
			for (const name of what) toast({ tone: 'warning', message: words.dropped[name], timeout: 8000 });
		};
		const subscriptions = [
			actor.on('dropped', drop),
			actor.on('failed', fail),
			actor.on('uploaded', () => toast({ tone: 'success', message: words.upload.done, lang: words.quotedLang })),
			actor.on('promocodeActivated', () =>
				toast({ tone: 'success', message: words.review.activated, kind: promocode }),
			),
			actor.on('promocodeRemoved', () => toast({ tone: 'success', message: words.review.removed, kind: promocode })),
			actor.on('promocodeNeedsSignIn', () =>
				toast({ tone: 'warning', message: words.review.signInForPromo, kind: promocode }),
			),
			actor.on('signInNeeded', ({ isSessionLost }) =>
				toast({ tone: 'warning', message: isSessionLost ? words.review.sessionLost : words.review.signInNeeded }),
			),
			actor.on('created', () => toast({ tone: 'success', message: words.review.created, kind: request })),
		];
		return () => {
			for (const subscription of subscriptions) subscription.unsubscribe();
		};
	}, [actor, words]);
}
