import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { drawPage } from '../root/drawPage';
import { memoryStorage, wizardActors, wizardMachine } from './machine';
import * as kit from './machine/testKit';
import { Wizard } from './Wizard';

const isLoaded = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('CalendarPopover'));

it('[DAT-05] the calendar of the dates is loaded while the countries are being read', async () => {
	performance.setResourceTimingBufferSize(5000);
	const actor = createActor(wizardMachine.provide({ actors: wizardActors(kit.worldCalls({})) }), {
		input: { search: {}, user: null, now: kit.noon, storage: memoryStorage() },
	}).start();
	const { draw } = drawPage();
	draw(<Wizard actor={actor} />);
	await vi.waitFor(() => expect(isLoaded()).toBe(true), { timeout: 15_000 });
	expect(actor.getSnapshot().context.step).toBe('COUNTRY');
	actor.stop();
});
