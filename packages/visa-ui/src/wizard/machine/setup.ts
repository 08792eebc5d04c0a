import { businessToday, startOfDay } from 'visa-sdk/rules';
import { assertEvent, assign, enqueueActions, setup, stateIn } from 'xstate';
import { warn } from '../../root/warn';
import { missingCalls, wizardActors } from './actors';
import { blockedBecause, reachableStep } from './blocked';
import { toDraft, toProgress } from './draft';
import { DRAFT_KEY, forgetDraft, PROGRESS_KEY } from './heldWork';
import { picturesOf } from './pictures';
import type { Restored } from './restore';
import { newVisaRequest, quoteKey, quoteQuestion } from './review';
import { nameOf, namesOf } from './stepNames';
import { unsaid, withLeftOut } from './steps';
import {
	loadingOffer,
	type StepName,
	type WizardContext,
	type WizardEmitted,
	type WizardEvent,
	type WizardInput,
} from './types';
import { toWizardSearch } from './urlChoices';
import { isSameSearch, withLaterChoices } from './urlSteps';

/** How long the success message is shown before the browser goes to the payment page, in ms. [SUB-01] */
export const REDIRECT_DELAY_MS = 1500;

const firstOf = ({ steps: [first = 'COUNTRY'] }: Pick<WizardContext, 'steps'>) => nameOf(first);

/** The query of the current state. [WIZ-04] */
export function currentSearch(context: WizardContext) {
	return toWizardSearch(
		context.step ?? firstOf(context),
		context.choices,
		context.countrySearch,
		context.own,
		firstOf(context),
	);
}

/** The machine's vocabulary: events, guards named as questions, actions. */
export const wizard = setup({
	types: {
		context: {} as WizardContext,
		events: {} as WizardEvent,
		emitted: {} as WizardEmitted,
		input: {} as WizardInput,
	},
	actors: wizardActors(missingCalls),
	delays: {
		redirect: REDIRECT_DELAY_MS,
		midnight: ({ context: { now } }) => startOfDay(businessToday(now()).toString(), 1).getTime() - now().getTime(),
	},
	guards: {
		isStepComplete: ({ context }) => context.step !== null && blockedBecause(context.step, context) === null,
		isGoingTo: ({ context, event }, { step }: { step: StepName }) =>
			event.type === 'GO_TO' && event.step === step && reachableStep(step, context) === step,
		isRestoredTo: ({ context }, { step }: { step: StepName }) => reachableStep(context.wantedStep, context) === step,
		isCountryMissing: ({ context }) => context.choices.country === null,
		isListStale: ({ context }) => context.countriesFor !== context.countrySearch,
		isAnotherUrl: ({ context, event }) =>
			event.type === 'URL_CHANGED' && !isSameSearch(event.search, currentSearch(context)),
		isOfferUnwanted: ({ context }) => context.choices.country === null && context.offerOf !== null,
		isOfferStale: ({ context }) => context.offerOf !== (context.choices.country?.id ?? null),
		isOfferRestored: ({ context }) => context.offer !== loadingOffer,
		isOfferIncomplete: ({ context }) => Object.values(context.offer).some((list) => list.status === 'failed'),
		isOfferKnown: ({ context }) => context.step !== null && context.offerOf !== null,
		isSubmitting: stateIn({ flow: 'submitting' }),
		isQuoteStale: ({ context }) =>
			context.step === 'FINAL_REVIEW' && quoteQuestion(context) !== null && context.askedQuote !== quoteKey(context),
		isReviewLeft: ({ context }) => context.step !== 'FINAL_REVIEW',
		isConfirmBlocked: ({ context }) => blockedBecause('FINAL_REVIEW', context) !== null,
		isVisitor: ({ context }) => context.user === null,
		isRequestWhole: ({ context }) => newVisaRequest(context) !== null,
	},
	actions: {
		remember: ({ context }) => {
			// Sent, it is forgotten: what arrives until the page is left brings nothing of it back. [SUB-06]
			if (context.paymentUrl !== null) return;
			context.storage.progress.setItem(PROGRESS_KEY, JSON.stringify(toProgress(context)));
			if (context.hasDraft) context.storage.draft.setItem(DRAFT_KEY, JSON.stringify(toDraft(context, true)));
		},
		saveDraft: ({ context }) => context.storage.draft.setItem(DRAFT_KEY, JSON.stringify(toDraft(context, false))),
		/** The user is expected back: everything is kept for them. [SUB-04] */
		leadBackToSignIn: enqueueActions(({ enqueue }) => {
			enqueue.assign({ hasDraft: true });
			enqueue(({ context }) => context.storage.draft.setItem(DRAFT_KEY, JSON.stringify(toDraft(context, false))));
			enqueue.emit({ type: 'signInNeeded', isSessionLost: true, hasAccount: true });
		}),
		forget: ({ context }) => forgetDraft(context.storage),
		// Input and uploads are kept; only the link's own selections are read again.
		readUrl: assign(({ context, event }) => {
			assertEvent(event, 'URL_CHANGED');
			// Before anything was shown, a draft is still to be looked for.
			const isLoad = context.isLoad && context.step === null;
			return { search: withLaterChoices(event.search, currentSearch(context), namesOf(context.steps)), isLoad };
		}),
		// Next was pressed with dates that midnight has made impossible: the reason shows beside them. [DAT-09] [DAT-12]
		judgeDates: assign(({ context: { choices, touched } }) => ({
			touched: {
				startDate: touched.startDate || choices.startDate !== null,
				endDate: touched.endDate || choices.endDate !== null,
			},
		})),
		applyRestored: enqueueActions(({ context, enqueue }, restored: Restored) => {
			const { dropped, step, offer, documents, ...form } = restored;
			enqueue.assign({
				...form,
				// Navigating history between steps: uploads in progress continue.
				...(context.isLoad && { pictures: picturesOf(documents, form.peopleCount) }),
				touched: {
					startDate: context.touched.startDate || form.refusedDates.startDate !== null,
					endDate: context.touched.endDate || form.refusedDates.endDate !== null,
				},
				setAside: null,
				wantedStep: step,
				choices: withLeftOut({ steps: context.steps, choices: form.choices, offer: offer ?? loadingOffer }),
				offer: offer ?? loadingOffer,
				offerOf: form.choices.country?.id ?? null,
				startProblem: null,
			});
			if (dropped.length > 0) enqueue.emit({ type: 'dropped', what: dropped });
		}),
		showStep: assign((_, { step }: { step: StepName }) => ({ step })),
		warnAtReview: ({ context }) => {
			// Repeated here so that a bundler removes the check.
			if (process.env.NODE_ENV !== 'production')
				warn(...unsaid(context.steps, toWizardSearch('', context.choices, ''), context));
		},
	},
});
