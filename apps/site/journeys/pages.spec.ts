import type { Page } from '@playwright/test';
import { strings } from '../src/strings/az';
import {
	chooseCountry,
	expect,
	fillWizard,
	hold,
	moving,
	next,
	onStep,
	openReview,
	type Step,
	signUp,
	test,
	uploadPassport,
	words,
} from './journey';
import { accessible, admin, callerOf } from './staff';

test.use(moving);

const widths = [360, 768, 1440];
/** The layout shift that a page may have while it loads, as measured by the browser. */
const MOST_SHIFT = 0.02;

declare global {
	interface Window {
		shifts: { value: number; moved: string[] }[];
	}
}

const watchShifts = (page: Page) =>
	page.addInitScript(() => {
		window.shifts = [];
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & {
				value: number;
				hadRecentInput: boolean;
				sources: { node: Element | null }[];
			})[]) {
				// A movement in direct response to a press surprises nobody.
				if (entry.hadRecentInput) continue;
				const moved = entry.sources.map(({ node }) => node?.className?.toString() || node?.nodeName || '?');
				window.shifts.push({ value: entry.value, moved });
			}
		}).observe({ type: 'layout-shift', buffered: true });
	});

/** Longer than the time for which a press excuses movement: what is late is late on every machine. */
const LATE_MS = 600;

/**
 * Delays the server's responses like a slow connection. The browser itself waits: Playwright's routing disables the
 * browser's cache, and every page would compile the whole site again.
 */
async function onSlowLine(page: Page) {
	const line = await page.context().newCDPSession(page);
	await line.send('Network.enable');
	await line.send('Network.emulateNetworkConditionsByRule', {
		offline: false,
		matchedNetworkConditions: [
			{ urlPattern: '*://*:*/api/*', latency: LATE_MS, downloadThroughput: -1, uploadThroughput: -1 },
		],
	});
}

/** Checks that the connection was slow: on a page whose responses arrived immediately nothing could move later. */
async function cameLate(page: Page) {
	const slowest = await page.evaluate(() =>
		Math.max(
			...performance
				.getEntriesByType('resource')
				.flatMap(({ name, duration }) => (new URL(name).pathname.startsWith('/api/') ? [duration] : [])),
		),
	);
	expect(slowest).toBeGreaterThanOrEqual(LATE_MS);
}

/** The layout shift since the page loaded, or since the previous call. */
async function holdsStill(page: Page, where: string) {
	// Everything late has arrived, and the browser has had two frames to report movement.
	await page.waitForLoadState('networkidle');
	const shifts = await page.evaluate(
		() =>
			new Promise<Window['shifts']>((done) => {
				requestAnimationFrame(() => requestAnimationFrame(() => done(window.shifts.splice(0))));
			}),
	);
	const sum = shifts.reduce((total, { value }) => total + value, 0);
	expect(sum, `${where} moves ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MOST_SHIFT);
}

/** Loads the page in three widths, and compares the movement in each with the maximum. */
async function standsStill(page: Page, path: string, isThere: () => Promise<unknown>) {
	for (const width of widths) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(path);
		await isThere();
		await holdsStill(page, `${path} at ${width} px`);
	}
}

/** In the dark and in the high-contrast theme; in the light one each page is checked where it is used. */
async function isReadable(page: Page) {
	const root = page.locator('html');
	await page.emulateMedia({ colorScheme: 'dark' });
	// Before the page has noticed, no transition of colours has started that could be awaited.
	await expect(root).toHaveAttribute('data-theme', 'dark');
	await accessible(page);
	await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
	await expect(root).toHaveAttribute('data-theme', 'high-contrast');
	await accessible(page);
	await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference' });
	await expect(root).toHaveAttribute('data-theme', 'light');
}

const hasHeading = (page: Page) => () => expect(page.getByRole('heading', { level: 1 })).toBeVisible();

test('[INF-01] what everybody may read stands still as it comes, in three widths, and is readable in the dark and with more contrast', {
	tag: '@whole',
}, async ({ page }) => {
	await watchShifts(page);
	await onSlowLine(page);
	for (const path of ['/', '/company', '/privacy', '/status']) {
		await standsStill(page, path, hasHeading(page));
		await isReadable(page);
	}
});

test('[ACC-01] the pages of one’s own stand still as they come, in three widths, and are readable in the dark and with more contrast', {
	tag: '@whole',
}, async ({ page, server }) => {
	await signUp(page, server);
	await watchShifts(page);
	await onSlowLine(page);
	for (const path of ['/profile', '/profile/security', '/applications']) {
		await standsStill(page, path, hasHeading(page));
		await isReadable(page);
	}
	await cameLate(page);

	// Reloaded at its end, where the footer was in sight.
	await page.setViewportSize({ width: 360, height: 740 });
	for (const path of ['/about', '/profile/edit']) {
		await page.goto(path);
		await hasHeading(page)();
		await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
		await expect(page.getByRole('contentinfo')).toBeInViewport();
		const end = await page.evaluate(() => window.scrollY);
		await page.reload();
		await hasHeading(page)();
		await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(end);
		await holdsStill(page, `${path}, reloaded at its end`);
	}
});

test('[WIZ-05] each step of the wizard stands still as it comes, in three widths, and is readable in the dark and with more contrast', {
	tag: '@whole',
}, async ({ page }) => {
	await watchShifts(page);
	await fillWizard(page, 'İtaliya');
	await onSlowLine(page);
	const whole = new URL(page.url());
	const steps: Step[] = ['COUNTRY', 'DATE', 'VISA_TYPE', 'VISA_OPTION', 'SERVICE', 'UPLOAD_DOCUMENT', 'FINAL_REVIEW'];
	for (const step of steps) {
		whole.searchParams.set('step', step);
		await standsStill(page, whole.pathname + whole.search, () => onStep(page, step));
		// The stories check every step; here are the two with the most content.
		if (step === 'COUNTRY' || step === 'FINAL_REVIEW') await isReadable(page);
	}
});

test('[UPL-02] [REV-12] a picture and a promo code come late and go without moving what stands there, in three widths', {
	tag: '@whole',
}, async ({ page, server }) => {
	await signUp(page, server);
	await watchShifts(page);
	await openReview(page, server, 'İtaliya');
	await onSlowLine(page);
	const upload = new URL(page.url());
	upload.searchParams.set('step', 'UPLOAD_DOCUMENT');
	for (const width of widths) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(upload.pathname + upload.search);
		await page.getByRole('button', { name: 'Silin' }).click();
		await expect(page.getByText('Yaxşı şəkil nümunəsi')).toBeVisible();
		await holdsStill(page, `the place for a picture at ${width} px`);
		await uploadPassport(page);
		await holdsStill(page, `the picture at ${width} px`);

		// A notice above the page replaces the previous one.
		const close = page.getByRole('button', { name: 'Bağla' });
		await close.click();
		await next(page).click();
		await onStep(page, 'FINAL_REVIEW');
		await holdsStill(page, `the review at ${width} px`);
		const total = page.locator('dd[aria-live]');
		await expect(total).toHaveText(/^115/);
		await page.getByRole('textbox', { name: 'Promo kod' }).pressSequentially('XOSGELDIN');
		await page.getByRole('button', { name: 'Aktivləşdir' }).click();
		await expect(total).toHaveText(/^107/);
		await holdsStill(page, `the code at ${width} px`);
		const away = page.getByRole('button', { name: 'Promo kodu çıxar: XOSGELDIN' });
		await expect(away).toBeFocused();
		await close.click();
		await away.click();
		await expect(page.getByRole('textbox', { name: 'Promo kod' })).toBeFocused();
		await expect(total).toHaveText(/^115/);
		await holdsStill(page, `the review without the code at ${width} px`);
	}
});

/** Stores a draft begun elsewhere with the account: a country. */
async function beginElsewhere(page: Page, country: string) {
	const cookies = await page.context().cookies();
	const token = decodeURIComponent(cookies.find(({ name }) => name === 'accessToken')?.value ?? '');
	const [{ id }] = (await (await page.request.get(`/api/countries?countryName=${country}`)).json()).data;
	const content = {
		...{ version: 1, country: { id }, visaType: null, visaOption: null, service: null },
		...{ startDate: null, endDate: null, notes: '', document: null, peopleCount: 1 },
	};
	const headers = { authorization: `Bearer ${token}` };
	const saved = await page.request.put('/api/users/me/draft', { headers, data: { content, version: null } });
	expect(saved.ok(), await saved.text()).toBe(true);
}

test('[ACC-08] a draft that comes when the wizard is in sight already is told over the page, and stands in it once it is asked for or the step changes', {
	tag: '@whole',
}, async ({ page, server }) => {
	const { begunHere, two, show, goOn, keepOwn } = strings.draft;
	await signUp(page, server);
	await beginElsewhere(page, 'İtaliya');
	await watchShifts(page);
	// One route for all loads: when a route is removed, the end of a request in progress is never reported.
	const release = await hold(page, /\/api\/users\/me\/draft$/);
	for (const width of widths) {
		await page.setViewportSize({ width, height: 900 });
		release.again();
		await page.goto('/application');
		await onStep(page, 'COUNTRY');
		release();
		await expect(page.getByText(begunHere)).toBeVisible();
		await holdsStill(page, `a draft that is late at ${width} px`);
		await expect(page.getByRole('button', { name: goOn })).toBeHidden();
		await accessible(page);
	}
	await page.getByRole('button', { name: show }).click();
	await expect(page.getByRole('status').filter({ hasText: begunHere })).toBeFocused();
	await expect(page.getByRole('button', { name: show })).toBeHidden();
	await expect(page.getByRole('button', { name: goOn })).toBeInViewport();

	release.again();
	await page.reload();
	await onStep(page, 'COUNTRY');
	release();
	await expect(page.getByText(begunHere)).toBeVisible();
	await chooseCountry(page, 'Fransa');
	await expect(page.getByText(two)).toBeVisible();
	await page.getByRole('button', { name: 'Bağla' }).click();
	await expect(page.getByText(two)).toBeHidden();
	await holdsStill(page, 'a draft beside what is chosen here');
	await next(page).click();
	await onStep(page, 'DATE');
	await expect(page.getByRole('button', { name: keepOwn })).toBeInViewport();
});

test('[ACC-03] [ACC-04] [ACC-05] a request and its receipt stand still as they come, and when something happens to it elsewhere', {
	tag: '@whole',
}, async ({ page, request, server }) => {
	await signUp(page, server);
	await openReview(page, server, 'İtaliya');
	await page.getByRole('button', { name: words.confirm }).click();
	await page.waitForURL(/sandbox-bank/);
	await page.getByRole('button', { name: 'Ödə', exact: true }).click();
	await page.waitForURL(/\/payments\/approve/);
	await page.goto('/applications');
	await page.getByRole('article').getByRole('link', { name: strings.request.open }).click();
	await expect(page.getByRole('heading', { name: strings.request.course })).toBeVisible();
	const path = new URL(page.url()).pathname;
	await watchShifts(page);
	await onSlowLine(page);
	for (const address of [`${path}/receipt`, path]) {
		await standsStill(page, address, hasHeading(page));
		await isReadable(page);
	}

	const id = path.split('/').at(-1) ?? '';
	const boss = await callerOf(request, admin);
	const version = async () => (await boss.get(`/visa-requests/${id}`)).version;
	await boss.post(`/visa-requests/${id}/claim`, {});
	await boss.post(`/visa-requests/${id}/status`, { status: 'IN_REVIEW', version: await version() });
	const until = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
	for (const width of widths) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(path);
		await expect(page.getByRole('heading', { name: strings.request.next.wait.title })).toBeVisible();
		await holdsStill(page, `the request at ${width} px`);
		await boss.post(`/visa-requests/${id}/information`, { text: 'Daha aydın şəkil', until, version: await version() });
		// Somebody returns to the page.
		await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
		const answer = page.getByRole('form', { name: strings.request.answer });
		await expect(answer).toBeVisible();
		await holdsStill(page, `what is asked at ${width} px`);
		await answer.getByLabel(strings.request.text, { exact: false }).fill('Sabah göndərəcəyəm');
		await page.getByRole('button', { name: strings.request.send }).click();
		await expect(page.getByRole('heading', { name: strings.request.next.wait.title })).toBeFocused();
		await holdsStill(page, `what was answered at ${width} px`);
	}
});

test('[ACC-05] [ACC-07] on paper stands what the page says, without bars, in dark inks whatever the theme', {
	tag: '@whole',
}, async ({ page }) => {
	const inkOf = () => page.getByRole('heading', { level: 1 }).evaluate((one) => getComputedStyle(one).color);
	for (const path of ['/status', '/terms', '/contacts']) {
		await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
		await page.goto(path);
		await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
		const ink = await inkOf();
		await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
		await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
		await expect.poll(inkOf).not.toBe(ink);
		await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
		await expect.poll(inkOf, path).toBe(ink);
		await expect(page.getByRole('banner')).toBeHidden();
		await expect(page.getByRole('contentinfo')).toBeHidden();
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	}
});

test('[API-05] [API-08] a page that is opened without a network says so, and comes when there is one', async ({
	page,
	context,
	faults,
}) => {
	await page.goto('/about');
	await page.waitForLoadState('networkidle');
	await context.setOffline(true);
	await page.getByRole('banner').getByRole('link', { name: 'Viza müraciəti' }).click();
	await expect(page.getByRole('heading', { level: 1, name: strings.error.heading })).toBeVisible();
	await expect(page.getByText(strings.unreachable)).toBeVisible();
	await context.setOffline(false);
	await onStep(page, 'COUNTRY');
	// The browser reports every missing file.
	faults.splice(0);
});
