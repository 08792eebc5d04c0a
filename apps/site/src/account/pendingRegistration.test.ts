import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptyTabStorage } from '../tabStorageInTests';
import { pendingRegistration } from './pendingRegistration';
import { emptyRegistration } from './registration';

const MINUTE = 60_000;
const EMAIL = 'aysel@example.com';
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const letter = (confirmationId = 'c1') => ({
	confirmationId,
	expiresAt: inMs(30 * MINUTE),
	resendAt: inMs(MINUTE),
});

const stored = emptyTabStorage();
afterEach(() => pendingRegistration.forget());

describe('[RTE-03] [SUB-06] what a tab keeps of a registration’s letter', () => {
	it('goes when the letter is over, though no page asks for it', () => {
		pendingRegistration.letterSent(letter(), EMAIL);
		vi.advanceTimersByTime(30 * MINUTE - 1);
		expect(stored()).toContain(EMAIL);
		vi.advanceTimersByTime(1);
		expect(stored()).toBe('');
	});

	it('stays as long as the last letter of several', () => {
		pendingRegistration.letterSent(letter(), EMAIL);
		vi.advanceTimersByTime(20 * MINUTE);
		pendingRegistration.letterSent(letter('c2'));
		vi.advanceTimersByTime(29 * MINUTE);
		expect(pendingRegistration.emailOf('c2')).toBe(EMAIL);
		vi.advanceTimersByTime(MINUTE);
		expect(stored()).toBe('');
	});

	it('goes at the time that it had when the site is opened again, and at once when that is past', () => {
		sessionStorage.setItem('sentLetter', JSON.stringify({ ...letter(), email: EMAIL, expiresAt: inMs(MINUTE) }));
		pendingRegistration.resume();
		expect(stored()).toContain(EMAIL);
		vi.advanceTimersByTime(MINUTE);
		expect(stored()).toBe('');
		sessionStorage.setItem('sentLetter', JSON.stringify({ ...letter(), email: EMAIL, expiresAt: inMs(-1) }));
		pendingRegistration.resume();
		expect(stored()).toBe('');
	});

	it('is the time to wait, too, where nobody here has typed the address', () => {
		pendingRegistration.letterSent(letter());
		expect(pendingRegistration.letterId('kamran@example.com')).toBe('c1');
		expect(pendingRegistration.resendAt('c1')).toBe(Date.now() + MINUTE);
		expect(pendingRegistration.emailOf('c1')).toBeUndefined();
		expect(pendingRegistration.read()).toBeNull();
	});

	it('has the address that was typed when a letter is sent after one that is over', () => {
		pendingRegistration.keep({ ...emptyRegistration, email: EMAIL, password: 'Qarabag-dagi-7' });
		pendingRegistration.letterSent(letter(), EMAIL);
		vi.advanceTimersByTime(31 * MINUTE);
		pendingRegistration.letterSent(letter('c2'));
		expect(pendingRegistration.emailOf('c2')).toBe(EMAIL);
		expect(stored()).not.toContain('Qarabag');
	});

	it('is not for somebody else who is signed in', () => {
		pendingRegistration.letterSent(letter(), EMAIL);
		expect(pendingRegistration.letterId(EMAIL)).toBe('c1');
		expect(pendingRegistration.letterId('kamran@example.com')).toBeUndefined();
	});
});
