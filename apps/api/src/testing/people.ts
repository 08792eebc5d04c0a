import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type {
	Confirmation,
	Country,
	NamedItem,
	Page,
	PaymentPage,
	PriceQuote,
	Service,
	Session,
	UploadedImage,
	VisaOption,
	VisaType,
} from 'visa-sdk/contract';
import { businessToday, toIso } from 'visa-sdk/rules';
import { tables } from '../platform/db/tables';
import { newId } from '../platform/ids';
import { demoStaff } from '../start';
import type { Answer, TestServer } from './server';

let made = 0;
export const PASSWORD = 'dəniz-qırağında-yay';

export async function registrationForm(server: TestServer, changes: Record<string, unknown> = {}) {
	const first = async (path: string) =>
		(await server.get<Page<NamedItem>>(path, { query: { limit: '1' } })).body.data[0]?.id;
	made += 1;
	return {
		firstName: 'Leyla',
		lastName: 'Əliyeva',
		email: `leyla.${made}@poct.example`,
		phone: '+994 50 123 45 67',
		password: PASSWORD,
		dateOfBirth: '1990-05-17',
		gender: 'female',
		citizenshipId: await first('/api/citizenships'),
		residentCountryId: await first('/api/resident-countries'),
		isTermsAccepted: true,
		...changes,
	};
}

export interface Traveller {
	email: string;
	token: string;
}

/** Registers without confirming. @returns also the cookie of the browser where it was done */
export async function register(server: TestServer, changes: Record<string, unknown> = {}) {
	const form = await registrationForm(server, changes);
	const { body, cookies } = await server.post<Confirmation>('/api/auth/register', form);
	const [mail] = await server.mails(form.email);
	const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
	const link = /http\S+confirm-email\S+/.exec(mail?.text ?? '')?.[0] ?? '';
	const browser = Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
	const linkToken = /token=([\w-]+)/.exec(link)?.[1] ?? '';
	return { email: form.email, confirmation: body, code, link, linkToken, browser };
}

/** Registers, confirms, and is signed in. */
export async function newTraveller(server: TestServer): Promise<Traveller> {
	const { email, confirmation, code } = await register(server);
	const { confirmationId } = confirmation;
	const { body } = await server.post<Session>('/api/auth/confirm-email', { confirmationId, code, password: PASSWORD });
	return { email, token: body.accessToken };
}

export async function signInStaff(server: TestServer, role: 'admin' | 'agent'): Promise<string> {
	const account = demoStaff.find((one) => one.role === role);
	const { body } = await server.post<Session>('/api/auth/login', { ...account, audience: 'dashboard' });
	return body.accessToken;
}

/** Another agent than the demo's, signed in. */
export async function signInNewAgent(server: TestServer): Promise<string> {
	made += 1;
	const [account] = demoStaff.filter(({ role }) => role === 'agent');
	const [known] = await server.db
		.select()
		.from(tables.users)
		.where(eq(tables.users.email, account?.email ?? ''));
	if (!known) throw new Error('the demo has an agent');
	const email = `agent.${made}@viza.example`;
	const now = server.clock.now();
	await server.db.insert(tables.users).values({ ...known, id: newId(now), email, firstName: 'Nigar' });
	const { body } = await server.post<Session>('/api/auth/login', {
		email,
		password: account?.password,
		audience: 'dashboard',
	});
	return body.accessToken;
}

/** Anything that answers GET: a test server or one over the network. */
interface Reader {
	get<Body>(path: string, options?: { query?: Record<string, string> }): Promise<{ body: Body }>;
}

export async function choose(server: Reader, countryName = 'İtaliya') {
	const [country] = (await server.get<Page<Country>>('/api/countries', { query: { countryName } })).body.data;
	const of = async <Item>(path: string) =>
		(await server.get<Page<Item>>(`/api/${path}/country/${country?.id}`)).body.data;
	const [visaTypes, visaOptions, services] = [
		await of<VisaType>('visa-types'),
		await of<VisaOption>('visa-options'),
		await of<Service>('services'),
	];
	const [visaType, visaOption, service] = [visaTypes[0], visaOptions[0], services[0]];
	if (!country || !visaType || !visaOption || !service) throw new Error(`${countryName} offers nothing`);
	return { country, visaType, visaOption, service };
}

const jpegs = new Map<string, Promise<Buffer>>();
/** A picture in one colour, made once for each size. */
export function jpeg(width = 900, height = 640): Promise<Buffer> {
	const size = `${width}×${height}`;
	const known = jpegs.get(size);
	if (known) return known;
	const background = '#3a6ea5';
	const made = sharp({ create: { width, height, channels: 3, background } })
		.jpeg()
		.toBuffer();
	jpegs.set(size, made);
	return made;
}

export function imageForm(...files: { bytes: Uint8Array; name?: string; type?: string }[]): FormData {
	const form = new FormData();
	for (const { bytes, name = 'pasport.jpg', type = 'image/jpeg' } of files) {
		form.append('file', new Blob([new Uint8Array(bytes)], { type }), name);
	}
	return form;
}

export async function uploadImage(server: TestServer, token: string | null, bytes?: Uint8Array): Promise<string> {
	const form = imageForm({ bytes: bytes ?? (await jpeg()) });
	const { body } = await server.post<UploadedImage[]>('/api/uploads/image', form, { token });
	return body[0]?.url ?? '';
}

export function requestDates(now: Date) {
	const today = businessToday(now);
	return { startDate: toIso(today.add({ days: 40 })), endDate: toIso(today.add({ days: 50 })) };
}

/** A body that creates a request. */
export async function requestForm(
	server: TestServer,
	token: string,
	changes: Record<string, unknown> = {},
	countryName?: string,
) {
	const { country, visaType, visaOption, service } = await choose(server, countryName);
	return {
		countryId: country.id,
		visaTypeId: visaType.id,
		visaOptionId: visaOption.id,
		serviceId: service.id,
		document: await uploadImage(server, token),
		...requestDates(server.clock.now()),
		peopleCount: 1,
		...changes,
	};
}

export async function createRequest(server: TestServer, token: string, changes: Record<string, unknown> = {}) {
	const form = await requestForm(server, token, changes);
	const { body } = await server.post<PaymentPage>('/api/visa-requests', form, { token });
	return body;
}

/** The sandbox bank's buttons that lead back. */
export type BankButton = 'pay' | 'decline' | 'cancel' | 'later' | 'late' | 'twice' | 'other';

/** What the payer presses at the bank. @returns where the bank sends the payer */
export async function atBank(server: TestServer, paymentUrl: string, outcome: BankButton) {
	const path = new URL(paymentUrl).pathname;
	const answer = await server.call('POST', path, `outcome=${outcome}`, {
		headers: { 'content-type': 'application/x-www-form-urlencoded' },
	});
	await Promise.all(server.callbacks);
	const back = new URL(String(answer.headers.location));
	return { path: back.pathname, token: back.searchParams.get('token') ?? '' };
}

/** A paid request. @returns its id */
export async function createPaid(server: TestServer, token: string, changes: Record<string, unknown> = {}) {
	const page = await createRequest(server, token, changes);
	await atBank(server, page.paymentUrl, 'pay');
	return page;
}

/** The same without the bank's callback: the payer's browser or the bank's call was lost. */
export async function atBankUnheard(server: TestServer, paymentUrl: string, outcome: BankButton) {
	const { fetch } = server.deps;
	server.deps.fetch = async () => Promise.reject(new TypeError('the network is down'));
	try {
		return await atBank(server, paymentUrl, outcome);
	} finally {
		server.deps.fetch = fetch;
	}
}

export const totalOf = async (server: TestServer, token: string, question: unknown): Promise<Answer<PriceQuote>> =>
	server.post<PriceQuote>('/api/visa-requests/get-total-price', question, { token });
