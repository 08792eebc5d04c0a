import type { Country, NewVisaRequest, PaymentPage, PriceQuote } from 'visa-sdk/contract';
import { uploadFault } from 'visa-sdk/rules';
import { fromCallback, fromPromise } from 'xstate';
import { afterPaint } from '../../root/afterPaint';
import type { PictureEvent } from './picture';
import { loadOffer, type Restored, type RestoreInput, recheck, restore } from './restore';
import type { CheckedPicture, Offer, OwnChoices, QuoteQuestion, WizardCalls, WizardEvent, WizardUser } from './types';

/** The upload of one image. [UPL-11] */
export interface PictureTask {
	/** The id of its traveller's place. */
	readonly picture: number;
	readonly file: File;
	readonly user: WizardUser | null;
	/** The traveller has seen the warnings, or there were none. */
	readonly isLookedAt: boolean;
}

/** The calls that an image needs. */
export type PictureCalls = Pick<WizardCalls, 'upload' | 'checkPicture'>;

/** Checks an image, unless that has been done, and uploads it if there are no warnings. [UPL-07] [UPL-10] */
export async function sendPicture(
	calls: PictureCalls,
	{ picture, file: chosen, user, isLookedAt }: PictureTask,
	tell: (event: PictureEvent) => void,
	signal: AbortSignal,
): Promise<void> {
	const { file, doubts } = isLookedAt ? { file: chosen, doubts: [] } : await looked(calls, chosen, signal);
	if (!isLookedAt) tell({ type: 'PICTURE_CHECKED', picture, file, doubts });
	if (doubts.length > 0 || signal.aborted) return;
	try {
		const fault = await uploadFault(file);
		if (fault) return tell({ type: 'UPLOAD_REFUSED', picture, fault });
		const onProgress = (fraction: number) => tell({ type: 'UPLOAD_PROGRESS', picture, fraction });
		tell({ type: 'UPLOAD_DONE', picture, url: await calls.upload(file, { user, onProgress, signal }) });
	} catch (error) {
		tell({ type: 'UPLOAD_FAILED', picture, error });
	}
}

/** Prepares the check while a picture is being chosen, unless the host has its own. [UPL-10] */
export function readyCheck(calls: Pick<PictureCalls, 'checkPicture'>): () => void {
	const abort = new AbortController();
	if (!calls.checkPicture && typeof Worker !== 'undefined' && navigator.onLine)
		void import('../pictures/checkPicture').then(({ awaitPicture }) => awaitPicture(abort.signal)).catch(() => {});
	return () => abort.abort();
}

/** A check that fails is no obstacle. [UPL-10] */
async function looked(calls: PictureCalls, file: File, signal: AbortSignal): Promise<CheckedPicture> {
	try {
		if (calls.checkPicture) return await calls.checkPicture(file, signal);
		// A file that isn't an image is refused with a message when it is uploaded.
		if (typeof Worker === 'undefined' || (await uploadFault(file))) return { doubts: [], file };
		const { checkPicture } = await import('../pictures/checkPicture');
		return await checkPicture(file, signal);
	} catch {
		return { doubts: [], file };
	}
}

/**
 * Work that reports nothing once nobody waits for it. React's StrictMode stops a machine and restarts it with the same
 * actors: the result of the stopped work, an abort, would be taken for the new one's.
 */
const wanted = <Answer, Input>(work: (asked: { input: Input; signal: AbortSignal }) => Promise<Answer>) =>
	fromPromise<Answer, Input>(
		({ input, signal }) =>
			new Promise((resolve, reject) => {
				work({ input, signal }).then(
					(answer) => signal.aborted || resolve(answer),
					(error: unknown) => signal.aborted || reject(error),
				);
			}),
	);

/** The machine's actors for a set of calls. */
export function wizardActors(calls: WizardCalls) {
	return {
		restore: wanted<Restored, RestoreInput>(({ input, signal }) => restore(input, calls, signal)),
		findCountries: wanted<readonly Country[], { text: string; isAnew: boolean }>(async ({ input, signal }) => {
			if (input.isAnew) await calls.forgetOffer?.();
			return calls.findCountries(input.text, signal);
		}),
		loadOffer: wanted<Offer, { countryId: string; isAnew: boolean }>(async ({ input, signal }) => {
			await afterPaint();
			// Another country may have been selected meanwhile.
			signal.throwIfAborted();
			if (input.isAnew) await calls.forgetOffer?.();
			return loadOffer(input.countryId, calls, signal);
		}),
		recheckOffer: wanted<Awaited<ReturnType<typeof recheck>>, { countryId: string }>(async ({ input, signal }) => {
			// What was learned a moment ago doesn't tell what has been withdrawn since.
			await calls.forgetOffer?.();
			return recheck(input.countryId, calls, signal);
		}),
		getQuote: wanted<PriceQuote, { question: QuoteQuestion }>(({ input, signal }) =>
			calls.getQuote(input.question, signal),
		),
		sendPicture: fromCallback<WizardEvent, PictureTask>(({ input, sendBack }) => {
			const abort = new AbortController();
			const tell = (event: PictureEvent) => {
				if (!abort.signal.aborted) sendBack(event);
			};
			void sendPicture(calls, input, tell, abort.signal);
			return () => abort.abort();
		}),
		readyCheck: fromCallback(() => readyCheck(calls)),
		createRequest: fromPromise<PaymentPage, { request: NewVisaRequest; key: string; own: OwnChoices }>(({ input }) =>
			calls.createRequest(input.request, input.key, input.own),
		),
		activatePromocode: fromPromise<string, { code: string }>(({ input: { code } }) =>
			calls.activatePromocode(code).then(() => code),
		),
		removePromocode: fromPromise<void>(() => calls.removePromocode()),
	};
}

const missing = (): never => {
	throw new Error('The wizard machine has no calls: use wizardMachine.provide({ actors: wizardActors(calls) }).');
};

/** Placeholders until the calls are provided. */
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
	removePromocode: missing,
};
