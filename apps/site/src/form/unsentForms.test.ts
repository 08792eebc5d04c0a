import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyTabStorage } from '../tabStorageInTests';
import { type Typed, unsent } from '../unsent';
import { unsentForms } from './unsentForms';

const HOUR = 3_600_000;
const KEY = 'services/create';
const typed: Typed = { values: { name: 'Gecə xidməti' } };

const stored = emptyTabStorage();
const leaves: (() => void)[] = [];
const open = (isPersonal = false, now: Typed | null = typed, key = KEY) =>
	leaves.push(unsentForms.watch(key, { read: () => now, isPersonal }));
/** The page ends, as by a reload, and nothing of its memory remains. */
async function reload() {
	vi.resetModules();
	const next = await import('../unsent');
	const forms = await import('./unsentForms');
	next.unsent.stored.resume();
	return { ...next.unsent, ...forms.unsentForms };
}

beforeEach(() => unsent.claim('aysel'));
afterEach(() => {
	for (const leave of leaves.splice(0)) leave();
	unsent.forget();
});

describe('[DSH-09] [DSH-17] what was typed when a session ended', () => {
	it('is stored then and not before, and goes when its form has it again', () => {
		open();
		expect(stored()).toBe('');
		unsent.keep();
		expect(stored()).toContain('Gecə xidməti');
		unsent.claim('aysel');
		expect(unsentForms.read(KEY)).toEqual(typed);
		unsentForms.drop(KEY);
		expect(unsentForms.read(KEY)).toBeNull();
		expect(stored()).toBe('');
	});

	it('outlives a reload, for a day', async () => {
		open();
		unsent.keep();
		const next = await reload();
		next.claim('aysel');
		expect(next.read(KEY)).toEqual(typed);
		vi.advanceTimersByTime(24 * HOUR);
		expect(stored()).toBe('');
		expect(next.read(KEY)).toBeNull();
	});

	it('is in no storage where it may tell of people, and there all the same while the page stays', async () => {
		open(true);
		unsent.keep();
		expect(stored()).toBe('');
		unsent.claim('aysel');
		expect(unsentForms.read(KEY)).toEqual(typed);
		expect((await reload()).read(KEY)).toBeNull();
	});

	it('is nothing of forms that are as they were, or no longer on the page', () => {
		open(false, null);
		leaves.push(unsentForms.watch('countries/create', { read: () => typed, isPersonal: false }));
		leaves.pop()?.();
		unsent.keep();
		expect(stored()).toBe('');
	});

	it('waits beside that of a form that has not been opened again', () => {
		open();
		open(false, typed, 'countries/create');
		unsent.keep();
		unsentForms.drop(KEY);
		expect(unsentForms.read('countries/create')).toEqual(typed);
		expect(unsentForms.read(KEY)).toBeNull();
	});

	it('[SEC-02] is gone when another person signs in, on the same page and after a reload', async () => {
		open();
		open(true, typed, 'agents/create');
		unsent.keep();
		const next = await reload();
		next.claim('kamran');
		expect(stored()).toBe('');
		expect(next.read(KEY)).toBeNull();
		unsent.keep();
		unsent.claim('kamran');
		expect(stored()).toBe('');
		expect(unsentForms.read(KEY)).toBeNull();
		expect(unsentForms.read('agents/create')).toBeNull();
	});

	it('[NAV-06] is gone when its writer signs out here', () => {
		open();
		open(true, typed, 'agents/create');
		unsent.keep();
		unsent.forget();
		expect(stored()).toBe('');
		expect(unsentForms.read('agents/create')).toBeNull();
		unsent.keep();
		expect(stored()).toBe('');
	});

	it('is nothing where storage holds what is none of ours', async () => {
		for (const foreign of ['{', '"x"', '{"person":"aysel"}']) {
			sessionStorage.setItem('unsent', foreign);
			const next = await reload();
			next.claim('aysel');
			expect(next.read(KEY)).toBeNull();
		}
	});
});
