import { describe, expect, it, vi } from 'vitest';
import {
	fast,
	italy,
	onReview,
	refusal,
	startWizard,
	student,
	tourist,
	turkey,
	wholeSearch,
	withDocument,
} from './testKit';
import type { WizardCalls } from './types';

/** A catalogue from which items are withdrawn while the wizard is open. */
function changing() {
	const gone = new Set<unknown>();
	const left = <Item>(...items: Item[]) => items.filter((item) => !gone.has(item));
	const calls: Partial<WizardCalls> = {
		findCountries: async (text) => left(italy, turkey).filter(({ name }) => name.includes(text)),
		getCountry: async (id) => {
			const country = left(italy, turkey).find((one) => one.id === id);
			if (!country) throw refusal(404, 'NOT_FOUND', 'Ölkə tapılmadı');
			return country;
		},
		getVisaTypes: async () => left(tourist, student),
		getServices: async () => left(fast),
	};
	return { calls, withdraw: (item: unknown) => void gone.add(item) };
}
const search = { ...wholeSearch, serviceId: fast.id } as const;

describe('[WIZ-13] what is withdrawn while the wizard is open', () => {
	it('is told when the offer is asked for again, at the step where it is chosen, and the rest stays', async () => {
		const { calls, withdraw } = changing();
		const { actor, onStep, context, emitted } = startWizard({
			...{ calls, storage: withDocument(), search: { ...search, step: 'UPLOAD_DOCUMENT' } },
		});
		await onStep('UPLOAD_DOCUMENT');
		actor.send({ type: 'SET_NOTES', notes: 'Gecikməyin' });
		withdraw(fast);
		actor.send({ type: 'RECHECK_OFFER' });
		expect(context().offer.services.status).toBe('ready');
		await onStep('SERVICE');
		expect(emitted).toContainEqual({ type: 'dropped', what: ['service'] });
		expect(context()).toMatchObject({
			choices: { country: italy, visaType: tourist, service: null },
			notes: 'Gecikməyin',
		});
		expect(context().pictures[0]?.document?.url).toBe('/api/uploads/abc');
	});

	it('is asked of the server, whatever answers are kept', async () => {
		const { calls, withdraw } = changing();
		let kept: ReturnType<WizardCalls['getServices']> | null = null;
		const cached: Partial<WizardCalls> = {
			...calls,
			forgetOffer: () => {
				kept = null;
			},
			getServices: (...asked) => {
				kept ??= calls.getServices?.(...asked) ?? null;
				return kept ?? Promise.reject(new TypeError());
			},
		};
		const { actor, onStep, context } = startWizard({ calls: cached, search: { ...search, step: 'SERVICE' } });
		await onStep('SERVICE');
		expect(context().choices.service).toEqual(fast);
		withdraw(fast);
		actor.send({ type: 'RECHECK_OFFER' });
		await vi.waitFor(() => expect(context().choices.service).toBeNull());
	});

	it('as a country leads to the countries, and what was chosen waits for the next one', async () => {
		const { calls, withdraw } = changing();
		const { actor, onStep, until, context, emitted } = startWizard({ calls, search: { ...search, step: 'SERVICE' } });
		await onStep('SERVICE');
		withdraw(italy);
		actor.send({ type: 'RECHECK_OFFER' });
		await onStep('COUNTRY');
		expect(emitted).toContainEqual({ type: 'dropped', what: ['country'] });
		expect(context().choices.country).toBeNull();
		actor.send({ type: 'CHOOSE_COUNTRY', country: turkey });
		await until(({ context }) => context.offer.services.status === 'ready');
		expect(context().choices).toMatchObject({ country: turkey, visaType: tourist, service: fast });
	});

	it('is noticed when the list of countries comes without the chosen one', async () => {
		const { calls, withdraw } = changing();
		const { actor, onStep, until, emitted } = startWizard({ calls, search: { ...search, step: 'COUNTRY' } });
		await onStep('COUNTRY');
		await until(({ context }) => context.countries.status === 'ready');
		withdraw(italy);
		actor.send({ type: 'SEARCH', text: 'Tür' });
		actor.send({ type: 'SEARCH', text: '' });
		await until(({ context }) => context.choices.country === null);
		expect(emitted).toContainEqual({ type: 'dropped', what: ['country'] });
	});

	it('leads from the review to where it is chosen', async () => {
		const { calls, withdraw } = changing();
		const { actor, onStep, context } = await onReview({ calls, search: { ...search, step: 'FINAL_REVIEW' } });
		withdraw(fast);
		actor.send({ type: 'RECHECK_OFFER' });
		await onStep('SERVICE');
		expect(context().quote).toBeNull();
	});

	it('is not guessed when the server can’t be asked', async () => {
		const { calls } = changing();
		let isDown = false;
		const failing = <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) => {
			return async (...args: Args) => (isDown ? Promise.reject(new TypeError('the network is down')) : call(...args));
		};
		const { getCountry, getServices } = calls;
		if (!getCountry || !getServices) throw new TypeError();
		const down = { ...calls, getCountry: failing(getCountry), getServices: failing(getServices) };
		const { actor, onStep, until, context, emitted } = startWizard({
			calls: down,
			search: { ...search, step: 'SERVICE' },
		});
		await onStep('SERVICE');
		isDown = true;
		actor.send({ type: 'RECHECK_OFFER' });
		await until(({ value }) => value.offer === 'settled');
		expect(context().choices.service).toEqual(fast);
		expect(context().offer.services.status).toBe('ready');
		expect(emitted).toEqual([]);
	});
});
