import type { WizardContext } from './context';

/** The seven steps in order. [WIZ-01] */
export const wizardSteps = [
	'COUNTRY',
	'DATE',
	'VISA_TYPE',
	'VISA_OPTION',
	'SERVICE',
	'UPLOAD_DOCUMENT',
	'FINAL_REVIEW',
] as const;
/** The name of a built-in step. */
export type WizardStep = (typeof wizardSteps)[number];

/** The name of a step: one of the seven, or a host's own. */
export type StepName = WizardStep | (string & {});

/** A step added by the host. Its name and its values (by key) appear in the URL. */
export interface OwnStep {
	readonly name: string;
	/** The keys of its values: `context.own[key]`, set by `SET_OWN`, and kept in the URL. */
	readonly keys?: readonly string[];
	/** Returns why the step can't be left, in the host's words, or null if it can. By default it always can. */
	readonly blocked?: (context: WizardContext) => string | null;
}

/** One of the seven steps, or a host's own. */
export type StepPlan = WizardStep | OwnStep;
