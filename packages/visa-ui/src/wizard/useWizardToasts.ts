import { useEffect } from 'react';
import { toast } from '../components/Toast';
import { useWizardStrings } from '../strings/wizard';
import type { Dropped, Problem, WizardActor } from './machine';

/** Shows the machine's messages (success, warning, failure) as toasts. [TST-01] */
export function useWizardToasts(actor: WizardActor): void {
	const words = useWizardStrings();
	useEffect(() => {
		// A later message about the same thing replaces the earlier one, which it may contradict. Each picture is a thing.
		const kindOf = (about: number | 'promocode' | 'request') => `wizard ${about}`;
		const [promocode, request] = [kindOf('promocode'), kindOf('request')];
		const fail = ({ problem, about }: { problem: Problem; about: number | 'promocode' | 'request' }) =>
			toast({ tone: 'error', message: problem.message ?? words.unreachable, kind: kindOf(about) });
		const drop = ({ what }: { what: readonly Dropped[] }) => {
			for (const name of what) toast({ tone: 'warning', message: words.dropped[name], timeout: 8000 });
		};
		const subscriptions = [
			actor.on('dropped', drop),
			actor.on('failed', fail),
			actor.on('uploaded', ({ picture }) =>
				toast({ tone: 'success', message: words.upload.done, lang: words.quotedLang, kind: kindOf(picture) }),
			),
			actor.on('promocodeActivated', () =>
				toast({ tone: 'success', message: words.review.activated, kind: promocode }),
			),
			actor.on('promocodeRemoved', () => toast({ tone: 'success', message: words.review.removed, kind: promocode })),
			actor.on('promocodeNeedsSignIn', () =>
				toast({ tone: 'warning', message: words.review.signInForPromo, kind: promocode }),
			),
			actor.on('signInNeeded', ({ isSessionLost }) =>
				toast({
					tone: 'warning',
					message: isSessionLost ? words.review.sessionLost : words.review.signInNeeded,
					kind: request,
				}),
			),
			actor.on('created', () => toast({ tone: 'success', message: words.review.created, kind: request })),
		];
		return () => {
			for (const subscription of subscriptions) subscription.unsubscribe();
		};
	}, [actor, words]);
}
