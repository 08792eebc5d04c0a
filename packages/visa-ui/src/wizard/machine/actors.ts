import type { Country, NewVisaRequest, PaymentPage, PriceQuote } from 'visa-sdk/contract';
import { uploadFault } from 'visa-sdk/rules';
import { fromCallback, fromPromise } from 'xstate';
import { loadOffer, type Restored, type RestoreInput, restore } from './restore';
import type { Offer, QuoteQuestion, WizardCalls, WizardEvent, WizardUser } from './types';

/** The machine's actors over a set of calls. */
export function wizardActors(calls: WizardCalls) {
	return {
		restore: fromPromise<Restored, RestoreInput>(({ input, signal }) => restore(input, calls, signal)),
		findCountries: fromPromise<readonly Country[], { text: string; isAnew: boolean }>(async ({ input, signal }) => {
			if (input.isAnew) await calls.forgetOffer?.();
			return calls.findCountries(input.text, signal);
		}),
		loadOffer: fromPromise<Offer, { countryId: string; isAnew: boolean }>(async ({ input, signal }) => {
			if (input.isAnew) await calls.forgetOffer?.();
			return loadOffer(input.countryId, calls, signal);
		}),
		getQuote: fromPromise<PriceQuote, { question: QuoteQuestion }>(({ input, signal }) =>
			calls.getQuote(input.question, signal),
		),
		upload: fromCallback<WizardEvent, { file: File; user: WizardUser | null }>(({ input, sendBack }) => {
			const abort = new AbortController();
			void upload(calls, input, abort.signal).then((event) => {
				if (!abort.signal.aborted) sendBack(event);
			});
			return () => abort.abort();

			async function upload(
				{ upload: send }: WizardCalls,
				{ file, user }: { file: File; user: WizardUser | null },
				signal: AbortSignal,
			): Promise<WizardEvent> {
				try {
					const fault = await uploadFault(file);
					if (fault) return { type: 'UPLOAD_REFUSED', fault };
					const onProgress = (fraction: number) => sendBack({ type: 'UPLOAD_PROGRESS', fraction });
					return { type: 'UPLOAD_DONE', url: await send(file, { user, onProgress, signal }) };
				} catch (error) {
					return { type: 'UPLOAD_FAILED', error };
				}
			}
		}),
		createRequest: fromPromise<PaymentPage, { request: NewVisaRequest; key: string }>(({ input }) =>
			calls.createRequest(input.request, input.key),
		),
		activatePromocode: fromPromise<void, { code: string }>(({ input }) => calls.activatePromocode(input.code)),
	};
}

const missing = (): never => {
	throw new Error('The wizard machine has no calls: use wizardMachine.provide({ actors: wizardActors(calls) }).');
};

/** Stands for the calls until they are provided. */
export const missingCalls: WizardCalls = {
	findCountries: missing,
	getCountry: missing,
	getVisaTypes: missing,
	getVisaOptions: missing,
	getServices: missing,
	getQuote: missing,
	upload: missing,
	getPreview: missing,
	createRequest: missing,
	activatePromocode: missing,
};
