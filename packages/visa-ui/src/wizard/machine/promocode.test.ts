import { describe, expect, it, vi } from 'vitest';
import { onReview, refusal, traveller } from './testKit';

describe('promo code', () => {
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
});
