import { describe, expect, it, vi } from 'vitest';
import { blockedBecause } from './blocked';
import { DRAFT_KEY, PROGRESS_KEY } from './heldWork';
import { layDraft, toKeptContent } from './keptDraft';
import { refusalOf, refusedSteps } from './refusal';
import { currentSearch } from './setup';
import { memoryStorage } from './storage';
import { fast, isChoosing, italy, onReview, refusal, single, standard, tourist, traveller } from './testKit';
import type { WizardCalls } from './types';

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

	it('[SUB-06] stores nothing of a form again that has been sent, whatever arrives until the page is left', async () => {
		const wizard = await onReview({ user: traveller });
		// Its owner comes back to the window: what is offered is asked again.
		wizard.actor.on('created', () => wizard.actor.send({ type: 'RECHECK_OFFER' }));
		wizard.actor.send({ type: 'CONFIRM' });
		await wizard.until(({ value }) => value.offer === 'checking');
		await wizard.until(({ value }) => value.flow === 'leaving' && value.offer === 'settled');
		expect(wizard.storage.progress.getItem(PROGRESS_KEY)).toBeNull();
		expect(wizard.storage.draft.getItem(DRAFT_KEY)).toBeNull();
	});

	it('[SUB-03] keeps everything after a failure and retries with the same key, whatever has been changed', async () => {
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
		expect(keys[2]).toBe(keys[1]);
	});

	it('[SUB-03] [ACC-08] sends a form that is continued elsewhere with the same key, and another with its own', async () => {
		const sent: { key: string; body: string }[] = [];
		const calls: Partial<WizardCalls> = {
			createRequest: async (request, key) => {
				sent.push({ key, body: JSON.stringify(request) });
				return { paymentUrl: '/pay', id: '1', reference: 'VZ-1' };
			},
		};
		const desk = await onReview({ user: traveller, calls });
		const phoneStorage = memoryStorage();
		layDraft(phoneStorage, toKeptContent(desk.context()));
		const phone = await onReview({ user: traveller, calls, search: {}, storage: phoneStorage });
		// A reload in between changes nothing.
		const reloaded = await onReview({ user: traveller, calls, storage: phone.storage });
		const another = await onReview({ user: traveller, calls });
		for (const wizard of [desk, reloaded, another]) {
			wizard.actor.send({ type: 'CONFIRM' });
			await wizard.until(({ value }) => value.flow === 'leaving');
		}
		expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
		expect(sent[1]?.key).toBe(sent[0]?.key);
		expect(sent[2]?.key).not.toBe(sent[0]?.key);
	});

	it('[SUB-03] asks whether a form that is a request already becomes a second one, under a key of its own', async () => {
		const keys: string[] = [];
		const forgetOffer = vi.fn();
		const wizard = await onReview({
			user: traveller,
			calls: {
				forgetOffer,
				createRequest: async (_request, key) => {
					keys.push(key);
					if (keys.length === 1) throw refusal(409, 'IDEMPOTENCY_CONFLICT', 'Artıq göndərilib');
					return { paymentUrl: '/pay', id: '2', reference: 'VZ-2' };
				},
			},
		});
		wizard.actor.send({ type: 'CONFIRM' });
		await wizard.until(({ context }) => context.submitProblem?.code === 'IDEMPOTENCY_CONFLICT');
		// The review tells it; nothing that is on offer has changed.
		expect(wizard.emitted).toEqual([]);
		expect(forgetOffer).not.toHaveBeenCalled();
		wizard.actor.send({ type: 'CONFIRM', isAnother: true });
		await wizard.until(({ value }) => value.flow === 'leaving');
		expect(new Set(keys).size).toBe(2);
		expect(wizard.context().submitProblem).toBeNull();
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

	it('[REV-12] leads a visitor who has an account to it, with everything kept', async () => {
		const visitor = await onReview();
		await visitor.until(({ context }) => context.quote !== null);
		visitor.actor.send({ type: 'CONFIRM', hasAccount: true });
		expect(visitor.emitted.at(-1)).toEqual({ type: 'signInNeeded', isSessionLost: false, hasAccount: true });
		expect(visitor.storage.draft.getItem(DRAFT_KEY)).not.toBeNull();
	});
});
