import { namesOf, ownKeys } from './stepNames';
import type { OwnStep, StepName, StepPlan, WizardContext, WizardSearch } from './types';

/** The host's own step with that name. */
export const ownStep = (steps: readonly StepPlan[], name: StepName | null): OwnStep | undefined =>
	steps.find((plan): plan is OwnStep => typeof plan !== 'string' && plan.name === name);

/** Why a host's own step can't be left, in the host's words. */
export const ownReason = (context: WizardContext): string | null =>
	ownStep(context.steps, context.step)?.blocked?.(context) ?? null;

/** The selection for an omitted step: the first one offered, unless a link or the host has selected another. */
export function withLeftOut({ steps, choices, offer }: Pick<WizardContext, 'steps' | 'choices' | 'offer'>) {
	const names = namesOf(steps);
	const firstOf = <Item>(
		step: StepName,
		chosen: Item | null,
		list: WizardContext['offer'][keyof WizardContext['offer']],
	) =>
		chosen ?? (!names.includes(step) && list.status === 'ready' ? ((list.items[0] as Item | undefined) ?? null) : null);
	return {
		...choices,
		visaType: firstOf('VISA_TYPE', choices.visaType, offer.visaTypes),
		visaOption: firstOf('VISA_OPTION', choices.visaOption, offer.visaOptions),
		service: firstOf('SERVICE', choices.service, offer.services),
	};
}

/** Why no wizard can be made of these steps, in words for developers. */
export function stepsFault(steps: readonly StepPlan[]): string | null {
	const names = namesOf(steps);
	if (names.at(-1) !== 'FINAL_REVIEW') return 'FINAL_REVIEW is the last, for there the request is sent';
	const twice = names.find((name, index) => names.indexOf(name) !== index);
	if (twice) return `${twice} is there twice`;
	const country = names.indexOf('COUNTRY');
	const early = (['VISA_TYPE', 'VISA_OPTION', 'SERVICE'] as const).find(
		(name) => names.includes(name) && names.indexOf(name) < country,
	);
	if (early) return `${early} is what a country offers, and comes after COUNTRY`;
	const taken = ownKeys(steps).find((key) => searchNames.has(key));
	return taken ? `${taken} stands for something else in the address` : null;
}

const whoSays = {
	COUNTRY: 'Without the step COUNTRY the address says `countryId`, or a step of your own sends CHOOSE_COUNTRY.',
	DATE: 'Without the step DATE the address says `startDate` and `endDate`, or a step of your own sends SET_START_DATE and SET_END_DATE.',
	UPLOAD_DOCUMENT:
		'Without the step UPLOAD_DOCUMENT a step of your own sends CHOOSE_FILE: no request goes without a picture.',
} as const;

/** What every request needs but neither a step nor the URL provides, in words for developers. */
export function unsaid(
	steps: readonly StepPlan[],
	search: WizardSearch,
	{ pictures }: Pick<WizardContext, 'pictures'>,
): string[] {
	const isSaid = {
		COUNTRY: search.countryId,
		DATE: search.startDate && search.endDate,
		UPLOAD_DOCUMENT: pictures.some(({ document }) => document),
	};
	const names = namesOf(steps);
	return (['COUNTRY', 'DATE', 'UPLOAD_DOCUMENT'] as const).flatMap((step) =>
		names.includes(step) || isSaid[step] ? [] : whoSays[step],
	);
}

/** The wizard's own URL parameters. */
export const searchNames = new Set([
	...['step', 'countryId', 'startDate', 'endDate', 'visaTypeId'],
	...['visaOptionId', 'serviceId', 'countrySearch'],
]);
