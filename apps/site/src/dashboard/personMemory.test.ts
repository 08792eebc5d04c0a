import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unsent } from '../unsent';
import { listAddress, rememberList } from './framework/listState';
import { rememberFor, useMemoryOf } from './personMemory';
import { resources } from './resources';

const list = resources.promocodes;
const left = '/dashboard/promocodes?search=Rustamov';

const PageOfKamran = () => (useMemoryOf('kamran') ? 'read' : 'waits');

describe('what the dashboard remembers of a person', () => {
	beforeEach(() => {
		// Drafts, which another file may have loaded, stop watching it as they are forgotten.
		vi.stubGlobal('window', new EventTarget());
		unsent.forget();
		rememberFor(null);
		unsent.claim('aysel');
		rememberFor('aysel');
		rememberList(list, left);
	});

	afterEach(() => {
		rememberFor(null);
		vi.unstubAllGlobals();
	});

	it('[DSH-07] stays while the same one works', () => {
		rememberFor('aysel');
		expect(listAddress(list)).toBe(left);
	});

	it('[DSH-07] [SEC-02] is gone when another one signs in on the same page', () => {
		rememberFor('kamran');
		expect(listAddress(list)).toBe('/dashboard/promocodes');
	});

	it('[DSH-07] [DSH-17] waits for whom a session that ended has sent away, and not for who signed out here', () => {
		unsent.keep();
		rememberFor(null);
		unsent.claim('aysel');
		rememberFor('aysel');
		expect(listAddress(list)).toBe(left);
		unsent.forget();
		rememberFor(null);
		expect(listAddress(list)).toBe('/dashboard/promocodes');
	});

	it('[DSH-07] [SEC-02] is gone when another one signs in elsewhere on the site meanwhile', () => {
		unsent.keep();
		rememberFor(null);
		unsent.claim('kamran');
		expect(listAddress(list)).toBe('/dashboard/promocodes');
	});

	it('[DSH-07] [SEC-02] stays when another one’s page is drawn and thrown away, and is not shown there', () => {
		// Rendered to a string, nothing ever reaches a screen.
		expect(renderToString(createElement(PageOfKamran))).toBe('waits');
		expect(listAddress(list)).toBe(left);
	});
});
