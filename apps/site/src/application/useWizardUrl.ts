import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import {
	afterPaint,
	currentSearch,
	isSameSearch,
	parseWizardSearch,
	type WizardActor,
	type WizardSearch,
} from 'visa-ui/machine';
import { parseSearch } from '../shell/query';

/** The first step may be unsaid. */
const stepOf = ({ step = 'COUNTRY' }: WizardSearch) => step;

/**
 * Keeps the address and the machine in step: a new step is a new entry of the history, a choice replaces the entry,
 * and going back or forward is told to the machine. The address is written once what was chosen is on the
 * screen. [WIZ-04] [WIZ-05]
 */
export function useWizardUrl(actor: WizardActor, search: WizardSearch): void {
	const navigate = useNavigate();
	const { history } = useRouter();
	const written = useRef<WizardSearch>(search);
	const isShown = useRef(false);

	useEffect(() => {
		let isAsked = false;
		let isGone = false;
		const write = () => {
			isAsked = false;
			if (isGone) return;
			const { context, value } = actor.getSnapshot();
			// While an address is being restored, the form still shows the one before.
			if (context.step === null || value.flow === 'starting' || value.flow === 'startFailed') return;
			const next = currentSearch(context);
			const isNewStep = isShown.current && stepOf(next) !== stepOf(written.current);
			isShown.current = true;
			if (isSameSearch(next, written.current)) return;
			written.current = next;
			void navigate({ to: '/application', search: next, replace: !isNewStep, resetScroll: isNewStep });
		};
		const subscription = actor.subscribe(() => {
			if (!isAsked) void afterPaint().then(write);
			isAsked = true;
		});
		write();
		return () => {
			isGone = true;
			subscription.unsubscribe();
		};
	}, [actor, navigate]);

	useEffect(
		() =>
			history.subscribe(({ location, action }) => {
				// Only the traveller's own moves: what this hook wrote, the machine knows already.
				if (action.type === 'PUSH' || action.type === 'REPLACE' || location.pathname !== '/application') return;
				written.current = parseWizardSearch(parseSearch(location.search));
				actor.send({ type: 'URL_CHANGED', search: written.current });
			}),
		[actor, history],
	);
}
