import type { APIRequestContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { words } from '../src/dashboard/strings';
import { expect } from './journey';
import { violationsOf } from './violations';

export interface Person {
	email: string;
	password: string;
}
export const admin: Person = { email: 'admin@viza.example', password: 'viza-demo-admin' };
export const agent: Person = { email: 'agent@viza.example', password: 'viza-demo-agent' };
export const nobody = '00000000-0000-4000-8000-000000000000';
/** Every section, by its part of the URL. */
export const paths = Object.keys(words.sections) as (keyof typeof words.sections)[];

export async function fillSignIn(page: Page, { email, password }: Person) {
	await page.getByLabel('E-poçt').fill(email);
	await page.getByLabel('Şifrə', { exact: true }).fill(password);
	await page.getByRole('main').getByRole('button', { name: 'Daxil ol' }).click();
}

export async function signIn(page: Page, person: Person, path = '/dashboard') {
	await page.goto(path);
	await expect(heading(page, words.login.heading)).toBeVisible();
	await fillSignIn(page, person);
}

/** The page's own heading; exact, because one page's heading is the beginning of another's. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
/** A field of the form, never the column with the same name in the list before it. */
export const fieldOf = (page: Page, label: string, options?: { exact: boolean }) =>
	// Translations have the same names, in sections that are closed.
	page.locator('form').getByLabel(label, options).filter({ visible: true });
export const save = (page: Page) => page.getByRole('button', { name: words.form.save });
export async function accessible(page: Page) {
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	expect(await violationsOf(page)).toEqual([]);
}

/** Makes calls as a staff member, besides what the page does. */
export async function callerOf(request: APIRequestContext, person: Person) {
	const login = await request.post('/api/auth/login', { data: { ...person, audience: 'dashboard' } });
	const { accessToken } = await login.json();
	const headers = { authorization: `Bearer ${accessToken}` };
	return {
		get: async (path: string) => (await request.get(`/api${path}`, { headers })).json(),
		post: async (path: string, data: object) => (await request.post(`/api${path}`, { headers, data })).json(),
		put: async (path: string, data: object) => (await request.put(`/api${path}`, { headers, data })).json(),
		delete: (path: string) => request.delete(`/api${path}`, { headers }),
	};
}

/** Types a date into a field for date and time; the time is the start of the day. */
export async function fillDay(page: Page, label: string, digits: string) {
	const day = page.getByRole('group', { name: label }).getByRole('textbox').first();
	await day.fill(digits);
	await day.blur();
}

const PERIOD_MS = 30_000;

/** An app that generates codes. Each is accepted once, so a later one is that of the next half minute. */
export function appWith(secret: string) {
	const totp = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 });
	let last = 0;
	return () => {
		last = Math.max(Date.now(), last + PERIOD_MS);
		return totp.generate({ timestamp: last });
	};
}
