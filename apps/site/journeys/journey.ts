import { test as base, expect, type Locator, type Page, type Route } from '@playwright/test';
import sharp from 'sharp';
import { linkIn, readMail } from './mail';
import { type RunningServer, startServer } from './server';

export { expect };

interface Fixtures {
	/** Console errors and failed requests of the page; a test that expects some removes them. */
	faults: string[];
}

const ownServer = async (use: (server: RunningServer) => Promise<void>) => {
	const server = await startServer();
	await use(server);
	await server.remove();
};

/** Every worker has its own server; every test has a fresh browser context. */
export const test = base.extend<Fixtures, { server: RunningServer }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
	server: [async ({}, use) => ownServer(use), { scope: 'worker' }],
	baseURL: async ({ server }, use) => use(server.url),
	faults: [
		async ({ page }, use) => {
			const faults: string[] = [];
			page.on('console', (message) => {
				if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
			});
			page.on('pageerror', (error) => faults.push(String(error)));
			await use(faults);
			expect(faults).toEqual([]);
		},
		{ auto: true },
	],
});

/** On a server that no other file has left anything on, for what depends on all of its data. */
export const testAlone = test.extend<object, { server: RunningServer }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
	server: [async ({}, use) => ownServer(use), { scope: 'worker' }],
});

/** For `test.use`: animations run, as they do for users who haven't asked for reduced motion. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export const words = {
	next: 'Növbəti mərhələyə keç',
	back: 'Geriyə',
	confirm: 'Təsdiqləyin və ödənişə davam edin',
	register: 'Qeydiyyatdan keç',
};

export const headings = {
	COUNTRY: 'Səyahət ediləcək ölkəni seçin',
	DATE: 'Select approximate departure and arrival dates',
	VISA_TYPE: 'Viza növünü seçin',
	VISA_OPTION: 'Giriş icazəsini seçin',
	SERVICE: 'Xidməti seçin',
	UPLOAD_DOCUMENT: 'Pasport şəklini yükləyin',
	FINAL_REVIEW: 'Sonuncu yoxlama',
} as const;
export type Step = keyof typeof headings;

export const onStep = (page: Page, step: Step) =>
	expect(page.getByRole('heading', { level: 1, name: headings[step] })).toBeVisible();
export const next = (page: Page) => page.getByRole('button', { name: words.next });

const jpegs = new Map<string, Promise<Buffer>>();

/** A realistic JPEG photo, rendered once per size. */
export function passportJpeg(width = 1200, height = 850): Promise<Buffer> {
	const size = `${width}x${height}`;
	const jpeg = jpegs.get(size) ?? drawPassport(width, height);
	jpegs.set(size, jpeg);
	return jpeg;
}

function drawPassport(width: number, height: number): Promise<Buffer> {
	return sharp({ create: { width, height, channels: 3, background: { r: 190, g: 205, b: 196 } } })
		.composite([
			{
				input: Buffer.from(
					`<svg width="${width}" height="${height}"><rect x="60" y="120" width="300" height="400" fill="#7d8f99"/><text x="420" y="220" font-size="56">PASSPORT</text></svg>`,
				),
			},
		])
		.jpeg({ quality: 85 })
		.toBuffer();
}

/** A typed date, in days from now. */
export function dateIn(days: number): string {
	const date = new Date(Date.now() + days * 86_400_000);
	const [year, month, day] = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Baku' }).format(date).split('-');
	return `${day}/${month}/${year}`;
}

export async function chooseCountry(page: Page, name: string) {
	await page.getByRole('option', { name: new RegExp(name) }).click();
}

/** Presses Tab until the wanted element has focus, like a user without a mouse. @returns how many presses it took */
export async function tabTo(page: Page, locator: ReturnType<Page['getByRole']>): Promise<number> {
	for (let presses = 0; presses < 90; presses += 1) {
		if (await locator.evaluate((element) => element === document.activeElement)) return presses;
		await page.keyboard.press('Tab');
	}
	throw new Error(`The keyboard does not reach ${locator}`);
}

/** The cards of a choice; pressing one selects it. */
export const cards = (page: Page) => page.getByRole('main').locator('[role="row"][aria-selected]');

export async function chooseFirstCard(page: Page) {
	await cards(page).first().click();
}

export async function typeDates(page: Page, startInDays = 30, endInDays = 40) {
	const start = page.getByLabel('Select approximate start date').first();
	await start.fill(dateIn(startInDays).replaceAll('/', ''));
	await start.blur();
	const end = page.getByLabel('Select approximate end date').first();
	await end.fill(dateIn(endInDays));
	await end.blur();
}

export async function uploadPassport(page: Page) {
	await page
		.locator('input[type=file]')
		.setInputFiles({ name: 'pasport.jpg', mimeType: 'image/jpeg', buffer: await passportJpeg() });
	await expect(page.getByText('Image uploaded successful')).toBeVisible();
}

/** The first of everything on offer for a country, by the names in the wizard's URL. */
export async function offerOf(page: Page, server: RunningServer, country: string) {
	const list = async (path: string) => (await (await page.request.get(`${server.url}/api/${path}`)).json()).data;
	const [{ id: countryId }] = await list(`countries?countryName=${encodeURIComponent(country)}`);
	const firstOf = async (kind: string) => (await list(`${kind}/country/${countryId}`))[0].id as string;
	const dayIn = (days: number) => dateIn(days).split('/').reverse().join('-');
	return {
		countryId: countryId as string,
		startDate: `${dayIn(30)}T00:00:00.000Z`,
		endDate: `${dayIn(40)}T00:00:00.000Z`,
		visaTypeId: await firstOf('visa-types'),
		visaOptionId: await firstOf('visa-options'),
		serviceId: await firstOf('services'),
	};
}

/**
 * Opens the final review by the URL with all choices, for journeys about what follows: only the image is added by hand.
 * `fillWizard` shows how people get here step by step.
 */
export async function openReview(page: Page, server: RunningServer, country: string) {
	const choices = await offerOf(page, server, country);
	await page.goto(`${server.url}/application?${new URLSearchParams({ step: 'UPLOAD_DOCUMENT', ...choices })}`);
	await onStep(page, 'UPLOAD_DOCUMENT');
	await uploadPassport(page);
	await next(page).click();
	await onStep(page, 'FINAL_REVIEW');
}

/** Goes from the first step to the final review, choosing with the mouse. */
export async function fillWizard(page: Page, country: string) {
	await page.goto('/application');
	await onStep(page, 'COUNTRY');
	await chooseCountry(page, country);
	await next(page).click();
	await onStep(page, 'DATE');
	await typeDates(page);
	await next(page).click();
	for (const step of ['VISA_TYPE', 'VISA_OPTION', 'SERVICE'] as const) {
		await onStep(page, step);
		await chooseFirstCard(page);
		await next(page).click();
	}
	await onStep(page, 'UPLOAD_DOCUMENT');
	await uploadPassport(page);
	await next(page).click();
	await onStep(page, 'FINAL_REVIEW');
}

export interface Traveller {
	email: string;
	password: string;
}

let travellers = 0;
export function newTraveller(): Traveller {
	travellers += 1;
	return { email: `traveller${process.pid}-${travellers}@example.az`, password: 'Qarabag-dagi-7' };
}

/** Removes the browser's session. An open page would keep asking for the user, and report the failure. */
export async function forgetSession(page: Page) {
	await page.goto('about:blank');
	await page.context().clearCookies();
}

/** Chooses a row of a Select by its text. */
export async function chooseOption(control: Locator, text: string) {
	await control.click();
	await control.page().getByRole('option', { name: text, exact: true }).click();
}

/** Fills in the registration form and submits it. */
export async function register(page: Page, { email, password }: Traveller) {
	await page.getByLabel('Ad', { exact: true }).fill('Aysel');
	await page.getByLabel('Soyad').fill('Mammadova');
	await page.getByLabel('Doğum tarixi').fill('08121990');
	await page.getByText('Qadın', { exact: true }).click();
	for (const name of ['Vətəndaşlıq', 'Yaşadığınız ölkə']) {
		await page.getByRole('combobox', { name }).fill('Azərb');
		await page.getByRole('option', { name: /Azərbaycan/ }).click();
	}
	await page.getByLabel('E-poçt').fill(email);
	await page.getByLabel('Telefon').fill('+994 50 123 45 67');
	await page.getByLabel('Şifrə', { exact: true }).fill(password);
	await page.getByText('Şərtləri və şəxsi məlumatlarımın', { exact: false }).click();
	await page.getByRole('button', { name: 'Qeydiyyatdan keç' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'E-poçtunuzu təsdiqləyin' })).toBeVisible();
}

/** Opens the link of the confirmation e-mail in the same browser. */
export async function confirmByLink(page: Page, server: RunningServer, traveller: Traveller) {
	const mail = await readMail(server.dataDir, traveller.email, /confirm-email/);
	await page.goto(linkIn(mail, /http\S+confirm-email\S+/));
}

/**
 * A registered, confirmed and signed-in traveller on the home page, through the calls of the forms: for journeys about
 * something else.
 */
export async function signUp(page: Page, server: RunningServer): Promise<Traveller> {
	const traveller = newTraveller();
	const call = async (path: string, data: object) => {
		const answer = await page.request.post(`${server.url}/api/auth/${path}`, { data });
		expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
	};
	const idOf = async (path: string) => {
		const { data } = await (await page.request.get(`${server.url}/api/${path}?search=Azərbaycan`)).json();
		return data[0].id;
	};
	await call('register', {
		...{ firstName: 'Aysel', lastName: 'Mammadova', dateOfBirth: '1990-12-08', gender: 'female' },
		...{ citizenshipId: await idOf('citizenships'), residentCountryId: await idOf('resident-countries') },
		...{ ...traveller, phone: '+994 50 123 45 67', isTermsAccepted: true },
	});
	const mail = await readMail(server.dataDir, traveller.email, /confirm-email/);
	await call('confirm-email', { token: new URL(linkIn(mail, /http\S+confirm-email\S+/)).searchParams.get('token') });
	await page.goto(`${server.url}/`);
	return traveller;
}

/**
 * Holds back files or calls of the site.
 * @param then what becomes of each when it is let through: as a rule it goes on
 * @returns to be called to let them through; `again` keeps those that come after it
 */
export async function hold(
	page: Page,
	urls: RegExp,
	then: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<(() => void) & { again: () => void }> {
	let release = () => {};
	let released = Promise.resolve();
	const again = () => {
		released = new Promise((done) => {
			release = done;
		});
	};
	again();
	await page.route(urls, async (route) => {
		await released;
		await then(route);
	});
	return Object.assign(() => release(), { again });
}
