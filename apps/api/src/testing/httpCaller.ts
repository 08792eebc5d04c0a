import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { Confirmation, NamedItem, Page, PaymentPage, Session, UploadedImage } from 'visa-sdk/contract';
import { expect } from 'vitest';
import { choose, imageForm, jpeg, PASSWORD, requestDates } from './people';

export interface Reply<Body> {
	status: number;
	body: Body;
}

/** Calls a server over the network. @param body JSON, or a form @param more headers */
export async function callServer<Body = Record<string, unknown>>(
	server: string,
	path: string,
	body?: unknown,
	token?: string,
	more: Record<string, string> = {},
): Promise<Reply<Body>> {
	const isForm = body instanceof FormData;
	const answer = await fetch(`${server}/api${path}`, {
		method: body === undefined ? 'GET' : 'POST',
		headers: {
			...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
			...(token ? { authorization: `Bearer ${token}` } : {}),
			...more,
		},
		...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
	});
	const text = await answer.text();
	return { status: answer.status, body: (text ? JSON.parse(text) : undefined) as Body };
}

/** E-mails in a data folder's outbox. */
export async function readOutbox(dataDir: string) {
	const folder = join(dataDir, 'outbox');
	const files = (await readdir(folder)).filter((file) => file.endsWith('.eml'));
	return Promise.all(files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))));
}

/**
 * Registers, confirms by e-mail and chooses, each time on the next server. @returns a form with its own image each time
 */
export async function prepareRequests(servers: string[], dataDir: string, email: string) {
	let turn = 0;
	const call = <Body>(path: string, body?: unknown, token?: string) => {
		turn += 1;
		return callServer<Body>(servers[turn % servers.length] ?? '', path, body, token);
	};
	const first = async (path: string) => (await call<Page<NamedItem>>(path)).body.data[0]?.id;
	const { body: confirmation } = await call<Confirmation>('/auth/register', {
		firstName: 'Leyla',
		lastName: 'Əliyeva',
		email,
		phone: '+994 50 123 45 67',
		password: PASSWORD,
		dateOfBirth: '1990-05-17',
		gender: 'female',
		citizenshipId: await first('/citizenships'),
		residentCountryId: await first('/resident-countries'),
		isTermsAccepted: true,
	});
	const letter = async () => (await readOutbox(dataDir)).find(({ to }) => to?.some(({ address }) => address === email));
	await expect.poll(letter, { timeout: 20_000 }).toBeDefined();
	const code = /\b\d{6}\b/.exec((await letter())?.text ?? '')?.[0];
	const { confirmationId } = confirmation;
	const { body: session } = await call<Session>('/auth/confirm-email', { confirmationId, code, password: PASSWORD });
	const token = session.accessToken;
	const get = async <Body>(path: string) => call<Body>(path.replace(/^\/api/, ''));
	const { country, visaType, visaOption, service } = await choose({
		get: (path, options) => get(options?.query ? `${path}?${new URLSearchParams(options.query)}` : path),
	});
	const newForm = async () => ({
		countryId: country.id,
		visaTypeId: visaType.id,
		visaOptionId: visaOption.id,
		serviceId: service.id,
		document: (await call<UploadedImage[]>('/uploads/image', imageForm({ bytes: await jpeg() }), token)).body[0]?.url,
		peopleCount: 1,
		...requestDates(new Date()),
	});
	return { token, newForm };
}

/** A paid request. @returns its id */
export async function payForRequest(servers: string[], dataDir: string): Promise<string> {
	const { token, newForm } = await prepareRequests(servers, dataDir, 'leyla@poct.example');
	const { body: page } = await callServer<PaymentPage>(servers[0] ?? '', '/visa-requests', await newForm(), token);
	const pressed = await fetch(page.paymentUrl, {
		method: 'POST',
		redirect: 'manual',
		headers: { 'content-type': 'application/x-www-form-urlencoded' },
		body: 'outcome=pay',
	});
	expect(pressed.status).toBe(303);
	return page.id;
}
