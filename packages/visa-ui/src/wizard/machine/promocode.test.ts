import { describe, expect, it, vi } from 'vitest';
import { DRAFT_KEY, PROGRESS_KEY } from './heldWork';
import { toKeptContent } from './keptDraft';
import { boundPromocode, endedPromocode } from './promocode';
import { memoryStorage } from './storage';
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

	it.each([
		['activated', { type: 'ACTIVATE_PROMOCODE', code: 'BAHAR10' }],
		['taken back', { type: 'REMOVE_PROMOCODE' }],
	] as const)(
		'[SUB-04] [REV-09] [REV-12] a code %s after the session has ended keeps everything and leads to sign in',
		async (_, event) => {
			const refused = async () => {
				throw refusal(401, 'UNAUTHENTICATED', 'Daxil olun');
			};
			const wizard = await onReview({
				user: traveller,
				calls: { activatePromocode: refused, removePromocode: refused },
			});
			wizard.actor.send({ type: 'TYPE_PROMOCODE', code: 'BAHAR10' });
			wizard.actor.send(event);
			await wizard.until(({ value }) => value.promocode === 'idle' && wizard.emitted.length > 0);
			expect(wizard.emitted).toEqual([{ type: 'signInNeeded', isSessionLost: true, hasAccount: true }]);
			expect(wizard.storage.draft.getItem(DRAFT_KEY)).toContain('BAHAR10');
		},
	);

	it.each([
		['before the call has ended', true],
		['after it', false],
	])(
		'[REV-04] [REV-09] [REV-12] asks the price once when a code came or went, told by its traveller too, %s',
		async (_, isEarly) => {
			const getQuote = vi.fn(async () => ({ totalPrice: 100 }));
			const tell = (code: string | null) =>
				wizard.actor.send({
					type: 'USER_CHANGED',
					user: { ...traveller, activePromocode: code === null ? null : { code } },
				});
			const call = (code: string | null) => async () => {
				if (isEarly) tell(code);
			};
			const wizard = await onReview({
				user: traveller,
				calls: { getQuote, activatePromocode: call('BAHAR10'), removePromocode: call(null) },
			});
			for (const [event, code] of [
				[{ type: 'ACTIVATE_PROMOCODE', code: 'bahar10' }, 'BAHAR10'],
				[{ type: 'REMOVE_PROMOCODE' }, null],
			] as const) {
				getQuote.mockClear();
				const changes = wizard.context().promoActivations;
				wizard.actor.send(event);
				await wizard.until(({ context }) => context.promoActivations > changes);
				if (!isEarly) tell(code);
				await wizard.until(({ context }) => context.quote !== null);
				expect(getQuote).toHaveBeenCalledTimes(1);
			}
			// One that changes by itself, as in another tab, is requested as before.
			tell('YAY5');
			await wizard.until(({ context }) => context.quote !== null);
			expect(getQuote).toHaveBeenCalledTimes(2);
		},
	);

	it('[REV-09] [REV-12] a code that came or went here is so at once, before the account says it', async () => {
		const wizard = await onReview({ user: { ...traveller, activePromocode: { code: 'BAHAR10' } } });
		const bound = () => boundPromocode(wizard.context());
		expect(bound()).toBe('BAHAR10');
		wizard.actor.send({ type: 'REMOVE_PROMOCODE' });
		await wizard.until(() => wizard.emitted.at(-1)?.type === 'promocodeRemoved');
		expect(bound()).toBeNull();
		wizard.actor.send({ type: 'ACTIVATE_PROMOCODE', code: ' yay5 ' });
		await wizard.until(() => wizard.emitted.at(-1)?.type === 'promocodeActivated');
		expect(bound()).toBe('YAY5');
		wizard.actor.send({ type: 'USER_CHANGED', user: { ...traveller, activePromocode: { code: 'YAY5' } } });
		expect(bound()).toBe('YAY5');
	});

	it('[REV-09] [SUB-04] [SUB-05] keeps a code that was typed over other steps, a reload, and the way to an account in another tab', async () => {
		const wizard = await onReview();
		wizard.actor.send({ type: 'TYPE_PROMOCODE', code: 'BAHAR10' });
		wizard.actor.send({ type: 'BACK' });
		expect(wizard.context().typedPromocode).toBe('BAHAR10');
		const reloaded = await onReview({ storage: wizard.storage });
		expect(reloaded.context().typedPromocode).toBe('BAHAR10');
		reloaded.actor.send({ type: 'CONFIRM' });
		expect(reloaded.emitted.at(-1)).toMatchObject({ type: 'signInNeeded' });
		const draft = reloaded.storage.draft.getItem(DRAFT_KEY) ?? '';
		const elsewhere = await onReview({ search: {}, user: traveller, storage: memoryStorage({ [DRAFT_KEY]: draft }) });
		expect(elsewhere.context().typedPromocode).toBe('BAHAR10');
		expect(toKeptContent(elsewhere.context())).not.toHaveProperty('promocode');
		elsewhere.actor.send({ type: 'ACTIVATE_PROMOCODE', code: 'BAHAR10' });
		await elsewhere.until(({ context }) => context.promoActivations === 1);
		expect(elsewhere.context().typedPromocode).toBe('');
		expect(elsewhere.storage.draft.getItem(DRAFT_KEY)).not.toContain('BAHAR10');
		expect(elsewhere.storage.progress.getItem(PROGRESS_KEY)).not.toContain('BAHAR10');
	});

	it('[REV-14] tells why a code ended as the price says it, also of one that the account has forgotten: over a reload, and in another tab', async () => {
		const promoRefusal = 'Bu promo kodun vaxtı bitib';
		const getQuote = async () => ({ totalPrice: 100, promoRefusal, refusedPromocode: 'BAHAR10' });
		for (const user of [traveller, { ...traveller, activePromocode: { code: 'BAHAR10' } }]) {
			const wizard = await onReview({ user, calls: { getQuote } });
			await wizard.until(({ context }) => context.quote !== null);
			expect(endedPromocode(wizard.context())).toEqual({ code: 'BAHAR10', reason: promoRefusal });
		}
	});

	it('[REV-14] names the account’s own code where a server says only why, and none that was taken back', async () => {
		const promoRefusal = 'Bu promo kodun vaxtı bitib';
		const bound = { ...traveller, activePromocode: { code: 'BAHAR10' } };
		const getQuote = vi.fn(async () => ({ totalPrice: 100, promoRefusal }));
		const wizard = await onReview({ user: bound, calls: { getQuote } });
		await wizard.until(({ context }) => context.quote !== null);
		expect(endedPromocode(wizard.context())).toEqual({ code: 'BAHAR10', reason: promoRefusal });
		getQuote.mockResolvedValue({ totalPrice: 100 } as Awaited<ReturnType<typeof getQuote>>);
		wizard.actor.send({ type: 'REMOVE_PROMOCODE' });
		await wizard.until(() => wizard.emitted.at(-1)?.type === 'promocodeRemoved');
		await wizard.until(({ context }) => context.quote !== null);
		expect(endedPromocode(wizard.context())).toBeNull();
	});

	it('[REV-14] tells that a code which was deleted is gone, although nothing knows its name any more', async () => {
		const promoRefusal = 'Bu promo kod aktiv deyil';
		const wizard = await onReview({
			user: traveller,
			calls: { getQuote: async () => ({ totalPrice: 100, promoRefusal }) },
		});
		await wizard.until(({ context }) => context.quote !== null);
		expect(endedPromocode(wizard.context())).toEqual({ code: null, reason: promoRefusal });
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
