import type { WizardContext } from './context';

/** The seven steps in their order. [WIZ-01] */
export const wizardSteps = [
	'COUNTRY',
	'DATE',
	'VISA_TYPE',
	'VISA_OPTION',
	'SERVICE',
	'UPLOAD_DOCUMENT',
	'FINAL_REVIEW',
] as const;
/** The name of a step of ours. */
export type WizardStep = (typeof wizardSteps)[number];

/** A step's name: of the seven, or of a host's own. */
export type StepName = WizardStep | (string & {});

/** A step that a host adds: its name stands in the address, what is chosen on it under its keys. */
export interface OwnStep {
	readonly name: string;
	/** Where its choices are kept: `context.own[key]`, set by `SET_OWN`, told in the address. */
	readonly keys?: readonly string[];
	/** Why it can't be left forward, in the host's words; null when it can. Without it, it always can. */
	readonly blocked?: (context: WizardContext) => string | null;
}

/** One of the seven steps, or a host's own. */
export type StepPlan = WizardStep | OwnStep;
