import fc from 'fast-check';
import type { PriceQuote } from 'visa-sdk/contract';
import { describe, expect, it, vi } from 'vitest';
import { blockedBecause } from './blocked';
import { DRAFT_KEY } from './heldWork';
import { reviewLines } from './review';
import {
	fast,
	italy,
	onReview,
	refusal,
	review,
	single,
	standard,
	startWizard,
	tourist,
	traveller,
	turkey,
	withDocument,
} from './testKit';
import type { WizardCalls } from './types';

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

	it('[WIZ-12] [REV-06] a price refused for what is no longer offered takes that back, and asks the offer anew', async () => {
		let isGone = false;
		const wizard = await onReview({
			calls: {
				getServices: async () => (isGone ? [fast] : [standard, fast]),
				getQuote: async ({ serviceId }) => {
					if (serviceId !== standard.id) return { totalPrice: 300 };
					isGone = true;
					throw refusal(422, 'NO_LONGER_OFFERED', 'Olmaz', { errors: [{ field: 'serviceId', message: 'Olmaz' }] });
				},
			},
		});
		await wizard.until(({ context }) => context.choices.service === null);
		expect(wizard.context().quoteProblem?.message).toBe('Olmaz');
		expect(wizard.context().choices).toMatchObject({ visaType: tourist, visaOption: single });
		expect(blockedBecause('FINAL_REVIEW', wizard.context())).toBe('incomplete');
		wizard.actor.send({ type: 'GO_TO', step: 'SERVICE' });
		await wizard.until(({ context }) => context.offer.services.status === 'ready');
		expect(wizard.context().offer.services).toEqual({ status: 'ready', items: [fast] });
		wizard.actor.send({ type: 'CHOOSE_SERVICE', service: fast });
		wizard.actor.send({ type: 'GO_TO', step: 'FINAL_REVIEW' });
		await wizard.until(({ context }) => context.quote?.totalPrice === 300);
		expect(wizard.context().quoteProblem).toBeNull();
	});

	it('[SUB-04] a price refused for a session that has ended keeps everything and leads to sign in', async () => {
		const wizard = await onReview({
			user: traveller,
			calls: {
				getQuote: async () => {
					throw refusal(401, 'UNAUTHENTICATED', 'Daxil olun');
				},
			},
		});
		expect(wizard.emitted.at(-1)).toEqual({ type: 'signInNeeded', isSessionLost: true, hasAccount: true });
		expect(wizard.storage.draft.getItem(DRAFT_KEY)).toContain(italy.id);
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
