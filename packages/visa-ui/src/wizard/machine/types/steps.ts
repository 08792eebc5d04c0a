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
