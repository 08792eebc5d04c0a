import { type ActorRefFrom, assign, emit, type SnapshotFrom } from 'xstate';
import { arriving, choosing, starting, submitting } from './flow';
import { countries, offer, promocode, quote, upload } from './regions';
import { readProgress } from './restore';
import { wizard } from './setup';
import { loadingOffer, noChoices } from './types';

/**
 * The visa wizard: seven steps, the lists they choose from, the price, the upload and the submission. It knows no
 * view and no server: provide its calls with `wizardMachine.provide({ actors: wizardActors(calls) })`. [WIZ-08]
 */
export const wizardMachine = wizard.createMachine({
	id: 'wizard',
	context: ({ input }) => ({
		storage: input.storage,
		now: input.now ?? (() => new Date()),
		search: input.search,
		isLoad: true,
		step: null,
		wantedStep: 'COUNTRY',
		countrySearch: input.search.countrySearch ?? '',
		countries: { status: 'loading' },
		offer: loadingOffer,
		offerOf: null,
		choices: noChoices,
		setAside: null,
		touched: { startDate: false, endDate: false },
		refusedDates: { startDate: null, endDate: null },
		quote: null,
		quoteProblem: null,
		askedQuote: null,
		promoActivations: 0,
		promoProblem: null,
		upload: { file: null, previewUrl: null, progress: 0, problem: null, fault: null },
		failedFile: null,
		user: input.user,
		startProblem: null,
		submitProblem: null,
		confirmedTotal: null,
		paymentUrl: null,
		hasDraft: false,
		...readProgress(input.storage),
	}),
	type: 'parallel',
	states: {
		flow: {
			initial: 'starting',
			states: {
				starting,
				startFailed: { on: { RETRY: 'starting' } },
				arriving,
				choosing,
				submitting,
				redirecting: { after: { redirect: 'leaving' } },
				leaving: {
					entry: emit(({ context }) => ({ type: 'leaving', paymentUrl: context.paymentUrl ?? '' })),
				},
			},
		},
		countries,
		offer,
		quote,
		upload,
		promocode,
	},
	on: { USER_CHANGED: { actions: assign({ user: ({ event }) => event.user }) } },
});

export type WizardActor = ActorRefFrom<typeof wizardMachine>;
export type WizardSnapshot = SnapshotFrom<typeof wizardMachine>;
