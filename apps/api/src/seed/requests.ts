import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Country, Page, PaymentPage, UploadedImage, VisaRequestDetail } from 'visa-sdk/contract';
import { businessToday, messageTemplates, toIso } from 'visa-sdk/rules';
import { beginSession, endSession } from '../modules/auth/sessions';
import { hashPassword } from '../modules/people/passwords';
import { type Clock, HOUR_MS, later } from '../platform/clock';
import type { Db } from '../platform/db';
import { tables } from '../platform/db/tables';
import { newId } from '../platform/ids';
import { OperatorError } from '../platform/operatorError';
import { answer, destinations, lives, refusal, type Step, staffNote, travellers, wishes } from './cases';
import { specimenPassport, specimenVisa } from './papers';

/** Publicly known, like those of the demo staff. */
export const demoTraveller = { email: 'traveller1@viza.example', password: 'viza-demo-traveller' };

/** Time that is set from outside. */
export interface SetClock extends Clock {
	set(now: Date): void;
}

/** What the demo requests are made with: the whole server, at the time that its clock tells. */
interface DemoWorld {
	app: FastifyInstance;
	db: Db;
	clock: SetClock;
	/** Does what is due in the background. */
	drain(): Promise<void>;
}

const HOME = 'Azərbaycan';
/** What `answer` answers. */
const question = messageTemplates.find(({ id }) => id === 'hotel')?.text ?? '';

interface Person {
	id: string;
	role: 'client' | 'agent' | 'admin';
}

/**
 * Adds requests in every state, made, paid and worked on at their time by the calls that people's browsers make.
 * @param count how many; the newest is less than an hour old
 * @throws OperatorError before anything is added, without the demo's catalogue and staff, or if there are requests. Each of
 *   their steps is a call of its own, so one can't continue where adding them was interrupted
 */
export async function seedRequests(world: DemoWorld, count: number): Promise<void> {
	const now = new Date();
	await expectNoRequests(world.db);
	await expectDestinations(world.db);
	const staff = await findStaff(world.db);
	const people = await addTravellers(world.db, now);
	const timed = Array.from({ length: count }, (_, index) => timesOf(index, now)).flatMap(({ start, steps, index }) => {
		// In each round the lives are other people's, to other countries.
		const traveller = people[shifted(index, people.length)];
		if (!traveller) throw new RangeError('nobody travels');
		const [owner, checker] = index % 5 === 2 ? [staff.admin, staff.agent] : [staff.agent, staff.admin];
		const one = createCase(world, { index, traveller, owner, checker });
		const begun = { at: start, run: () => one.create() };
		return [begun, ...steps.map(({ at, what }) => ({ at, run: () => one.take(what) }))];
	});
	timed.sort((one, other) => one.at.getTime() - other.at.getTime());
	for (const { at, run } of timed) {
		world.clock.set(at);
		await run();
	}
	world.clock.set(new Date());
}

async function expectNoRequests(db: Db): Promise<void> {
	const { users, visaRequests } = tables;
	const [request] = await db.select({ id: visaRequests.id }).from(visaRequests).limit(1);
	if (request)
		throw new OperatorError(
			'There are requests already: no demo requests were added. Delete the data folder to start over.',
		);
	const [traveller] = await db.select({ id: users.id }).from(users).where(eq(users.email, demoTraveller.email));
	if (traveller)
		throw new OperatorError(
			'Adding demo requests was interrupted before the first one: none were added. Delete the data folder to start over.',
		);
}

const shifted = (index: number, length: number) => (index + 3 * Math.floor(index / lives.length)) % length;

/** When a request was made, and when each of its steps happened. */
function timesOf(index: number, now: Date) {
	const life = lives[index % lives.length];
	if (!life) throw new RangeError('an empty list');
	// Each further round of the same lives is a day and a bit older.
	const ago = life.hoursAgo + Math.floor(index / lives.length) * 31;
	const whole = life.steps.reduce((sum, { afterHours }) => sum + afterHours, 0);
	const start = later(now, -(ago + whole) * HOUR_MS);
	let at = start;
	const steps = life.steps.map(({ what, afterHours }) => {
		at = later(at, afterHours * HOUR_MS);
		return { what, at };
	});
	return { index, start, steps };
}

async function addTravellers(db: Db, now: Date): Promise<Person[]> {
	const passwordHash = await hashPassword(demoTraveller.password);
	const { citizenships, residentCountries } = tables;
	const [citizenship] = await db.select().from(citizenships).where(eq(citizenships.name, HOME));
	const [residence] = await db.select().from(residentCountries).where(eq(residentCountries.name, HOME));
	const rows = travellers.map(([firstName, lastName, gender, dateOfBirth], index) => ({
		...{ id: newId(now), role: 'client' as const, firstName, lastName, gender, dateOfBirth, passwordHash },
		email: demoTraveller.email.replace('1', String(index + 1)),
		phone: `+994 50 ${210 + index} 45 6${index}`,
		citizenshipId: citizenship?.id ?? null,
		residentCountryId: residence?.id ?? null,
		...{ createdAt: later(now, -60 * 24 * HOUR_MS), emailConfirmedAt: later(now, -60 * 24 * HOUR_MS) },
	}));
	await db.insert(tables.users).values(rows);
	return rows;
}

async function expectDestinations(db: Db): Promise<void> {
	const { countries } = tables;
	const isOffered = and(inArray(countries.name, destinations), eq(countries.isOnOffer, true));
	const offered = new Set(
		(await db.select({ name: countries.name }).from(countries).where(isOffered)).map(({ name }) => name),
	);
	const missing = destinations.filter((name) => !offered.has(name));
	if (missing.length > 0)
		throw new OperatorError(`Demo requests need the demo catalogue: this one doesn't offer ${missing.join(', ')}.`);
}

async function findStaff(db: Db): Promise<{ agent: Person; admin: Person }> {
	const rows = await db.select({ id: tables.users.id, role: tables.users.role }).from(tables.users);
	const one = (role: 'agent' | 'admin') => {
		const found = rows.find((row) => row.role === role);
		if (!found) throw new OperatorError(`Demo requests need an ${role}: there is none.`);
		return { id: found.id, role };
	};
	return { agent: one('agent'), admin: one('admin') };
}

/** Calls the server as somebody. @throws Error for a refusal: then the demo asks for what isn't allowed */
async function call<Body>(
	{ app, db, clock }: DemoWorld,
	person: Person | null,
	method: 'GET' | 'POST',
	url: string,
	body?: object | FormData | string,
): Promise<Body> {
	const token = person && (await beginSession(db, clock, person)).accessToken;
	const form = body instanceof FormData ? new Response(body) : null;
	const type = form?.headers.get('content-type') ?? (typeof body === 'string' ? formType : 'application/json');
	const response = await app.inject({
		...{ method, url },
		headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': type }) },
		...(form ? { payload: Buffer.from(await form.arrayBuffer()) } : body ? { payload: body } : {}),
	});
	// Otherwise whoever signs in later finds each call among their devices.
	if (token) await endSession(db, token);
	if (response.statusCode >= 400) throw new Error(`${method} ${url}: ${response.statusCode} ${response.payload}`);
	return (response.payload.startsWith('{') || response.payload.startsWith('[') ? response.json() : undefined) as Body;
}
const formType = 'application/x-www-form-urlencoded';

function fileForm(bytes: Buffer, name: string, type: string): FormData {
	const form = new FormData();
	form.append('file', new Blob([new Uint8Array(bytes)], { type }), name);
	return form;
}

/** What a traveller selects: the country's first offer, or its second. */
async function choose(world: DemoWorld, index: number) {
	const name = destinations[shifted(index, destinations.length)] ?? '';
	const find = `/api/countries?${new URLSearchParams({ countryName: name })}`;
	const [country] = (await call<Page<Country>>(world, null, 'GET', find)).data;
	const pick = async (path: string) => {
		const { data } = await call<Page<{ id: string }>>(world, null, 'GET', `/api/${path}/country/${country?.id}`);
		return data[index % Math.min(2, data.length)]?.id;
	};
	return {
		countryId: country?.id,
		visaTypeId: await pick('visa-types'),
		visaOptionId: await pick('visa-options'),
		serviceId: await pick('services'),
	};
}

/** One request and what happens to it. */
function createCase(
	world: DemoWorld,
	{ index, traveller, owner, checker }: { index: number; traveller: Person; owner: Person; checker: Person },
) {
	let page: PaymentPage;
	const peopleCount = [1, 4].includes(index % 6) ? 2 : 1;
	const path = (action: string) => `/api/visa-requests/${page.id}/${action}`;
	const versionNow = async () =>
		(await call<VisaRequestDetail>(world, traveller, 'GET', `/api/visa-requests/${page.id}`)).version;
	const act = async (person: Person, action: string, body: object) =>
		call(world, person, 'POST', path(action), { ...body, version: await versionNow() });
	const atBank = (outcome: string) =>
		call(world, null, 'POST', new URL(page.paymentUrl).pathname, `outcome=${outcome}`);
	const today = () => businessToday(world.clock.now());

	const steps: Record<Step['what'], () => Promise<unknown>> = {
		pay: () => atBank('pay'),
		decline: () => atBank('decline'),
		claim: () => call(world, owner, 'POST', path('claim')),
		review: () => act(owner, 'status', { status: 'IN_REVIEW' }),
		note: () => call(world, owner, 'POST', path('notes'), { text: staffNote }),
		ask: () => act(owner, 'information', { text: question, until: String(today().add({ days: 5 })) }),
		answer: () => act(traveller, 'information/answer', { text: answer }),
		askCheck: () => act(owner, 'check', { action: 'ask' }),
		approveCheck: async () => {
			await call(world, checker, 'POST', path('claim'));
			await act(checker, 'check', { action: 'approve' });
		},
		approve: async () => {
			for (const traveller of peopleCount === 1 ? [undefined] : [1, 2]) {
				const visa = fileForm(await specimenVisa(), 'viza.pdf', 'application/pdf');
				const query = new URLSearchParams({
					version: String(await versionNow()),
					...(traveller && { traveller: `${traveller}` }),
				});
				await call(world, owner, 'POST', `${path('visas')}?${query}`, visa);
			}
			await act(owner, 'status', { status: 'APPROVED' });
		},
		reject: () => act(owner, 'status', { status: 'REJECTED', reason: refusal }),
		cancel: async () => {
			await call(world, traveller, 'POST', path('cancel'));
			await world.drain();
		},
	};

	return {
		async create() {
			const image = fileForm(await specimenPassport((index * 47) % 360), 'pasport.jpg', 'image/jpeg');
			const [uploaded] = await call<UploadedImage[]>(world, traveller, 'POST', '/api/uploads/image', image);
			const start = today().add({ days: 20 + ((index * 5) % 40) });
			page = await call<PaymentPage>(world, traveller, 'POST', '/api/visa-requests', {
				...(await choose(world, index)),
				document: uploaded?.url,
				notes: wishes[index % wishes.length],
				startDate: toIso(start),
				endDate: toIso(start.add({ days: 7 + (index % 7) })),
				peopleCount,
			});
		},
		take: (what: Step['what']) => steps[what](),
	};
}
