import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyTabStorage } from '../../tabStorageInTests';
import { unsent } from '../../unsent';
import { rememberFor } from '../personMemory';
import { forgetFormDraft, formDraftOf, keepFormDraft, useInterrupted, whileSending } from './formDrafts';

const empty = { text: '' };
const Case = ({ id }: { id: string }) => (useInterrupted(id) ? 'told' : 'silent');
const shown = (id: string) => renderToString(createElement(Case, { id }));
function signedIn(person: string) {
	unsent.claim(person);
	rememberFor(person);
}

const stored = emptyTabStorage();
/** The page is left and loaded anew: nothing of its memory remains. */
async function reload() {
	window.dispatchEvent(new Event('pagehide'));
	vi.resetModules();
	const [next, memory, forms] = await Promise.all([
		import('../../unsent'),
		import('../personMemory'),
		import('./formDrafts'),
	]);
	const signIn = (person: string) => {
		next.unsent.claim(person);
		memory.rememberFor(person);
	};
	return { ...forms, signIn };
}

beforeEach(() => {
	vi.stubGlobal('window', new EventTarget());
	signedIn('aysel');
	keepFormDraft('c1:note', { text: 'Zəng edəcəyəm' });
});
afterEach(() => {
	unsent.forget();
	rememberFor(null);
	vi.unstubAllGlobals();
});

describe('[DSH-13] [DSH-17] what was typed about a case when a session ended', () => {
	it('is in its form again, and the case says so until it is sent', () => {
		expect(shown('c1')).toBe('silent');
		unsent.keep();
		rememberFor(null);
		signedIn('aysel');
		expect(formDraftOf('c1:note', empty).text).toBe('Zəng edəcəyəm');
		expect(shown('c1')).toBe('told');
		expect(shown('c2')).toBe('silent');
		forgetFormDraft('c1:note');
		expect(shown('c1')).toBe('silent');
	});

	it('[SEC-02] is gone when another person signs in', () => {
		unsent.keep();
		rememberFor(null);
		signedIn('kamran');
		expect(formDraftOf('c1:note', empty).text).toBe('');
		expect(shown('c1')).toBe('silent');
	});
});

describe('[DSH-09] leaving the page', () => {
	const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

	it('asks while something typed isn’t sent, and not for a date or a tick alone', () => {
		expect(isAsked()).toBe(true);
		forgetFormDraft('c1:note');
		expect(isAsked()).toBe(false);
		keepFormDraft('c1:INFO_REQUIRED', { until: '2026-12-24' });
		expect(isAsked()).toBe(false);
		keepFormDraft('c1:refund', { amount: 5 });
		expect(isAsked()).toBe(true);
		forgetFormDraft('c1:refund');
		forgetFormDraft('c1:INFO_REQUIRED');
	});
});

describe('[DSH-09] a page that is loaded anew', () => {
	it('has what was typed about a case in its form again, and it is stored no longer', async () => {
		expect(stored()).toBe('');
		const next = await reload();
		expect(stored()).toContain('Zəng edəcəyəm');
		next.signIn('aysel');
		expect(next.formDraftOf('c1:note', empty).text).toBe('Zəng edəcəyəm');
		expect(stored()).toBe('');
	});

	it('has it also if its part about cases is loaded after its reader is known', async () => {
		window.dispatchEvent(new Event('pagehide'));
		vi.resetModules();
		const { unsent: next } = await import('../../unsent');
		const { rememberFor: remember } = await import('../personMemory');
		next.claim('aysel');
		remember('aysel');
		const { formDraftOf: draftOf } = await import('./formDrafts');
		expect(draftOf('c1:note', empty).text).toBe('Zəng edəcəyəm');
	});

	it('[SEC-02] has nothing of it for another person, or once its author has signed out', async () => {
		const next = await reload();
		next.signIn('kamran');
		expect(next.formDraftOf('c1:note', empty).text).toBe('');
		expect(stored()).toBe('');
		signedIn('aysel');
		keepFormDraft('c1:note', { text: 'Zəng edəcəyəm' });
		unsent.forget();
		window.dispatchEvent(new Event('pagehide'));
		expect(stored()).toBe('');
	});

	it('[DSH-17] [SEC-02] does not store it once its author’s session has ended', () => {
		unsent.keep();
		rememberFor(null);
		window.dispatchEvent(new Event('pagehide'));
		expect(stored()).toBe('');
	});

	it('does not have again what was being sent', async () => {
		void whileSending('c1:note', () => new Promise(() => {}));
		const next = await reload();
		next.signIn('aysel');
		expect(next.formDraftOf('c1:note', empty).text).toBe('');
	});

	it('[SEC-02] that is shown again as it was left stores nothing', () => {
		window.dispatchEvent(new Event('pagehide'));
		expect(stored()).toContain('Zəng edəcəyəm');
		window.dispatchEvent(new Event('pageshow'));
		expect(stored()).toBe('');
		expect(formDraftOf('c1:note', empty).text).toBe('Zəng edəcəyəm');
	});
});
