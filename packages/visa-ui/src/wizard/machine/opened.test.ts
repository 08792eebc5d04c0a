import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { wizardActors } from './actors';
import { DRAFT_KEY, PROGRESS_KEY } from './heldWork';
import { wizardMachine } from './machine';
import { openedWizard } from './opened';
import { memoryStorage } from './storage';
import { italy, noon, startWizard, turkey, worldCalls } from './testKit';
import type { WizardInput } from './types';

const inputOf = (over: Partial<WizardInput> = {}): WizardInput => ({
	...{ search: {}, user: null, now: noon, storage: memoryStorage() },
	...over,
});

describe('a wizard whose countries are there already', () => {
	it('[WIZ-01] [CTY-01] opens as one that has asked for them', async () => {
		const asked = startWizard();
		const { value, context } = await asked.until(
			(snapshot) => snapshot.context.step === 'COUNTRY' && snapshot.context.countries.status === 'ready',
		);
		const opened = openedWizard(inputOf({ storage: asked.storage, now: context.now }), [italy, turkey]);
		// The other one has left its trace in the tab; this one is compared with the previous content.
		expect(opened).toBeNull();
		const fresh = openedWizard(inputOf({ now: context.now }), [italy, turkey]);
		expect(fresh?.value).toEqual(value);
		expect(fresh?.context.formId).toMatch(/^\d+(-\d+){3}$/);
		const alike = { storage: null, formId: 'of each its own' };
		expect({ ...fresh?.context, ...alike }).toEqual({ ...context, ...alike });
	});

	it('[CTY-04] goes on from there: a country is chosen, and what it offers is asked for', async () => {
		const input = inputOf();
		const snapshot = openedWizard(input, [italy, turkey]) ?? undefined;
		const machine = wizardMachine.provide({ actors: wizardActors(worldCalls()) });
		const actor = createActor(machine, { input, snapshot: snapshot as never });
		const offered = new Promise((done) => {
			actor.subscribe(({ context }) => {
				if (context.offer.services.status === 'ready') done(context.choices.country);
			});
		});
		actor.start();
		actor.send({ type: 'CHOOSE_COUNTRY', country: italy });
		expect(await offered).toEqual(italy);
		actor.send({ type: 'NEXT' });
		expect(actor.getSnapshot().context.step).toBe('DATE');
		actor.send({ type: 'BACK' });
		actor.send({ type: 'SEARCH', text: 'tür' });
		expect(actor.getSnapshot().context.countries.status).toBe('loading');
	});

	it.each([
		['a link', { search: { countryId: italy.id } }],
		['a step in the address', { search: { step: 'DATE' as const } }],
		['a draft', { storage: memoryStorage({ [DRAFT_KEY]: '{}' }) }],
		['what the tab has kept', { storage: memoryStorage({}, { [PROGRESS_KEY]: '{}' }) }],
	])('[WIZ-05] [SUB-05] is not opened so over %s, which is restored first', (_, over) => {
		expect(openedWizard(inputOf(over), [italy])).toBeNull();
	});
});
