import { afterPaint } from '../../root/afterPaint';
import type { WizardAddress } from './address';
import type { WizardActor, WizardSnapshot } from './machine';
import { currentSearch } from './setup';
import { namesOf } from './stepNames';
import type { StepName, WizardSearch } from './types';
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
	/** What hasn't been written yet, one for each step: a choice belongs to the entry of the step on which it was made. */
	let waiting: { step: StepName; search: WizardSearch }[] = [];
	let isAsked = false;
	let isGone = false;
	const ask = () => {
		if (!isAsked) void afterPaint().then(write);
		isAsked = true;
	};
	const write = () => {
		isAsked = false;
		const next = waiting.shift();
		// A router merges what is written at once, so each entry is written after a paint of its own.
		if (waiting.length > 0) ask();
		if (isGone || !next) return;
		const { step, search } = next;
		const isNewStep = shown !== null && shown !== step;
		shown = step;
		if (isSameSearch(search, written)) return;
		written = search;
		address.write(search, isNewStep, steps);
	};
	const hear = ({ context, value }: WizardSnapshot) => {
		// While a URL is being restored, the form still shows the previous one.
		if (context.step === null || value.flow === 'starting' || value.flow === 'startFailed') return;
		const { step } = context;
		if (waiting.at(-1)?.step === step) waiting.pop();
		waiting.push({ step, search: currentSearch(context) });
	};
	const subscription = actor.subscribe((snapshot) => {
		hear(snapshot);
		ask();
	});
	const end = address.subscribe(() => {
		waiting = [];
		written = address.read(steps);
		// The first step may be omitted.
		shown = written.step ?? namesOf(steps)[0] ?? null;
		actor.send({ type: 'URL_CHANGED', search: written });
	});
	hear(actor.getSnapshot());
	write();
	return () => {
		isGone = true;
		subscription.unsubscribe();
		end();
	};
}
