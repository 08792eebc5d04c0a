import type { Country } from 'visa-sdk/contract';
import { SEARCH_MAXIMUM } from 'visa-sdk/rules';
import { assign, emit, enqueueActions } from 'xstate';
import { newFormId } from './draft';
import { idempotencyKey } from './idempotencyKey';
import { ofPeople, withoutTraveller } from './pictures';
import { toProblem } from './problem';
import { isRefusal, withoutRefused } from './refusal';
import { newVisaRequest } from './review';
import { wizard } from './setup';
import { type ChoiceName, type Choices, noChoices, type StepName, type WizardContext, type WizardStep } from './types';

const show = (step: StepName) => ({ type: 'showStep' as const, params: { step } });
const forward = (target: WizardStep) => ({ guard: 'isStepComplete' as const, target, actions: 'remember' as const });
const goTo = (step: WizardStep) => ({
	guard: { type: 'isGoingTo' as const, params: { step } },
	target: `.${step}` as const,
});
const restored = (step: WizardStep) => ({
	guard: { type: 'isRestoredTo' as const, params: { step } },
	target: `choosing.${step}` as const,
});
const choose = <Name extends ChoiceName>(choices: Choices, name: Name, value: Choices[Name]) => ({
	choices: { ...choices, [name]: value },
	submitProblem: null,
});

/**
 * Without a country there is nothing to select from: the other selections are set aside for the next country. [CTY-04]
 */
export function chooseCountry(
	{ choices, setAside }: Pick<WizardContext, 'choices' | 'setAside'>,
	country: Country | null,
) {
	if (!country) return { choices: noChoices, setAside: choices, submitProblem: null };
	return { choices: { ...(setAside ?? choices), country }, setAside: null, submitProblem: null };
}

/** Restoring a link or a draft; nothing in it is lost if the server is unreachable. [WIZ-05] [SUB-05] */
export const starting = wizard.createStateConfig({
	invoke: {
		src: 'restore',
		input: ({ context }) => ({ ...context, documents: context.pictures.map(({ document }) => document) }),
		onDone: {
			target: 'arriving',
			actions: [{ type: 'applyRestored', params: ({ event }) => event.output }, 'remember'],
		},
		onError: {
			target: 'startFailed',
			actions: assign({ startProblem: ({ event }) => toProblem(event.error) }),
		},
	},
	on: { URL_CHANGED: { target: 'starting', reenter: true, actions: 'readUrl' } },
});

type Confirm = NonNullable<NonNullable<Parameters<typeof wizard.createStateConfig>[0]['on']>['CONFIRM']>;

/** Confirming leads to payment; a visitor continues to the account first. */
const confirm = [
	{ guard: 'isConfirmBlocked' },
	{
		guard: 'isVisitor',
		actions: [
			assign({ hasDraft: true }),
			'saveDraft',
			emit(({ event }) => ({
				type: 'signInNeeded',
				isSessionLost: false,
				hasAccount: event.hasAccount === true,
			})),
		],
	},
	{
		guard: 'isRequestWhole',
		target: '#wizard.flow.submitting',
		// A form of its own from here on.
		actions: assign(({ event }) => (event.isAnother ? { formId: newFormId() } : {})),
	},
] satisfies Confirm;

/**
 * A step of the list: forward if complete, back one at a time. It begins anew with each date: limits, hints and reasons
 * follow midnight. A timer stands still while a device sleeps, but its owner comes back to the window. [DAT-05] [DAT-09]
 */
function stepState(names: readonly StepName[], name: StepName, index: number) {
	const [before, after] = [names[index - 1], names[index + 1]];
	const anew = { target: name as WizardStep, reenter: true };
	return {
		entry: name === 'FINAL_REVIEW' ? [show(name), 'warnAtReview' as const] : show(name),
		...(name === 'UPLOAD_DOCUMENT' && { invoke: { src: 'readyCheck' as const } }),
		// Asking for the date the first time is slow, and no date is shown among the countries.
		...(name !== 'COUNTRY' && { after: { midnight: anew } }),
		on: {
			...(name !== 'COUNTRY' && { RECHECK_OFFER: anew }),
			...(after !== undefined && {
				NEXT: [forward(after as WizardStep), ...(name === 'DATE' ? [{ actions: 'judgeDates' as const }] : [])],
			}),
			...(before !== undefined && { BACK: before as WizardStep }),
			...(name === 'FINAL_REVIEW' && { CONFIRM: confirm }),
		},
	};
}

/** The steps in order. [WIZ-01] */
export const choosingOf = (names: readonly StepName[]) =>
	wizard.createStateConfig({
		initial: names[0] as WizardStep,
		// The compiler knows the seven; a host's own are added, and an omitted one is never requested.
		states: Object.fromEntries(names.map((name, index) => [name, stepState(names, name, index)])) as Record<
			WizardStep,
			ReturnType<typeof stepState>
		>,
		on: {
			GO_TO: names.map((name) => goTo(name as WizardStep)),
			SET_OWN: {
				actions: [
					assign(({ context, event: { key, value } }) => {
						const { [key]: _, ...rest } = context.own;
						return { own: value === null ? rest : { ...rest, [key]: value } };
					}),
					'remember',
				],
			},
			URL_CHANGED: { guard: 'isAnotherUrl', target: 'starting', actions: 'readUrl' },
			SEARCH: { actions: assign({ countrySearch: ({ event }) => event.text.slice(0, SEARCH_MAXIMUM) }) },
			CHOOSE_COUNTRY: {
				actions: [assign(({ context, event }) => chooseCountry(context, event.country)), 'remember'],
			},
			SET_START_DATE: {
				actions: [
					assign(({ context, event }) => ({
						...choose(context.choices, 'startDate', event.day),
						// A later start validates the end again, so its error must be able to show. [DAT-10]
						touched: { ...context.touched, endDate: context.touched.endDate || context.choices.endDate !== null },
						refusedDates: { ...context.refusedDates, startDate: null },
					})),
					'remember',
				],
			},
			SET_END_DATE: {
				actions: [
					assign(({ context, event }) => ({
						...choose(context.choices, 'endDate', event.day),
						refusedDates: { ...context.refusedDates, endDate: null },
					})),
					'remember',
				],
			},
			LEAVE_DATE: {
				actions: assign(({ context, event: { field, typed } }) => ({
					touched: { ...context.touched, [field]: true },
					...(typed && { refusedDates: { ...context.refusedDates, [field]: typed } }),
				})),
			},
			CHOOSE_VISA_TYPE: {
				actions: [assign(({ context, event }) => choose(context.choices, 'visaType', event.visaType)), 'remember'],
			},
			CHOOSE_VISA_OPTION: {
				actions: [assign(({ context, event }) => choose(context.choices, 'visaOption', event.visaOption)), 'remember'],
			},
			CHOOSE_SERVICE: {
				actions: [assign(({ context, event }) => choose(context.choices, 'service', event.service)), 'remember'],
			},
			SET_PEOPLE_COUNT: { actions: [assign(({ context, event }) => ofPeople(context, event.peopleCount)), 'remember'] },
			ADD_TRAVELLER: { actions: [assign(({ context }) => ofPeople(context, context.peopleCount + 1)), 'remember'] },
			REMOVE_TRAVELLER: {
				actions: [assign(({ context, event }) => withoutTraveller(context, event.picture)), 'remember'],
			},
			TYPE_PROMOCODE: { actions: [assign({ typedPromocode: ({ event }) => event.code }), 'remember'] },
			SET_NOTES: { actions: [assign({ notes: ({ event }) => event.notes }), 'remember'] },
		},
	});

/** Opens the restored step, or the first incomplete one before it. */
export const arrivingOf = (names: readonly StepName[]) =>
	wizard.createStateConfig({ always: names.map((name) => restored(name as WizardStep)) });

/** Creating the request: one call per confirmation. [SUB-01] [SUB-03] */
export const submitting = wizard.createStateConfig({
	entry: [assign({ submitProblem: null, confirmedTotal: null }), 'remember'],
	invoke: {
		src: 'createRequest',
		input: ({ context }) => {
			const request = newVisaRequest(context);
			if (!request) throw new Error('A request is created only when it is whole.');
			return { request, key: idempotencyKey(context), own: context.own };
		},
		onDone: {
			target: 'redirecting',
			actions: [
				assign({ paymentUrl: ({ event }) => event.output.paymentUrl, hasDraft: false }),
				'forget',
				emit({ type: 'created' }),
			],
		},
		onError: {
			target: 'choosing.FINAL_REVIEW',
			actions: enqueueActions(({ context, event, enqueue }) => {
				const problem = toProblem(event.error);
				if (problem.statusCode === 401) {
					enqueue('leadBackToSignIn');
					return;
				}
				enqueue.assign({ submitProblem: problem, ...withoutRefused(context, problem) });
				enqueue('remember');
				const isSentAlready = problem.code === 'IDEMPOTENCY_CONFLICT';
				if (isRefusal(problem) && !isSentAlready) {
					enqueue.assign({ askedQuote: null });
					enqueue.raise({ type: 'REFRESH_OFFER' });
				}
				if (problem.code === 'EMAIL_NOT_CONFIRMED') {
					// The e-mail's link may open in another tab: the draft brings the traveller back to the review.
					enqueue.assign({ hasDraft: true });
					enqueue('saveDraft');
				}
				if (problem.code === 'PRICE_CHANGED') {
					// The price is requested again: the traveller sees both totals and decides.
					enqueue.assign({ confirmedTotal: context.quote?.totalPrice ?? null });
				} else if (!isSentAlready) {
					// The review says what there is to decide.
					enqueue.emit({ type: 'failed', problem, about: 'request' });
				}
			}),
		},
	},
});
