import { CalendarDate } from '@internationalized/date';
import fc from 'fast-check';
import type { PriceQuote } from 'visa-sdk/contract';
import { describe, expect, it, vi } from 'vitest';
import { blockedBecause, dateErrors } from './blocked';
import { DRAFT_KEY, PROGRESS_KEY } from './heldWork';
import { refusalOf, refusedSteps } from './refusal';
import { reviewLines } from './review';
import { currentSearch } from './setup';
import { memoryStorage } from './storage';
import {
	fast,
	isChoosing,
	italy,
	pngFile,
	refusal,
	single,
	standard,
	startWizard,
	student,
	tourist,
	traveller,
	turkey,
	wholeSearch,
} from './testKit';
import { type WizardCalls, type WizardContext, wizardSteps } from './types';

const review = { ...wholeSearch, step: 'FINAL_REVIEW' } as const;
const withDocument = () =>
	memoryStorage(
		{},
		{ [PROGRESS_KEY]: JSON.stringify({ document: { url: '/api/uploads/abc', name: 'a.png', size: 3 } }) },
	);
const documentOf = ({ pictures }: WizardContext) => pictures[0]?.document ?? null;
const sendingOf = ({ pictures }: WizardContext) => pictures[0]?.sending ?? null;
const onReview = async (options: Parameters<typeof startWizard>[0] = {}) => {
	const wizard = startWizard({ search: review, storage: withDocument(), ...options });
	await wizard.onStep('FINAL_REVIEW');
	await wizard.until(({ context }) => context.quote !== null || context.quoteProblem !== null);
	return wizard;
};

describe('steps', () => {
	it('[WIZ-01] [WIZ-08] goes through the seven steps forward and back without a view', async () => {
		const { actor, onStep, until, context } = startWizard();
		await onStep('COUNTRY');
		await until(({ context }) => context.countries.status === 'ready');
		const seen = [context().step];
		const next = async () => {
			actor.send({ type: 'NEXT' });
			seen.push(context().step);
		};
		actor.send({ type: 'CHOOSE_COUNTRY', country: italy });
		await until(({ context }) => context.offer.services.status === 'ready');
		await next();
		actor.send({ type: 'SET_START_DATE', day: new CalendarDate(2026, 12, 8) });
		actor.send({ type: 'SET_END_DATE', day: new CalendarDate(2026, 12, 9) });
		await next();
		actor.send({ type: 'CHOOSE_VISA_TYPE', visaType: tourist });
		await next();
		actor.send({ type: 'CHOOSE_VISA_OPTION', visaOption: single });
		await next();
		actor.send({ type: 'CHOOSE_SERVICE', service: standard });
		await next();
		actor.send({ type: 'CHOOSE_FILE', file: pngFile() });
		await until(({ context }) => documentOf(context) !== null);
		await next();
		expect(seen).toEqual(wizardSteps);
		for (const step of [...wizardSteps].reverse().slice(1)) {
			actor.send({ type: 'BACK' });
			expect(context().step).toBe(step);
		}
	});

	it('[CTY-06] [DAT-07] [VTY-03] [UPL-08] [REV-10] stays and says why while a step is not complete', async () => {
		const { actor, onStep, until, context } = startWizard({
			search: { step: 'COUNTRY', countryId: italy.id },
		});
		await onStep('COUNTRY');
		await until(({ context }) => context.countries.status === 'ready');
		actor.send({ type: 'CHOOSE_COUNTRY', country: null });
		actor.send({ type: 'NEXT' });
		expect(context().step).toBe('COUNTRY');
		expect(blockedBecause('COUNTRY', context())).toBe('country');
		expect(blockedBecause('DATE', context())).toBe('dates');
		expect(blockedBecause('UPLOAD_DOCUMENT', context())).toBe('document');
		expect(blockedBecause('FINAL_REVIEW', context())).toBe('incomplete');
	});

	it('[DAT-08] [DAT-10] judges the end again when the start moves behind it', async () => {
		const { actor, onStep, context } = startWizard({ search: { ...wholeSearch, step: 'DATE' } });
		await onStep('DATE');
		expect(dateErrors(context())).toEqual({});
		actor.send({ type: 'SET_START_DATE', day: new CalendarDate(2026, 12, 25) });
		expect(dateErrors(context())).toEqual({ endDate: 'notAfterStart' });
		expect(context().touched.endDate).toBe(true);
		expect(blockedBecause('DATE', context())).toBe('endDate');
	});

	it('[WIZ-06] drops what another country does not offer, keeps the rest, and says so', async () => {
		const { actor, onStep, until, context, emitted } = startWizard({
			search: { ...wholeSearch, step: 'COUNTRY', visaTypeId: student.id },
		});
		await onStep('COUNTRY');
		actor.send({ type: 'CHOOSE_COUNTRY', country: turkey });
		await until(({ context }) => context.offerOf === turkey.id && context.offer.services.status === 'ready');
		expect(context().choices).toMatchObject({ visaType: null, visaOption: single, service: standard });
		expect(emitted).toContainEqual({ type: 'dropped', what: ['visaType'] });
	});
});

describe('link', () => {
	it.each(wizardSteps)('[WIZ-05] opens a link at %s with its choices', async (step) => {
		const { onStep, context } = startWizard({ search: { ...wholeSearch, step }, storage: withDocument() });
		await onStep(step);
		expect(context().choices).toMatchObject({
			country: italy,
			visaType: tourist,
			visaOption: single,
			service: standard,
		});
	});

	it('[WIZ-05] drops what is unknown, past or no longer offered, and opens the first step that lacks something', async () => {
		const { onStep, emitted } = startWizard({
			search: { ...review, serviceId: fast.id, startDate: '2026-11-22', visaOptionId: 'nonsense' },
			calls: { getServices: async () => [standard] },
			storage: withDocument(),
		});
		await onStep('DATE');
		expect(emitted).toContainEqual({ type: 'dropped', what: ['visaOption', 'service', 'dates'] });
	});

	it.each([
		[{ countryId: italy.id }, 'DATE'],
		[{ countryId: italy.id, startDate: '2026-12-10', endDate: '2026-12-20' }, 'VISA_TYPE'],
		[{ ...wholeSearch, visaOptionId: undefined }, 'VISA_OPTION'],
		[{ ...wholeSearch, serviceId: undefined }, 'SERVICE'],
		[wholeSearch, 'UPLOAD_DOCUMENT'],
		[{ ...wholeSearch, endDate: '2020-01-01' }, 'DATE'],
		[{ serviceId: standard.id }, 'COUNTRY'],
		[{ countrySearch: 'ita' }, 'COUNTRY'],
		[{ ...wholeSearch, step: 'COUNTRY' }, 'COUNTRY'],
	] as const)('[WIZ-10] opens %j at %s', async (search, step) => {
		const { onStep, context } = startWizard({ search, storage: withDocument() });
		await onStep(step);
		expect(currentSearch(context()).step ?? 'COUNTRY').toBe(step);
	});

	it('[CTY-04] [WIZ-10] taking the country back takes what was chosen for it along, and the next one brings it back', async () => {
		const { actor, onStep, until, context } = startWizard({ search: { ...wholeSearch, step: 'COUNTRY' } });
		await onStep('COUNTRY');
		actor.send({ type: 'CHOOSE_COUNTRY', country: null });
		expect(currentSearch(context())).toEqual({});
		actor.send({ type: 'CHOOSE_COUNTRY', country: italy });
		await until(({ context }) => context.offer.services.status === 'ready');
		expect(currentSearch(context())).toMatchObject({ step: 'COUNTRY', visaTypeId: tourist.id, serviceId: standard.id });
	});

	it('[WIZ-05] goes back in history without losing what later steps had', async () => {
		const { actor, onStep, context } = startWizard({ search: review, storage: withDocument() });
		await onStep('FINAL_REVIEW');
		actor.send({ type: 'URL_CHANGED', search: { step: 'DATE', countryId: italy.id } });
		await onStep('DATE');
		expect(context().choices.service).toEqual(standard);
		expect(context().choices.startDate).toBeNull();
	});

	it('[WIZ-05] keeps the link when the server can not be asked, and starts on retry', async () => {
		let isDown = true;
		const { actor, until, onStep } = startWizard({
			search: { ...wholeSearch, step: 'SERVICE' },
			calls: {
				getCountry: async () => {
					if (isDown) throw new TypeError('fetch failed');
					return italy;
				},
			},
		});
		await until(({ value }) => value.flow === 'startFailed');
		isDown = false;
		actor.send({ type: 'RETRY' });
		await onStep('SERVICE');
	});
});

describe('price', () => {
	it('[REV-04] never lets a late answer to an older question overwrite a newer one', async () => {
		const answers: ((total: number) => void)[] = [];
		const wizard = startWizard({
			search: review,
			storage: withDocument(),
			calls: { getQuote: () => new Promise((resolve) => answers.push((totalPrice) => resolve({ totalPrice }))) },
		});
		await wizard.onStep('FINAL_REVIEW');
		wizard.actor.send({ type: 'SET_PEOPLE_COUNT', peopleCount: 2 });
		expect(answers).toHaveLength(2);
		answers[1]?.(222);
		await wizard.until(({ context }) => context.quote !== null);
		answers[0]?.(111);
		await Promise.resolve();
		expect(wizard.context().quote).toEqual({ totalPrice: 222 });
	});

	it('[REV-04] asks again when people count, user or promo change, and on entering the step', async () => {
		const getQuote = vi.fn<WizardCalls['getQuote']>(async () => ({ totalPrice: 10 }));
		const wizard = await onReview({ calls: { getQuote } });
		wizard.actor.send({ type: 'SET_PEOPLE_COUNT', peopleCount: 3 });
		await wizard.until(({ context }) => context.quote !== null);
		wizard.actor.send({ type: 'USER_CHANGED', user: traveller });
		await wizard.until(({ context }) => context.quote !== null);
		wizard.actor.send({ type: 'ACTIVATE_PROMOCODE', code: 'SALAM' });
		await wizard.until(({ context }) => context.promoActivations === 1 && context.quote !== null);
		wizard.actor.send({ type: 'BACK' });
		wizard.actor.send({ type: 'NEXT' });
		await wizard.until(({ context }) => context.quote !== null);
		expect(getQuote.mock.calls.map(([question]) => [question.peopleCount, question.isSignedIn])).toEqual([
			[1, false],
			[3, false],
			[3, true],
			[3, true],
			[3, true],
		]);
	});

	it('[REV-06] shows a failed price and asks again on retry', async () => {
		let isDown = true;
		const wizard = await onReview({
			calls: {
				getQuote: async () => {
					if (isDown) throw refusal(503, 'UNAVAILABLE', 'Qiymət hazırda hesablana bilmir');
					return { totalPrice: 5 };
				},
			},
		});
		expect(wizard.context().quoteProblem?.message).toBe('Qiymət hazırda hesablana bilmir');
		isDown = false;
		wizard.actor.send({ type: 'RETRY' });
		await wizard.until(({ context }) => context.quote?.totalPrice === 5);
	});

	it('[REV-01] [REV-02] [REV-03] [REV-05] draws the lines from the one price function', () => {
		const direct = reviewLines({ country: italy, visaOption: single, service: fast }, 2, null);
		expect(direct.lines).toEqual([
			{ kind: 'countryFee', amount: 91, paid: 'now', count: 2 },
			{ kind: 'permission', amount: 120, paid: 'now', count: 2 },
			{ kind: 'service', amount: 120, paid: 'now', count: 1 },
			{ kind: 'embassyExtra', amount: 15, paid: 'embassy', count: 1 },
		]);
		const atEmbassy = reviewLines({ country: turkey, visaOption: single, service: standard }, 1, {
			totalPrice: 58.5,
			originalPriceWithoutDiscount: 65,
			promoDiscount: 6.5,
		});
		expect(atEmbassy.lines).toEqual([
			{ kind: 'countryFee', amount: 0, paid: 'embassy', count: 1 },
			{ kind: 'permission', amount: 60, paid: 'embassy', count: 1 },
			{ kind: 'service', amount: 65, paid: 'now', count: 1 },
			{ kind: 'promo', amount: -6.5, paid: 'now', count: 1 },
		]);
		expect(atEmbassy.total).toBe(58.5);
	});

	const changed: PriceQuote = {
		totalPrice: 175,
		priceLines: [
			{ kind: 'countryFee', amount: 45, paid: 'now', count: 1, label: 'İtaliya' },
			{ kind: 'permission', amount: 65, paid: 'now', count: 1, label: 'Birdəfəlik giriş, yeni' },
			{ kind: 'service', amount: 65, paid: 'now', count: 1, label: 'Standart' },
			{ kind: 'embassyExtra', amount: 10, paid: 'embassy', count: 1 },
		],
	};
	const chosen = { country: italy, visaOption: single, service: standard };

	it("[REV-13] the lines after a quote are the quote's own, whatever was loaded before", () => {
		const { lines, total, atEmbassy } = reviewLines(chosen, 1, changed);
		expect(lines).toEqual(changed.priceLines);
		expect([total, atEmbassy]).toEqual([175, 10]);
	});

	it('[REV-13] lines and total agree also with a server that sends no lines', () => {
		const azn = fc.integer({ min: 0, max: 100_000 }).map((amount) => amount / 100);
		const answer = fc.record({ totalPrice: azn, originalPriceWithoutDiscount: fc.option(azn, { nil: undefined }) });
		fc.assert(
			fc.property(answer, fc.integer({ min: 1, max: 10 }), (quoted, people) => {
				const { lines, total } = reviewLines(chosen, people, quoted);
				const now = lines.filter(({ paid }) => paid === 'now').reduce((sum, { amount }) => sum + amount, 0);
				expect(now).toBeCloseTo(quoted.totalPrice, 6);
				expect(total).toBe(quoted.totalPrice);
			}),
		);
	});

	it('[REV-13] a quote does not outlive the review, where what it was made of can change', async () => {
		const wizard = await onReview({ calls: { getQuote: async () => changed } });
		wizard.actor.send({ type: 'BACK' });
		expect(wizard.context().quote).toBeNull();
	});

	it('[REV-07] clamps the people count', async () => {
		const wizard = await onReview();
		for (const [asked, kept] of [
			[0, 1],
			[11, 10],
			[Number.NaN, 1],
			[2.9, 2],
		] as const) {
			wizard.actor.send({ type: 'SET_PEOPLE_COUNT', peopleCount: asked });
			expect(wizard.context().peopleCount).toBe(kept);
		}
	});
});

describe('upload', () => {
	it('[UPL-04] refuses what is not an image, whatever its name', async () => {
		const { actor, onStep, until, context } = startWizard({ search: wholeSearch });
		await onStep('UPLOAD_DOCUMENT');
		actor.send({ type: 'CHOOSE_FILE', file: new File(['%PDF-1.7 '], 'pasport.jpg', { type: 'image/jpeg' }) });
		await until(({ context }) => sendingOf(context)?.status === 'refused');
		expect(sendingOf(context())).toEqual({ status: 'refused', fault: 'wrong-type' });
		expect(documentOf(context())).toBeNull();
	});

	it('[UPL-03] [UPL-07] replaces the image, shows a failure, and sends the same file again on retry', async () => {
		let isDown = false;
		const upload = vi.fn(async (file: File) => {
			if (isDown) throw refusal(503, 'UNAVAILABLE', 'Şəkil hazırda saxlanıla bilmir');
			return `/api/uploads/${file.name}`;
		});
		const { actor, onStep, until, context, emitted } = startWizard({ search: wholeSearch, calls: { upload } });
		await onStep('UPLOAD_DOCUMENT');
		actor.send({ type: 'CHOOSE_FILE', file: pngFile('one.png') });
		await until(({ context }) => documentOf(context) !== null);
		isDown = true;
		actor.send({ type: 'CHOOSE_FILE', file: pngFile('two.png') });
		await until(({ context }) => sendingOf(context)?.status === 'failed');
		expect(documentOf(context())?.name).toBe('one.png');
		isDown = false;
		actor.send({ type: 'RETRY_UPLOAD' });
		await until(({ context }) => documentOf(context)?.name === 'two.png');
		expect(upload).toHaveBeenCalledTimes(3);
		expect(emitted.filter(({ type }) => type === 'uploaded')).toHaveLength(2);
	});

	it('[UPL-07] can be cancelled: the transfer is aborted and nothing arrives later', async () => {
		let signal: AbortSignal | undefined;
		const { actor, onStep, context } = startWizard({
			search: wholeSearch,
			calls: {
				upload: (_file, options) => {
					signal = options.signal;
					return new Promise(() => undefined);
				},
			},
		});
		await onStep('UPLOAD_DOCUMENT');
		actor.send({ type: 'CHOOSE_FILE', file: pngFile() });
		await vi.waitFor(() => expect(signal).toBeDefined(), { timeout: 15_000 });
		actor.send({ type: 'CANCEL_UPLOAD' });
		expect(signal?.aborted).toBe(true);
		expect(sendingOf(context())).toBeNull();
	});

	it('[UPL-10] a doubtful picture waits for a word: it is used anyway, given up, or another is chosen', async () => {
		const upload = vi.fn(async (file: File) => `/api/uploads/${file.name}`);
		const checkPicture: WizardCalls['checkPicture'] = async (file) => ({
			file,
			doubts: file.name === 'clear.png' ? [] : ['blurred'],
		});
		const { actor, onStep, until, context } = startWizard({ search: wholeSearch, calls: { upload, checkPicture } });
		await onStep('UPLOAD_DOCUMENT');
		const doubted = () => until(({ context }) => sendingOf(context)?.status === 'doubtful');
		actor.send({ type: 'CHOOSE_FILE', file: pngFile('soft.png') });
		await doubted();
		expect(blockedBecause('UPLOAD_DOCUMENT', context())).toBe('doubts');
		expect(upload).not.toHaveBeenCalled();
		actor.send({ type: 'CANCEL_UPLOAD' });
		expect(sendingOf(context())).toBeNull();
		actor.send({ type: 'CHOOSE_FILE', file: pngFile('soft.png') });
		await doubted();
		actor.send({ type: 'CHOOSE_FILE', file: pngFile('clear.png') });
		await until(({ context }) => documentOf(context)?.name === 'clear.png');
		actor.send({ type: 'CHOOSE_FILE', file: pngFile('soft.png') });
		await doubted();
		// What was there before counts until the new one is taken.
		expect(documentOf(context())?.name).toBe('clear.png');
		actor.send({ type: 'USE_ANYWAY' });
		await until(({ context }) => documentOf(context)?.name === 'soft.png');
		expect(blockedBecause('UPLOAD_DOCUMENT', context())).toBeNull();
	});

	it('[UPL-10] a look that fails stands in nobody’s way; what was made smaller for the link is what goes', async () => {
		const upload = vi.fn(async (file: File) => `/api/uploads/${file.name}`);
		const checkPicture = vi
			.fn<NonNullable<WizardCalls['checkPicture']>>()
			.mockRejectedValueOnce(new Error('no worker'))
			.mockResolvedValueOnce({ doubts: [], file: pngFile('small.jpg') });
		const { actor, onStep, until } = startWizard({ search: wholeSearch, calls: { upload, checkPicture } });
		await onStep('UPLOAD_DOCUMENT');
		actor.send({ type: 'CHOOSE_FILE', file: pngFile('one.png') });
		await until(({ context }) => documentOf(context)?.name === 'one.png');
		actor.send({ type: 'CHOOSE_FILE', file: pngFile('large.png') });
		await until(({ context }) => documentOf(context)?.name === 'small.jpg');
		expect(upload.mock.calls.map(([{ name }]) => name)).toEqual(['one.png', 'small.jpg']);
	});
});

describe('submit', () => {
	it('[SUB-01] [SUB-06] creates once, says so, then leaves for the payment page and forgets the draft', async () => {
		const createRequest = vi.fn<WizardCalls['createRequest']>(async () => ({
			paymentUrl: 'https://bank.example/1',
			id: '1',
			reference: 'VZ-1',
		}));
		const wizard = await onReview({ user: traveller, calls: { createRequest } });
		wizard.actor.send({ type: 'CONFIRM' });
		wizard.actor.send({ type: 'CONFIRM' });
		await wizard.until(({ value }) => value.flow === 'leaving');
		expect(createRequest).toHaveBeenCalledTimes(1);
		expect(createRequest.mock.calls[0]?.[0]).toMatchObject({
			startDate: '2026-12-09T20:00:00.000Z',
			totalPrice: 170.5,
		});
		expect(wizard.emitted.slice(-2)).toEqual([
			{ type: 'created' },
			{ type: 'leaving', paymentUrl: 'https://bank.example/1' },
		]);
		expect(wizard.storage.draft.getItem(DRAFT_KEY)).toBeNull();
		expect(wizard.storage.progress.getItem(PROGRESS_KEY)).toBeNull();
	});

	it('[SUB-03] keeps everything after a failure and retries the same request with the same key', async () => {
		const keys: string[] = [];
		const wizard = await onReview({
			user: traveller,
			calls: {
				createRequest: async (_request, key) => {
					keys.push(key);
					if (keys.length < 3) throw refusal(503, 'UNAVAILABLE', 'Ödəniş səhifəsi hazırda açılmır');
					return { paymentUrl: '/pay', id: '1', reference: 'VZ-1' };
				},
			},
		});
		wizard.actor.send({ type: 'CONFIRM' });
		await wizard.until(({ context }) => context.submitProblem !== null);
		wizard.actor.send({ type: 'CONFIRM' });
		await wizard.until((snapshot) => keys.length === 2 && isChoosing(snapshot));
		wizard.actor.send({ type: 'SET_NOTES', notes: 'Pəncərə tərəfi' });
		wizard.actor.send({ type: 'CONFIRM' });
		await wizard.until(({ value }) => value.flow === 'leaving');
		expect(keys[0]).toBe(keys[1]);
		expect(keys[2]).not.toBe(keys[1]);
	});

	it('[SUB-03] asks the price again when it changed meanwhile, and keeps the total that was confirmed', async () => {
		let total = 100;
		const wizard = await onReview({
			user: traveller,
			calls: {
				getQuote: async () => ({ totalPrice: total }),
				createRequest: async () => {
					total = 120;
					throw refusal(409, 'PRICE_CHANGED', 'Qiymət dəyişib', { totalPrice: 120 });
				},
			},
		});
		wizard.actor.send({ type: 'CONFIRM' });
		await wizard.until(({ context }) => context.quote?.totalPrice === 120);
		expect(wizard.context().confirmedTotal).toBe(100);
		expect(wizard.context().submitProblem?.code).toBe('PRICE_CHANGED');
	});

	const goneService = [{ field: 'serviceId', message: 'Seçdiyiniz artıq təklif olunmur' }];

	it('[WIZ-12] asks the offer and the price anew after a refusal, and takes back what is no longer offered', async () => {
		let isGone = false;
		const calls = {
			forgetOffer: vi.fn(),
			getServices: vi.fn(async () => (isGone ? [fast] : [standard, fast])),
			findCountries: vi.fn(async () => [isGone ? { ...italy, additionalServices: 50 } : italy]),
			createRequest: async () => {
				isGone = true;
				throw refusal(422, 'NO_LONGER_OFFERED', 'Seçdiyiniz artıq təklif olunmur', { errors: goneService });
			},
		};
		const wizard = await onReview({ user: traveller, calls });
		calls.getServices.mockClear();
		wizard.actor.send({ type: 'CONFIRM' });
		await wizard.until(({ context }) => context.submitProblem !== null);
		await wizard.until(({ context }) => context.offer.services.status === 'ready');
		await wizard.until(({ context }) => context.choices.country?.additionalServices === 50);
		expect(calls.forgetOffer).toHaveBeenCalled();
		expect(calls.getServices).toHaveBeenCalledTimes(1);
		expect(wizard.context().choices).toMatchObject({ service: null, visaType: tourist, visaOption: single });
		expect(blockedBecause('FINAL_REVIEW', wizard.context())).toBe('incomplete');
		expect(currentSearch(wizard.context()).serviceId).toBeUndefined();
		expect(wizard.context().quote).toBeNull();
		wizard.actor.send({ type: 'GO_TO', step: 'SERVICE' });
		await wizard.onStep('SERVICE');
		expect(wizard.context().offer.services).toEqual({ status: 'ready', items: [fast] });
		expect(wizard.emitted.map(({ type }) => type)).toEqual(['failed']);
	});

	it.each([
		[400, 'VALIDATION', 'startDate', 'DATE'],
		[422, 'NO_LONGER_OFFERED', 'countryId', 'COUNTRY'],
		[422, 'NO_LONGER_OFFERED', 'visaTypeId', 'VISA_TYPE'],
		[422, 'NO_LONGER_OFFERED', 'visaOptionId', 'VISA_OPTION'],
		[400, 'VALIDATION', 'document', 'UPLOAD_DOCUMENT'],
	] as const)('[WIZ-12] a refusal with %d %s of %s leads to %s', async (status, code, field, step) => {
		const errors = [{ field, message: 'Olmaz' }];
		const wizard = await onReview({
			user: traveller,
			calls: {
				createRequest: async () => {
					throw refusal(status, code, 'Olmaz', { errors });
				},
			},
		});
		wizard.actor.send({ type: 'CONFIRM' });
		await wizard.until(({ context }) => context.submitProblem !== null);
		expect(refusedSteps({ errors })).toEqual([step]);
		wizard.actor.send({ type: 'GO_TO', step });
		await wizard.onStep(step);
		expect(refusalOf(wizard.context(), field)).toBe('Olmaz');
	});

	it('[SUB-02] does nothing when a date is missing', async () => {
		const createRequest = vi.fn<WizardCalls['createRequest']>();
		const wizard = await onReview({ user: traveller, calls: { createRequest } });
		wizard.actor.send({ type: 'SET_START_DATE', day: null });
		wizard.actor.send({ type: 'CONFIRM' });
		expect(isChoosing(wizard.actor.getSnapshot())).toBe(true);
		expect(wizard.emitted).toEqual([]);
		expect(createRequest).not.toHaveBeenCalled();
	});

	it('[SUB-04] [SUB-05] keeps the draft of a visitor and restores it at the final review on the next load', async () => {
		const visitor = await onReview();
		visitor.actor.send({ type: 'SET_NOTES', notes: 'Salam' });
		visitor.actor.send({ type: 'SET_PEOPLE_COUNT', peopleCount: 4 });
		await visitor.until(({ context }) => context.quote !== null);
		visitor.actor.send({ type: 'CONFIRM' });
		expect(visitor.emitted.at(-1)).toEqual({ type: 'signInNeeded', isSessionLost: false, hasAccount: false });
		const stored = JSON.parse(visitor.storage.draft.getItem(DRAFT_KEY) ?? '{}');
		expect(stored).toMatchObject({ country: italy, visaType: tourist, visaOption: single, service: standard });
		expect(stored).toMatchObject({
			notes: 'Salam',
			document: '/api/uploads/abc',
			startDate: '2026-12-09T20:00:00.000Z',
		});

		const back = startWizard({ storage: memoryStorage({ [DRAFT_KEY]: JSON.stringify(stored) }), user: traveller });
		await back.onStep('FINAL_REVIEW');
		expect(back.context()).toMatchObject({ notes: 'Salam', peopleCount: 4 });
		expect(back.context().choices.country).toEqual(italy);
		expect(currentSearch(back.context())).toMatchObject({ step: 'FINAL_REVIEW', serviceId: standard.id });
	});

	it.each([
		['broken', '{"country":', ['draft']],
		['foreign', '[1,2,3]', ['draft']],
		[
			'damaged in its parts',
			JSON.stringify({ country: { id: italy.id }, service: 'x', document: 5, notes: {}, peopleCount: 'x' }),
			['service', 'document'],
		],
		['of a newer form', '{"version":99,"country":null,"service":null}', ['draft']],
		['with a removed country', JSON.stringify({ country: { id: 'gone' }, service: null }), ['country']],
		[
			'with past dates',
			JSON.stringify({ country: { id: italy.id }, service: null, startDate: '2020-01-01' }),
			['dates'],
		],
	])('[SUB-05] survives a draft that is %s, and says what was dropped', async (_name, text, what) => {
		const wizard = startWizard({ storage: memoryStorage({ [DRAFT_KEY]: text }) });
		await wizard.until(isChoosing);
		expect(wizard.emitted).toContainEqual({ type: 'dropped', what });
	});

	it('[REV-09] tells a visitor to sign in for a promo code, and anyone else what the server said', async () => {
		const wizard = await onReview({
			calls: {
				activatePromocode: async (code) => {
					throw code === 'A'
						? refusal(401, 'UNAUTHENTICATED', 'Daxil olun')
						: refusal(422, 'PROMOCODE_REFUSED', 'Müddəti bitib');
				},
			},
		});
		wizard.actor.send({ type: 'ACTIVATE_PROMOCODE', code: 'A' });
		await wizard.until(({ value }) => value.promocode === 'idle' && wizard.emitted.length > 0);
		expect(wizard.emitted.at(-1)).toEqual({ type: 'promocodeNeedsSignIn' });
		wizard.actor.send({ type: 'ACTIVATE_PROMOCODE', code: 'B' });
		await wizard.until(({ context }) => context.promoProblem !== null);
		expect(wizard.context().promoProblem?.message).toBe('Müddəti bitib');
	});

	it('[REV-12] takes a promo code back, asks the price anew, and says what failed', async () => {
		const removePromocode = vi
			.fn(async () => undefined)
			.mockRejectedValueOnce(refusal(503, 'UNAVAILABLE', 'Bir azdan'));
		const getQuote = vi.fn(async () => ({ totalPrice: 100 }));
		const user = { ...traveller, activePromocode: { code: 'BAHAR10' } };
		const wizard = await onReview({ user, calls: { removePromocode, getQuote } });
		await wizard.until(({ context }) => context.quote !== null);
		getQuote.mockClear();
		wizard.actor.send({ type: 'REMOVE_PROMOCODE' });
		await wizard.until(({ value }) => value.promocode === 'idle' && wizard.emitted.length > 0);
		expect(wizard.emitted.at(-1)).toMatchObject({ type: 'failed', problem: { message: 'Bir azdan' } });
		expect(getQuote).not.toHaveBeenCalled();
		wizard.actor.send({ type: 'REMOVE_PROMOCODE' });
		await wizard.until(() => wizard.emitted.at(-1)?.type === 'promocodeRemoved');
		await wizard.until(({ context }) => context.quote !== null);
		expect(getQuote).toHaveBeenCalledTimes(1);
	});

	it('[REV-12] leads a visitor who has an account to it, with everything kept', async () => {
		const visitor = await onReview();
		await visitor.until(({ context }) => context.quote !== null);
		visitor.actor.send({ type: 'CONFIRM', hasAccount: true });
		expect(visitor.emitted.at(-1)).toEqual({ type: 'signInNeeded', isSessionLost: false, hasAccount: true });
		expect(visitor.storage.draft.getItem(DRAFT_KEY)).not.toBeNull();
	});
});
