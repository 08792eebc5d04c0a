import { afterPaint } from '../../root/afterPaint';
import type { WizardAddress } from './address';
import type { WizardActor } from './machine';
import { currentSearch } from './setup';
import { namesOf } from './stepNames';
import type { StepName } from './types';
import { isSameSearch } from './urlSteps';

/**
 * Keeps an address adapter and a running wizard in sync: a new step adds a history entry, a choice replaces the current
 * one, and going back or forward is sent to the machine. A choice is rendered before the URL changes. [WIZ-04] [WIZ-05]
 * @returns a function that ends it
 */
export function followWizard(actor: WizardActor, address: WizardAddress): () => void {
	const { steps } = actor.getSnapshot().context;
	let written = address.read(steps);
	let shown: StepName | null = null;
	let isAsked = false;
	let isGone = false;
	const write = () => {
		isAsked = false;
		if (isGone) return;
		const { context, value } = actor.getSnapshot();
		// While a URL is being restored, the form still shows the previous one.
		if (context.step === null || value.flow === 'starting' || value.flow === 'startFailed') return;
		const next = currentSearch(context);
		const isNewStep = shown !== null && shown !== context.step;
		shown = context.step;
		if (isSameSearch(next, written)) return;
		written = next;
		address.write(next, isNewStep, steps);
	};
	const subscription = actor.subscribe(() => {
		if (!isAsked) void afterPaint().then(write);
		isAsked = true;
	});
	const end = address.subscribe(() => {
		written = address.read(steps);
		// The first step may be omitted.
		shown = written.step ?? namesOf(steps)[0] ?? null;
		actor.send({ type: 'URL_CHANGED', search: written });
	});
	write();
	return () => {
		isGone = true;
		subscription.unsubscribe();
		end();
	};
}
