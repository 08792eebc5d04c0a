import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unsent } from '../../unsent';
import { rememberFor } from '../personMemory';
import { forgetFormDraft, formDraftOf, keepFormDraft, useInterrupted } from './formDrafts';

const empty = { text: '' };
const Case = ({ id }: { id: string }) => (useInterrupted(id) ? 'told' : 'silent');
const shown = (id: string) => renderToString(createElement(Case, { id }));
function signedIn(person: string) {
	unsent.claim(person);
	rememberFor(person);
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
