export { afterPaint } from '../../root/afterPaint';
export { missingCalls, type PictureCalls, type PictureTask, readyCheck, sendPicture, wizardActors } from './actors';
export { browserAddress, memoryAddress, type RouterLike, tanStackAddress, type WizardAddress } from './address';
export {
	type Blocked,
	blockedBecause,
	dateErrors,
	dateFaults,
	isComplete,
	NOTES_MAXIMUM,
	notesError,
	reachableStep,
} from './blocked';
export { type WizardClient, wizardCalls } from './calls';
export { DRAFT_VERSION, parseDraft, type StoredDraft, toDraft } from './draft';
export { followWizard } from './followWizard';
export { claimDraft, DRAFT_KEY, forgetDraft, holdsWork, PROGRESS_KEY } from './heldWork';
export {
	isDraftEmpty,
	isPartOfDraft,
	isSameDraft,
	keptVersion,
	layDraft,
	noteKeptVersion,
	toKeptContent,
} from './keptDraft';
export { type LateService, lateService } from './lateService';
export { type WizardActor, type WizardSnapshot, wizardMachine, wizardMachineOf } from './machine';
export { openedWizard } from './opened';
export { canRetry, noPicture, type PictureEvent, pictureAfter, workAfter } from './picture';
export { arrived, missingPictures, percentSent, travelling } from './pictures';
export { toProblem } from './problem';
export { boundPromocode, endedPromocode } from './promocode';
export { isCountryGone, isOutcomeUnknown, isRefusal, refusalOf, refusedSteps } from './refusal';
export type { Restored, RestoreInput } from './restore';
export { quoteKey, quoteQuestion, type ReviewLine, reviewLines } from './review';
export { currentSearch, REDIRECT_DELAY_MS } from './setup';
export { type StayProblem, stayProblem } from './stay';
export { namesOf } from './stepNames';
export { ownReason } from './steps';
export { browserStorage, memoryStorage } from './storage';
export * from './types';
export { toWizardSearch } from './urlChoices';
export { parseWizardSearch, toQuery } from './urlForm';
export { isSameSearch, withLaterChoices } from './urlSteps';
