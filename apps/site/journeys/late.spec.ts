import type { Page } from '@playwright/test';
import { strings } from '../src/strings/az';
import { chooseCountry, expect, hold, next, onStep, openReview, signUp, test, typeDates, words } from './journey';

const offline = 'Serverlə əlaqə alınmadı. İnternet bağlantınızı yoxlayıb yenidən cəhd edin.';

/** Drops some of the site's files until told otherwise. */
async function drop(page: Page, files: RegExp): Promise<() => Promise<void>> {
	await page.route(files, (route) => route.abort());
	return () => page.unroute(files);
}

/** Goes to the second step, whose file is unavailable. */
async function missStep(page: Page) {
	await onStep(page, 'COUNTRY');
	await chooseCountry(page, 'İtaliya');
	await next(page).click();
	await onStep(page, 'DATE');
	await expect(page.getByRole('alert').getByText(offline)).toBeVisible();
}

test('[WIZ-01] [WIZ-05] a step whose file was lost on its way says so, and comes when it is asked for again', async ({
	page,
	faults,
}) => {
	const restore = await drop(page, /\/assets\/later-[^/]+\.js$/);
	await page.goto('/application');
	await missStep(page);
	await restore();
	await page.getByRole('button', { name: 'Yenidən cəhd et' }).click();
	await typeDates(page);
	await next(page).click();
	await onStep(page, 'VISA_TYPE');
	faults.splice(0);
});

test('[NAV-01] [API-08] what was lost on its way when it was to open comes with the next press, without a reload', async ({
	page,
	faults,
}) => {
	const restore = await drop(page, /\/assets\/MenuInDrawer-[^/]+\.js/);
	await page.goto('/about');
	await page.waitForFunction(() => performance.getEntriesByName('viza-alive').length > 0);
	const menu = page.getByRole('button', { name: 'Menyu', exact: true });
	await menu.click();
	await expect(page.getByText(strings.partMissing)).toBeVisible();
	await restore();
	await menu.click();
	await expect(page.getByRole('dialog').getByRole('link', { name: 'Haqqımızda' })).toBeVisible();
	faults.splice(0);
});

test('[WIZ-01] [WIZ-05] a step that is wanted without a network comes by itself with it', { tag: '@whole' }, async ({
	page,
}) => {
	const release = await hold(page, /\/assets\/(shell|WizardPage)-[^/]+\.js$/);
	await page.goto('/application', { waitUntil: 'commit' });
	// Goes offline before the site could fetch anything in advance.
	await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false }));
	release();
	await missStep(page);
	await page.evaluate(() => {
		Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true });
		dispatchEvent(new Event('online'));
	});
	await typeDates(page);
});

test('[RTE-10] letters that are late are waited for by nobody, and not fetched a second time as the whole typeface', {
	tag: '@whole',
}, async ({ page }) => {
	const whole: string[] = [];
	page.on('request', (request) => {
		if (/ibm-plex-sans-.*\.woff2$/.test(request.url())) whole.push(request.url());
	});
	const release = await hold(page, /\/assets\/viza-latin[^/]*\.woff2$/);
	await page.goto('/terms', { waitUntil: 'commit' });
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await page.waitForFunction(() => performance.getEntriesByName('viza-alive').length > 0);
	expect(whole).toEqual([]);
	release();
});

test('[RTE-03] a form whose check could not be had is checked by the server, and keeps what was typed', async ({
	page,
	faults,
}) => {
	await drop(page, /\/assets\/(schemas|zodCheck)-[^/]+\.js$/);
	await page.goto('/auth/register');
	const main = page.getByRole('main');
	await main.getByLabel('Ad', { exact: true }).fill('Aysel');
	await main.getByRole('button', { name: strings.auth.register.submit }).click();
	await expect(main.getByLabel('Soyad', { exact: true })).toHaveAccessibleDescription(/Soyadı pasportdakı kimi yazın/);
	await expect(main.getByLabel('Doğum tarixi')).toHaveAccessibleDescription(/Doğum tarixini/);
	await expect(main.getByLabel('Ad', { exact: true })).toHaveValue('Aysel');
	faults.splice(0);
});

test('[SEC-07] no page tries what its policy forbids, not even where that would go unnoticed', async ({ page }) => {
	await page.addInitScript(() => {
		const tried: string[] = [];
		Object.assign(window, { tried });
		addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
			tried.push(`${violatedDirective} ${blockedURI}`),
		);
	});
	for (const path of ['/', '/application', '/status', '/auth/login', '/auth/register']) {
		await page.goto(path);
		// A form's validation is loaded when the page is idle.
		await page.waitForLoadState('networkidle');
		expect(await page.evaluate(() => (window as Window & { tried?: string[] }).tried), path).toEqual([]);
	}
});

test('[CTY-04] a row that is pressed when it has come to life, and the page not quite, is chosen once', {
	tag: '@whole',
}, async ({ page }) => {
	await page.addInitScript(() => {
		// Busy for as long as the press takes.
		window.requestIdleCallback = () => 0;
	});
	await page.goto('/application');
	const row = page.getByRole('option', { name: /İtaliya/ });
	await expect
		.poll(() => row.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
		.toBe(true);
	expect(await page.evaluate(() => performance.getEntriesByName('viza-alive').length)).toBe(0);
	await row.click();
	await expect(next(page)).toBeEnabled();
	await expect(row).toHaveAttribute('aria-selected', 'true');
});

test('[NAV-01] a press on a button’s icon before the page hears it is not lost', async ({ page }) => {
	const release = await hold(page, /\/assets\/shell-[^/]+\.js$/);
	await page.goto('/about', { waitUntil: 'commit' });
	await page.getByRole('banner').getByRole('button').first().locator('svg').click();
	release();
	await expect(page.getByRole('dialog')).toBeVisible();
});

test('[RTE-03] letters that are typed before and after the page draws an empty field anew are all kept', {
	tag: '@whole',
}, async ({ page }) => {
	await page.addInitScript(() => {
		const mark = performance.mark.bind(performance);
		performance.mark = (at, options) => {
			if (at === 'viza-framed') {
				const field = document.querySelector<HTMLInputElement>('input[name=email]');
				Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '');
				// As with keys, whose event comes earlier.
				field?.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, data: '@example.az' }));
				document.execCommand('insertText', false, '@example.az');
			}
			return mark(at, options);
		};
	});
	for (const path of ['/auth/login', '/auth/forgot-password']) {
		const release = await hold(page, /\/assets\/shell-[^/]+\.js$/);
		await page.goto(path, { waitUntil: 'commit' });
		const field = page.getByRole('main').getByLabel(strings.auth.email);
		await field.pressSequentially('kimse');
		release();
		await page.waitForFunction(() => performance.getEntriesByName('viza-alive').length > 0);
		await expect(field, path).toHaveValue('kimse@example.az');
	}
});

test('[RTE-03] what is typed while the page comes to life stays', async ({ page, faults }) => {
	// At the moment when the frame is interactive and the form in it isn't yet.
	await page.addInitScript(() => {
		const type = (name: string, text: string) => {
			const field = document.querySelector(`input[name=${name}]`);
			Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
			field?.dispatchEvent(new Event('input', { bubbles: true }));
		};
		const mark = performance.mark.bind(performance);
		performance.mark = (at, options) => {
			if (at === 'viza-framed') setTimeout(() => type('email', 'kimse@example.az'));
			return mark(at, options);
		};
	});
	await page.goto('/auth/login');
	const main = page.getByRole('main');
	await expect(main.getByLabel(strings.auth.email)).toHaveValue('kimse@example.az');
	await main.getByLabel(strings.auth.password, { exact: true }).fill('gizli-parol-7');
	const sent = page.waitForRequest(/\/api\/auth\/login$/);
	await main.getByRole('button', { name: strings.auth.login.submit }).click();
	expect((await sent).postDataJSON()).toMatchObject({ email: 'kimse@example.az', password: 'gizli-parol-7' });
	await expect(page.getByText('E-poçt və ya şifrə yanlışdır')).toBeVisible();
	faults.splice(0);
});

const place = (page: Page) => page.evaluate(() => window.scrollY);
async function scrollTo(page: Page, top: number) {
	await page.evaluate((wanted) => window.scrollTo(0, wanted), top);
	await expect.poll(() => place(page)).toBe(top);
}

test('[WIZ-05] whoever comes back to a page that waits finds its top, and then the place where they left it', {
	tag: '@whole',
}, async ({ page, server }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await openReview(page, server, 'İtaliya');
	const register = page.getByRole('button', { name: words.register });
	await expect(register).toBeEnabled();
	await scrollTo(page, 1000);
	// Pressed without scrolling: a real press would first scroll the bar into view.
	await register.dispatchEvent('click');
	await expect(page.getByRole('heading', { level: 1, name: strings.titles.register })).toBeVisible();
	await page.goBack();
	await onStep(page, 'FINAL_REVIEW');
	await expect.poll(() => place(page)).toBe(1000);

	await signUp(page, server);
	await page.goto('/profile');
	const heading = page.getByRole('heading', { level: 1, name: strings.titles.profile });
	await expect(heading).toBeVisible();
	await scrollTo(page, 400);
	const release = await hold(page, /\/api\/users\/me$/);
	await page.reload({ waitUntil: 'commit' });
	await expect(page.getByText(strings.shell.loading)).toBeAttached();
	await page.waitForFunction(() => performance.getEntriesByType('resource').length > 0);
	await expect(page.getByRole('contentinfo')).not.toBeInViewport();
	release();
	await expect(heading).toBeVisible();
	// The browser finds the place again by an element near it, whose position it rounds.
	await expect.poll(async () => Math.abs((await place(page)) - 400)).toBeLessThanOrEqual(1);
});
