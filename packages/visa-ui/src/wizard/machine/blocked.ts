import { businessToday, endFault, startFault, tripDateErrors } from 'visa-sdk/rules';
import { arrived, missingPictures, travelling } from './pictures';
import { namesOf } from './stepNames';
import { ownStep } from './steps';
import type { Remote, StepName, WizardContext } from './types';

/** The maximum length of notes, in characters. [REV-11] */
export const NOTES_MAXIMUM = 500;

/** The reason why Next (or Confirm) is blocked; a key of the strings' `blocked`. */
export type Blocked =
	| 'listLoading'
	| 'listFailed'
	| 'country'
	| 'dates'
	| 'startDate'
	| 'endDate'
	| 'visaType'
	| 'visaOption'
	| 'service'
	| 'uploading'
	| 'doubts'
	| 'document'
	| 'pictures'
	| 'notes'
	| 'incomplete'
	| 'priceLoading'
	| 'priceFailed'
	| 'priceZero';

type Form = Pick<WizardContext, 'choices' | 'now'>;

/** Why each selected or missing date is invalid; the catalogue has the message. [DAT-08] */
export function dateErrors({ choices, now }: Form) {
	return tripDateErrors(choices.startDate, choices.endDate, businessToday(now()));
}

/** The same, including what is wrong with typed text; null if nothing is. [DAT-12] */
export function dateFaults({ choices, refusedDates, now }: Form & Pick<WizardContext, 'refusedDates'>) {
	const { startDate, endDate } = choices;
	const today = businessToday(now());
	return {
		startDate: startFault({ day: startDate, typed: refusedDates.startDate }, today),
		endDate: endFault({ day: endDate, typed: refusedDates.endDate }, startDate, today),
	};
}

/** Why the notes can't be sent; the catalogue has the message. [REV-11] */
export function notesError({ notes }: Pick<WizardContext, 'notes'>): 'tooLong' | null {
	return notes.trim().length > NOTES_MAXIMUM ? 'tooLong' : null;
}

/**
 * Returns why a step can't be left, or null if it can; 'own' means that a step of the host gives its own reason, see
 * `ownReason`. [CTY-06] [DAT-07] [VTY-03] [UPL-08] [REV-10]
 */
export function blockedBecause(step: StepName, context: WizardContext): Blocked | 'own' | null {
	const { choices, offer } = context;
	switch (step) {
		case 'COUNTRY':
			if (context.countries.status === 'loading') return 'listLoading';
			return choices.country ? null : 'country';
		case 'DATE': {
			if (!choices.startDate && !choices.endDate) return 'dates';
			const errors = dateErrors(context);
			return errors.startDate ? 'startDate' : errors.endDate ? 'endDate' : null;
		}
		case 'VISA_TYPE':
			return choices.visaType ? null : missing(offer.visaTypes, 'visaType');
		case 'VISA_OPTION':
			return choices.visaOption ? null : missing(offer.visaOptions, 'visaOption');
		case 'SERVICE':
			return choices.service ? null : missing(offer.services, 'service');
		case 'UPLOAD_DOCUMENT':
			return picturesBlocked(context);
		case 'FINAL_REVIEW':
			if (isSomethingMissing(context)) return 'incomplete';
			// A visitor continues to the account first: nothing is sent yet, and everything is kept.
			if (context.user && missingPictures(context).length > 0) return 'pictures';
			return underWay(context) ?? reviewBlocked(context);
		default:
			return ownStep(context.steps, step)?.blocked?.(context) ? 'own' : null;
	}
}

function reviewBlocked(context: WizardContext): Blocked | null {
	if (notesError(context)) return 'notes';
	if (context.quoteProblem) return 'priceFailed';
	if (!context.quote) return 'priceLoading';
	return context.quote.totalPrice > 0 ? null : 'priceZero';
}

/** Something from an earlier step is missing: the server refused it. [WIZ-12] */
function isSomethingMissing(context: WizardContext): boolean {
	return arrived(context).length === 0 || Object.values(context.choices).includes(null);
}

/** Without an image that was chosen last, nothing goes on: not the one that it replaces either. [UPL-03] */
function underWay(context: WizardContext): Blocked | null {
	const under = travelling(context).map(({ sending }) => sending?.status);
	if (under.includes('doubtful')) return 'doubts';
	return under.includes('checking') || under.includes('uploading') ? 'uploading' : null;
}

/** One image is enough to continue; the review asks for the others. [UPL-08] [UPL-11] */
const picturesBlocked = (context: WizardContext): Blocked | null =>
	underWay(context) ?? (arrived(context).length > 0 ? null : 'document');

function missing(list: Remote<unknown>, choice: Blocked): Blocked {
	if (list.status === 'ready') return choice;
	return list.status === 'loading' ? 'listLoading' : 'listFailed';
}

/** Whether a step's own selection is made; the country list may still be loading. */
export function isComplete(step: StepName, context: WizardContext): boolean {
	if (step === 'COUNTRY') return context.choices.country !== null;
	if (step === 'UPLOAD_DOCUMENT') return arrived(context).length > 0;
	return blockedBecause(step, context) === null;
}

/** The furthest step that may be opened: the first incomplete one, or the requested one if it comes earlier. */
export function reachableStep(wanted: StepName, context: WizardContext): StepName {
	const all = namesOf(context.steps);
	const steps = all.slice(0, all.indexOf(wanted));
	return steps.find((step) => !isComplete(step, context)) ?? wanted;
}
