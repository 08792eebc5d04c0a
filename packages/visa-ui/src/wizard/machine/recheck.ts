import type { Country } from 'visa-sdk/contract';
import { reachableStep } from './blocked';
import { chooseCountry } from './flow';
import { isChosenBy, keepOffered } from './restore';
import { namesOf } from './stepNames';
import { withLeftOut } from './steps';
import { type Dropped, type Offer, type StepName, type WizardContext, wizardSteps } from './types';

/** A list that can't be read again stays as it was. */
const readable = (now: Offer, before: Offer): Offer => ({
	visaTypes: now.visaTypes.status === 'ready' ? now.visaTypes : before.visaTypes,
	visaOptions: now.visaOptions.status === 'ready' ? now.visaOptions : before.visaOptions,
	services: now.services.status === 'ready' ? now.services : before.services,
});

/** The form after the check, and what the traveller is told. */
export interface Rechecked {
	/** What changes in the form. */
	readonly changes: Partial<Pick<WizardContext, 'choices' | 'setAside' | 'offer' | 'quote'>>;
	readonly dropped: readonly Dropped[];
	/** The step on which the first of them is chosen, if it was passed already. */
	readonly back: StepName | null;
}

/** The form after asking again what is offered: only what was withdrawn is gone. [WIZ-13] */
export function recheckedForm(context: WizardContext, now: { country: Country; offer: Offer } | null): Rechecked {
	const names = namesOf(context.steps);
	if (!now && !names.includes('COUNTRY')) return { changes: {}, dropped: [], back: null };
	const offer = now ? readable(now.offer, context.offer) : context.offer;
	const kept = now && keepOffered({ ...context.choices, country: now.country }, offer);
	const changes = kept
		? { offer, choices: withLeftOut({ steps: context.steps, choices: kept.choices, offer }) }
		: chooseCountry(context, null);
	const dropped: Dropped[] = (kept?.dropped ?? ['country' as const]).filter((name) => isChosenBy(names, name));
	const step = context.step ?? wizardSteps[0];
	const reached = reachableStep(step, { ...context, ...changes });
	return {
		changes: { ...changes, ...(dropped.length > 0 && { quote: null }) },
		dropped,
		back: dropped.length > 0 && reached !== step ? reached : null,
	};
}
