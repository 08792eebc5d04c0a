import type { Page } from '@playwright/test';
import { strings } from '../src/strings/az';
import { expect, headings, hold, next, onStep, openReview, signUp, test, words } from './journey';

const publicPaths = [
	...['/', '/about', '/application', '/status', '/terms', '/privacy', '/refunds', '/company', '/licence', '/hours'],
	...['/contacts', '/auth/login', '/auth/register', '/auth/forgot-password', '/auth/reset-password'],
];

/** Makes the page believe that this much time has passed since its request when its head is read. */
const tellAge = (page: Page, age: number) =>
	page.addInitScript((ms) => {
		Object.defineProperty(PerformanceNavigationTiming.prototype, 'requestStart', { get: () => performance.now() - ms });
	}, age);
/** The site's scripts are held back: until they are released, only the server's HTML is there. */
const scripts = /\/assets\/[^/]+\.js$/;

test.describe('without a script', () => {
	test.use({ javaScriptEnabled: false });

	test('[INF-01] [CTY-01] what everybody may read is there to be read', async ({ page }) => {
		for (const path of publicPaths) {
			await page.goto(`${path}?utm_source=letter`);
			await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
			await expect(page.getByRole('link', { name: strings.shell.login }).first(), path).toBeVisible();
		}
		await page.goto('/application');
		const italy = page.getByRole('option', { name: /İtaliya/ });
		await expect(italy).toContainText('AZN');
		await expect(page.getByRole('heading', { level: 1, name: headings.COUNTRY })).toBeVisible();
	});

	test('[ACC-09] it is in the language that was chosen, from its title on', async ({ page, server }) => {
		await page.context().addCookies([{ name: 'language', value: 'ru', url: server.url }]);
		await page.goto('/');
		await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
		await expect(page).toHaveTitle('Главная · Viza');
		await expect(
			page.getByRole('heading', { level: 1, name: 'Заявка на визу за один присест, точная как документ' }),
		).toBeVisible();
	});
});

test('[RTE-03] names that are only looked through come after the page of registering, and not within it', {
	tag: '@whole',
}, async ({ page }) => {
	const html = await (await page.request.get('/auth/register')).text();
	expect(html).toContain('<form');
	expect(html).not.toContain('"citizenships"');
	await page.goto('/auth/register');
	const citizenship = page.getByRole('combobox', { name: strings.auth.citizenship });
	await citizenship.fill('azər');
	await expect(page.getByRole('option', { name: 'Azərbaycan' })).toBeVisible();
});

test('[INF-01] [NAV-08] what the server has sent stays as the page comes to life, in three languages, and is written in the letters of the small fonts alone', {
	tag: '@whole',
}, async ({ page, server }) => {
	const whole: string[] = [];
	page.on('request', (request) => {
		if (/ibm-plex-sans-.*\.woff2$/.test(request.url())) whole.push(page.url());
	});
	// On a slow line no letter would be asked for.
	await tellAge(page, 0);
	await page.addInitScript(() => {
		document.addEventListener('DOMContentLoaded', () => {
			Object.assign(window, { sent: document.querySelector('h1') });
		});
	});
	for (const language of ['az', 'en', 'ru']) {
		await page.context().addCookies([{ name: 'language', value: language, url: server.url }]);
		for (const path of publicPaths) {
			await page.goto(path);
			// The menu opens once there is something to open it.
			await page.getByRole('banner').getByRole('button').first().click();
			await expect(page.getByRole('dialog')).toBeVisible();
			const isKept = await page.evaluate(() => (window as Window & { sent?: Element }).sent?.isConnected);
			expect([language, path, isKept, whole]).toEqual([language, path, true, []]);
		}
	}
});

test('[INF-01] no page asks the browser for its languages or its time zones before it is alive: the first question is slow', {
	tag: '@whole',
}, async ({ page }) => {
	await page.addInitScript(() => {
		const asked: string[] = [];
		const isAlive = () => performance.getEntriesByName('viza-alive').length > 0;
		const heard = <Function extends object>(target: Function, name: string): Function =>
			new Proxy(target, {
				apply: (of, self, args) => {
					if (!isAlive()) asked.push(name);
					return Reflect.apply(of as never, self, args);
				},
				construct: (of, args) => {
					if (!isAlive()) asked.push(name);
					return Reflect.construct(of as never, args);
				},
			});
		const { DateTimeFormat } = Intl;
		DateTimeFormat.supportedLocalesOf = heard(DateTimeFormat.supportedLocalesOf, 'languages');
		Intl.DateTimeFormat = heard(DateTimeFormat, 'time zones');
		Object.assign(window, { asked });
	});
	for (const path of publicPaths) {
		await page.goto(path);
		await page.waitForFunction(() => performance.getEntriesByName('viza-alive').length > 0);
		expect([path, await page.evaluate(() => (window as Window & { asked?: string[] }).asked)]).toEqual([path, []]);
	}
});

test('[RTE-03] what is typed and sent before the page has come to life is not lost, and stands in no address', async ({
	page,
	faults,
}) => {
	const addresses: string[] = [];
	page.on('request', (request) => addresses.push(request.url()));
	const release = await hold(page, scripts);
	await page.goto('/auth/login', { waitUntil: 'commit' });
	const main = page.getByRole('main');
	await main.getByLabel(strings.auth.email).fill('kimse@example.az');
	await main.getByLabel(strings.auth.password, { exact: true }).fill('gizli-parol-7');
	await main.getByRole('button', { name: strings.auth.login.submit }).click();
	await expect(main.getByRole('button', { name: strings.auth.login.submit })).toHaveCSS('cursor', 'progress');
	expect(addresses.filter((address) => address.includes('/api/'))).toEqual([]);
	const sent = page.waitForRequest(/\/api\/auth\/login$/);
	release();
	expect((await sent).postDataJSON()).toMatchObject({ email: 'kimse@example.az', password: 'gizli-parol-7' });
	await expect(page.getByText('E-poçt və ya şifrə yanlışdır')).toBeVisible();
	expect(addresses.filter((address) => address.includes('gizli'))).toEqual([]);
	await expect(main.getByLabel(strings.auth.email)).toHaveValue('kimse@example.az');
	faults.splice(0);
});

test('[INF-01] a page whose script can’t be loaded says so in its language, and opens when it is loaded anew', {
	tag: '@whole',
}, async ({ page, server, faults }) => {
	const texts = {
		az: 'Səhifəni yenidən yüklə',
		en: 'Reload the page',
		ru: 'Загрузить страницу заново',
	};
	for (const [language, reload] of Object.entries(texts)) {
		await page.context().addCookies([{ name: 'language', value: language, url: server.url }]);
		for (const path of ['/application', '/auth/login?next=%2Fprofile']) {
			await page.route(scripts, (route) => route.abort());
			await page.goto(path);
			const link = page.getByRole('alert').getByRole('link', { name: reload });
			await expect(link, `${language} ${path}`).toBeInViewport();
			await page.unrouteAll();
			await link.click();
			await page.waitForFunction(() => performance.getEntriesByName('viza-alive').length > 0);
			await expect(page).toHaveURL(path);
			await expect(link).toHaveCount(0);
		}
	}
	// The files that the test itself kept away.
	faults.splice(0);
});

test('[INF-01] [DSH-01] a page for which nothing arrives any more says so, until it opens after all; the dashboard too, of which nothing is there yet', {
	tag: '@whole',
}, async ({ page }) => {
	await page.clock.install();
	for (const path of ['/application', '/dashboard']) {
		const release = await hold(page, scripts);
		await page.goto(path, { waitUntil: 'commit' });
		await expect(page.locator('#stalled')).toBeHidden();
		await page.clock.fastForward(8_000);
		await expect(page.locator('#stalled')).toBeHidden();
		await page.clock.fastForward(31_000);
		const notice = page.getByRole('alert').filter({ has: page.getByRole('link') });
		await expect(notice).toContainText('İnternet bağlantınızı yoxlayın');
		release();
		await expect(notice).toHaveCount(0);
		await page.unrouteAll();
	}
});

test('[INF-01] whoever scrolls before the page has come to life stays where they read, and begins the next page at its top', {
	tag: '@whole',
}, async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 640 });
	const release = await hold(page, scripts);
	await page.goto('/terms', { waitUntil: 'commit' });
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	const place = () => page.evaluate(() => window.scrollY);
	await page.evaluate(() => window.scrollTo(0, 400));
	await expect.poll(place).toBe(400);
	release();
	await page.waitForFunction(() => performance.getEntriesByName('viza-alive').length > 0);
	await page.waitForLoadState('networkidle');
	expect(await place()).toBe(400);
	await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
	await page.getByRole('contentinfo').getByRole('link').first().click();
	await expect(page).not.toHaveURL(/terms/);
	await expect.poll(place).toBe(0);
});

test('[CTY-02] [CTY-04] [INF-01] a country that is pressed before the wizard has come to life shows that it is chosen, and is', async ({
	page,
}) => {
	const release = await hold(page, scripts);
	await page.goto('/application', { waitUntil: 'commit' });
	const row = (name: RegExp) => page.getByRole('option', { name });
	const chosen = page.getByRole('option', { selected: true });
	await row(/Almaniya/).click();
	await expect(chosen).toHaveText(/Almaniya/);
	await row(/İtaliya/).click();
	await expect(chosen).toHaveText(/İtaliya/);
	await row(/İtaliya/).click();
	await expect(chosen).toHaveCount(0);
	await row(/İtaliya/).click();
	await expect(chosen).toHaveText(/İtaliya/);
	// Once it is alive, nothing flickers: it only says what the rows have shown already.
	await page.evaluate(() => {
		const seen = new Set<string>();
		const look = () => {
			const rows = Array.from(document.querySelectorAll('[role=option][aria-selected=true]'), (one) => one.id);
			seen.add(rows.join());
			requestAnimationFrame(look);
		};
		requestAnimationFrame(look);
		Object.assign(window, { seen });
	});
	release();
	await page.waitForFunction(() => performance.getEntriesByName('viza-alive').length > 0);
	await expect(chosen).toHaveText(/İtaliya/);
	expect(await page.evaluate(() => (window as Window & { seen?: Set<string> }).seen?.size)).toBe(1);
	await next(page).click();
	await onStep(page, 'DATE');
	expect(page.url()).toContain('countryId=');
});

test('[WIZ-03] [CTY-06] [INF-01] whoever chooses and goes on before the wizard has come to life sees both presses, and is at the next step', async ({
	page,
}) => {
	const release = await hold(page, scripts);
	await page.goto('/application', { waitUntil: 'commit' });
	const hint = page.getByText('Ölkə seçilməyib');
	await expect(hint).toBeVisible();
	await page.getByRole('option', { name: /İtaliya/ }).click();
	await expect(hint).toBeHidden();
	await next(page).click();
	await expect(next(page)).toHaveCSS('cursor', 'progress');
	release();
	await onStep(page, 'DATE');
	await expect(page).toHaveURL(/countryId=/);
	await expect(next(page)).not.toHaveCSS('cursor', 'progress');
});

for (const [again, chosen] of [
	[/İtaliya/, []],
	[/Almaniya/, [/Almaniya/]],
] as const)
	test(`[WIZ-03] [CTY-04] whoever goes on too early and then presses ${again} stays at the countries, and is told what is chosen`, async ({
		page,
	}) => {
		const release = await hold(page, scripts);
		await page.goto('/application', { waitUntil: 'commit' });
		await page.getByRole('option', { name: /İtaliya/ }).click();
		await next(page).click();
		await page.getByRole('option', { name: again }).click();
		await expect(next(page)).not.toHaveCSS('cursor', 'progress');
		const selected = page.getByRole('option', { selected: true });
		await expect(selected).toHaveText([...chosen]);
		release();
		await page.waitForFunction(() => performance.getEntriesByName('viza-alive').length > 0);
		await expect(selected).toHaveText([...chosen]);
		await onStep(page, 'COUNTRY');
		await (chosen.length > 0 ? expect(next(page)).toBeEnabled() : expect(next(page)).toBeDisabled());
	});

test('[CTY-04] [WIZ-03] [INF-01] keys pressed in the list before the wizard has come to life choose the country as they would after', async ({
	page,
}) => {
	const release = await hold(page, scripts);
	await page.goto('/application', { waitUntil: 'commit' });
	const list = page.getByRole('listbox');
	await list.focus();
	// Letters lead to a row, one arrow away from it, and the other back.
	for (const key of ['a', 'l', 'm', 'ArrowDown', 'ArrowUp']) await list.press(key);
	// After a pause a space is no letter of a word: it selects.
	await list.evaluate((element) => {
		const space = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
		Object.defineProperty(space, 'timeStamp', { value: performance.now() + 5000 });
		element.dispatchEvent(space);
	});
	await page.keyboard.press('Shift+Tab');
	await expect(list).not.toBeFocused();
	release();
	await expect(page.getByRole('option', { selected: true })).toHaveText(/Almaniya/);
	await next(page).click();
	await onStep(page, 'DATE');
});

/** Whether the first paint waits for the font files: only for those that the head requests. */
const isPaintHeld = async (page: Page) => {
	const media = page
		.locator('head link[as="font"]')
		.evaluateAll((links) => links.map((link) => link.getAttribute('media')));
	const [first, second, ...others] = await media;
	expect([second, others]).toEqual([first, []]);
	return first === 'all';
};

test('[INF-01] over a slow line the typeface comes when nothing else is waited for, and is there at the next visit', {
	tag: '@whole',
}, async ({ page }) => {
	const family = () =>
		page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).fontFamily);
	/** When each font file was asked for, in ms after the page came to life, and what of it was transferred. */
	const letters = () =>
		page.evaluate(() => {
			const alive = performance.getEntriesByName('viza-alive')[0]?.startTime ?? Number.NaN;
			return performance
				.getEntriesByType('resource')
				.filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.woff2'))
				.map((entry) => ({ after: entry.startTime - alive, bytes: (entry as PerformanceResourceTiming).transferSize }));
		});
	await tellAge(page, 500);
	await page.goto('/about');
	expect([await isPaintHeld(page), await family()]).toEqual([false, expect.stringMatching(/^"Viza Fallback"/)]);
	await page.waitForFunction(() => localStorage.getItem('letters'));
	const fetched = await letters();
	expect(fetched).toHaveLength(2);
	for (const { after, bytes } of fetched) expect([after > 0, bytes > 1000]).toEqual([true, true]);
	expect(await family()).toMatch(/^"Viza Fallback"/);
	await page.reload();
	expect([await isPaintHeld(page), await family()]).toEqual([true, expect.stringMatching(/^"IBM Plex Sans/)]);
	await expect.poll(async () => (await letters()).map(({ bytes }) => bytes)).toEqual([0, 0]);
});

test('[INF-01] over a quick line the first paint waits for the typeface', { tag: '@whole' }, async ({ page }) => {
	await tellAge(page, 10);
	await page.goto('/about');
	expect(await isPaintHeld(page)).toBe(true);
});

test('[NAV-08] [SUB-06] whoever is signed in gets the frame alone, and in it their page', async ({ page, server }) => {
	await signUp(page, server);
	const html = await (await page.goto('/profile'))?.text();
	expect(html).toContain(strings.shell.loading);
	expect(html).not.toContain(strings.shell.login);
	await expect(page.getByRole('heading', { level: 1, name: strings.titles.profile })).toBeVisible();
	await page.goto('/application');
	await onStep(page, 'COUNTRY');
	await expect(page.getByRole('main').getByRole('button', { name: words.next })).toBeVisible();
});

test('[NAV-07] [ACC-09] what whoever is signed in presses in the frame before their page is there is not lost', {
	tag: '@whole',
}, async ({ page, server }) => {
	await signUp(page, server);
	const release = await hold(page, scripts);
	const inBar = (name: string) => page.getByRole('banner').getByRole('button', { name });
	await page.goto('/profile', { waitUntil: 'commit' });
	await inBar(strings.shell.menu).click();
	release();
	await expect(page.getByRole('dialog')).toBeVisible();
	// As after any press, the way back is to the button.
	await page.keyboard.press('Escape');
	await expect(inBar(strings.shell.menu)).toBeFocused();
	release.again();
	await page.reload({ waitUntil: 'commit' });
	await inBar('English').click();
	release();
	await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('[NAV-07] a press that lasts until the frame has been replaced is one on what then stands there', {
	tag: '@whole',
}, async ({ page, server }) => {
	await signUp(page, server);
	const release = await hold(page, scripts);
	await page.goto('/profile', { waitUntil: 'commit' });
	const language = page.getByRole('banner').getByRole('button', { name: 'English' });
	await language.hover();
	const servers = await language.elementHandle();
	// Another press has ended before, on no button.
	await page.mouse.click(5, 500);
	await language.hover();
	await page.mouse.down();
	release();
	await expect(page.getByRole('heading', { level: 1, name: strings.titles.profile })).toBeVisible();
	expect(await servers?.evaluate((button) => button.isConnected)).toBe(false);
	await language.hover();
	await page.mouse.up();
	await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('[NAV-07] [API-08] what was pressed in a frame that then fails does not stop the error page from responding', {
	tag: '@whole',
}, async ({ page, server, faults }) => {
	await signUp(page, server);
	const release = await hold(page, scripts);
	// Once: the frame fails in its first moment, when its menu button is to be given back the focus.
	await page.addInitScript(() => {
		if (sessionStorage.getItem('failed')) return;
		sessionStorage.setItem('failed', 'yes');
		window.name = 'menu';
		window.ResizeObserver = class {
			constructor() {
				throw new Error('The frame fails');
			}
		} as unknown as typeof ResizeObserver;
	});
	await page.goto('/profile', { waitUntil: 'commit' });
	await page.getByRole('banner').getByRole('button', { name: strings.shell.menu }).click();
	release();
	await expect(page.getByRole('heading', { level: 1, name: strings.error.heading })).toBeVisible();
	await expect(page.getByRole('banner')).toHaveCount(0);
	await page.getByRole('button', { name: strings.retry }).click();
	await expect(page.getByRole('heading', { level: 1, name: strings.titles.profile })).toBeVisible();
	faults.splice(0);
});

for (const [what, pressed, chosen] of [
	['a country', [/Almaniya/], [/Almaniya/]],
	['another one after it', [/Almaniya/, /İtaliya/], [/İtaliya/]],
	['it twice', [/Almaniya/, /Almaniya/], []],
] as const)
	test(`[CTY-04] [SUB-05] whoever presses ${what} before their wizard is there finds that chosen in it`, async ({
		page,
	}) => {
		await page.addInitScript(() => sessionStorage.setItem('userRequestProgress', JSON.stringify({ peopleCount: 2 })));
		const release = await hold(page, scripts);
		await page.goto('/application', { waitUntil: 'commit' });
		for (const name of pressed) await page.getByRole('option', { name }).click();
		release();
		await page.waitForFunction(() => performance.getEntriesByName('viza-alive').length > 0);
		await expect(page.getByRole('option', { selected: true })).toHaveText([...chosen]);
		await (chosen.length > 0 ? expect(next(page)).toBeEnabled() : expect(next(page)).toBeDisabled());
	});

test('[CTY-04] [SUB-05] a country that was pressed before a draft is there changes nothing in it', async ({
	page,
	server,
}) => {
	await openReview(page, server, 'İtaliya');
	await page.getByRole('button', { name: words.register }).click();
	await expect(page).toHaveURL(/\/auth\/register/);
	const release = await hold(page, scripts);
	await page.goto('/application', { waitUntil: 'commit' });
	await page.getByRole('option', { name: /Almaniya/ }).click();
	release();
	await onStep(page, 'FINAL_REVIEW');
	await expect(page.getByRole('main').getByText('İtaliya').first()).toBeVisible();
	await expect(page.getByRole('main').getByText('Almaniya')).toHaveCount(0);
});
