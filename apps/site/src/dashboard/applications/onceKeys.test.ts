import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberFor } from '../personMemory';
import { forgetOnceKey, onceKey } from './onceKeys';

// Drafts, which another file may have loaded, stop watching it as they are forgotten.
beforeEach(() => void vi.stubGlobal('window', new EventTarget()));
afterEach(() => {
	rememberFor(null);
	vi.unstubAllGlobals();
});

it('[DSH-09] what is sent again because its response was lost has the same key; another text, and the next one, a new key', () => {
	rememberFor('aysel');
	const first = onceKey('c1:message', { text: 'Salam' });
	expect(onceKey('c1:message', { text: 'Salam' })).toBe(first);
	expect(onceKey('c2:message', { text: 'Salam' })).not.toBe(first);
	expect(onceKey('c1:message', { text: 'Salam.' })).not.toBe(first);
	const last = onceKey('c1:message', { text: 'Salam' });
	forgetOnceKey('c1:message');
	expect(onceKey('c1:message', { text: 'Salam' })).not.toBe(last);
});
