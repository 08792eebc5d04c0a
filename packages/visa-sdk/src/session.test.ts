import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionCookie } from './session';

/** Stores what is assigned, and returns what a browser would. */
function fakeDocument(protocol = 'http:', others = '') {
	const written: string[] = [];
	const pairs = new Map<string, string>();
	return {
		written,
		location: { protocol },
		get cookie() {
			return [others, ...[...pairs].map(([name, value]) => `${name}=${value}`)].filter(Boolean).join('; ');
		},
		set cookie(text: string) {
			written.push(text);
			const [pair = ''] = text.split('; ');
			const [name = '', value = ''] = pair.split('=');
			if (text.includes('Expires=Thu, 01 Jan 1970')) pairs.delete(name);
			else pairs.set(name, value);
		},
	};
}
const session = { accessToken: 'a=b; c', expiresAt: '2027-01-02T03:04:05.000Z' };

beforeEach(() => {
	vi.useFakeTimers({ now: new Date('2026-12-03T03:04:05.000Z') });
});
afterEach(() => {
	vi.useRealTimers();
});

describe('session cookie', () => {
	it('reads back what was written, among other cookies', () => {
		const document = fakeDocument('http:', 'theme=dark; xaccessToken=no');
		const cookie = sessionCookie(document);
		expect(cookie.read()).toBeNull();
		cookie.write(session);
		expect(cookie.read()).toBe('a=b; c');
		expect(document.written).toEqual([
			'accessToken=a%3Db%3B%20c; Path=/; Expires=Sat, 02 Jan 2027 03:04:05 GMT; SameSite=Lax',
		]);
	});

	it('is none where another application has written one of that name that can not be read', () => {
		const document = fakeDocument();
		document.cookie = 'accessToken=100%; Path=/';
		const cookie = sessionCookie(document);
		expect(cookie.read()).toBeNull();
		cookie.write(session);
		expect(cookie.read()).toBe('a=b; c');
	});

	it('lasts as long as the browser is open if the device’s clock is beyond its end, which only the server tells', () => {
		vi.setSystemTime('2027-01-03T03:04:05.000Z');
		const document = fakeDocument();
		sessionCookie(document).write(session);
		expect(document.written).toEqual(['accessToken=a%3Db%3B%20c; Path=/; SameSite=Lax']);
	});

	it('is Secure on https', () => {
		const document = fakeDocument('https:');
		sessionCookie(document).write(session);
		expect(document.written[0]).toMatch(/; SameSite=Lax; Secure$/);
	});

	it('is removed at the path it was written to', () => {
		const document = fakeDocument();
		const cookie = sessionCookie(document);
		cookie.write(session);
		cookie.remove();
		expect(cookie.read()).toBeNull();
		expect(document.written[1]).toMatch(/^accessToken=; Path=\/; Expires=Thu, 01 Jan 1970/);
	});
});
