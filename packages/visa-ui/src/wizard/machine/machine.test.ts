import { CalendarDate } from '@internationalized/date';
import { describe, expect, it, vi } from 'vitest';
import { blockedBecause, dateErrors, dateFaults } from './blocked';
import {
	documentOf,
	isChoosing,
	italy,
	noon,
	pngFile,
	single,
	standard,
	startWizard,
	student,
	tourist,
	turkey,
	wholeSearch,
} from './testKit';
import { wizardSteps } from './types';

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

	it('[DAT-09] [DAT-12] says why Next no longer leaves dates that midnight has made impossible', async () => {
		let now = noon();
		const { actor, onStep, context } = startWizard({
			search: { ...wholeSearch, startDate: '2026-12-08', step: 'DATE' },
			now: () => now,
		});
		await onStep('DATE');
		expect(context().touched).toEqual({ startDate: false, endDate: false });
		now = new Date('2026-11-21T20:01:00Z');
		actor.send({ type: 'NEXT' });
		await onStep('DATE');
		expect(context().touched.startDate).toBe(true);
		expect(dateFaults(context())).toEqual({ startDate: 'tooEarly', endDate: null });
		expect(blockedBecause('DATE', context())).toBe('startDate');
		// What is still empty isn't called wrong.
		const { actor: begun, onStep: at, context: form } = startWizard({ search: { countryId: italy.id, step: 'DATE' } });
		await at('DATE');
		begun.send({ type: 'NEXT' });
		expect(form().touched).toEqual({ startDate: false, endDate: false });
	});

	it('[DAT-05] [DAT-09] follows the date, at midnight and when a device wakes', async () => {
		let now = new Date('2026-11-21T19:59:59.950Z');
		const { actor, until, context } = startWizard({
			search: { ...wholeSearch, startDate: '2026-12-08', step: 'DATE' },
			now: () => now,
		});
		await until(isChoosing);
		expect(blockedBecause('DATE', context())).toBeNull();
		const told: unknown[] = [];
		actor.subscribe(({ context }) => told.push(blockedBecause('DATE', context)));
		now = new Date('2026-11-21T20:00:00Z');
		await vi.waitFor(() => expect(told).toContain('startDate'));
		// Timers of a sleeping device are late: they are set anew when its owner is back.
		now = new Date('2026-11-23T19:59:59.950Z');
		actor.send({ type: 'RECHECK_OFFER' });
		const before = told.length;
		now = new Date('2026-11-23T20:00:00Z');
		await vi.waitFor(() => expect(told.length).toBeGreaterThan(before + 1));
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
