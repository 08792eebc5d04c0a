import { strings } from '../src/strings/az';
import {
	expect,
	forgetSession,
	hold,
	moving,
	newTraveller,
	onStep,
	openReview,
	register,
	signUp,
	test,
	words,
} from './journey';
import { linkIn, readMail } from './mail';
import { violationsOf } from './violations';

test.use(moving);

test('[NAV-01] [NAV-02] [NAV-04] [NAV-07] [NAV-10] [RTE-02] the drawer holds the menu, marks the page, and gives the focus back', async ({
	page,
}) => {
	await page.goto('/about');
	const button = page.getByRole('button', { name: 'Menyu', exact: true });
	for (const [width, share] of [
		[400, 0.75],
		[900, 0.4],
		[1440, 0.3],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		await button.click();
		const drawer = page.getByRole('dialog');
		await expect(drawer).toBeVisible();
		await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
		const box = await drawer.boundingBox();
		expect(Math.abs((box?.width ?? 0) / width - share)).toBeLessThan(0.03);
		await page.keyboard.press('Escape');
		await expect(drawer).toBeHidden();
		await expect(button).toBeFocused();
	}
	await button.click();
	await expect(page.getByRole('dialog').getByRole('link')).toHaveText([
		/Ana Səhifə/,
		/Haqqımızda/,
		/Əlaqə/,
		/Daxil ol/,
	]);
	const entries = page.getByRole('dialog').getByRole('link');
	await expect(entries.filter({ hasText: 'Haqqımızda' })).toHaveAttribute('aria-current', 'page');
	const contact = entries.filter({ hasText: 'Əlaqə' });
	await expect(contact).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
	await expect(contact).toHaveAttribute('target', '_blank');
	await expect(contact).toHaveAttribute('rel', /noopener/);
	// On a phone the languages share a line; in letters of twice the size every entry can still be scrolled to and read.
	await page.setViewportSize({ width: 360, height: 740 });
	const drawer = page.getByRole('dialog');
	const tops = () =>
		drawer.locator('button[lang]').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
	await expect.poll(async () => new Set(await tops()).size).toBe(1);
	await page.evaluate(() => {
		document.documentElement.style.fontSize = '200%';
	});
	for (const entry of [...(await entries.all()), drawer.locator('button[lang]').last()]) {
		await entry.scrollIntoViewIfNeeded();
		await expect(entry).toBeInViewport({ ratio: 1 });
	}
});

test('[THM-01] [THM-02] [THM-03] [THM-04] the theme is chosen, kept, follows the system and the other tab, and does not flash', async ({
	page,
	context,
}) => {
	await page.emulateMedia({ colorScheme: 'dark' });
	await page.goto('/');
	const root = page.locator('html');
	await expect(root).toHaveAttribute('data-theme', 'dark');
	await page.getByRole('button', { name: 'Menyu', exact: true }).click();
	await page
		.getByRole('radio', { name: 'İşıqlı' })
		.or(page.getByRole('button', { name: 'İşıqlı' }))
		.click();
	await expect(root).toHaveAttribute('data-theme', 'light');
	await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
	// The other tab and the operating system are followed with the drawer closed, too.
	await page.keyboard.press('Escape');

	const other = await context.newPage();
	await other.goto('/about', { waitUntil: 'commit' });
	await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
	await other.getByRole('button', { name: 'Menyu', exact: true }).click();
	await other
		.getByRole('radio', { name: 'Sistem' })
		.or(other.getByRole('button', { name: 'Sistem' }))
		.click();
	await expect(root).toHaveAttribute('data-theme', 'dark');
	await page.emulateMedia({ colorScheme: 'light' });
	await expect(root).toHaveAttribute('data-theme', 'light');
});

test('[RTE-03] [RTE-04] [NAV-04] [NAV-06] [SUB-06] guards send people on and back; logging out forgets', async ({
	page,
	server,
	faults,
}) => {
	const { email, password } = await signUp(page, server);
	await page.goto('/auth/login');
	await expect(page).toHaveURL(`${server.url}/`);
	await page.evaluate(() => localStorage.setItem('userRequest', '{}'));
	await page.getByRole('button', { name: 'Menyu', exact: true }).click();
	await expect(page.getByRole('dialog').getByRole('link', { name: 'Müraciətlərim' })).toBeVisible();
	const answer = await hold(page, /\/api\/auth\/logout$/);
	await page.getByRole('dialog').getByRole('button', { name: 'Çıxış et' }).click();
	// The drawer closes with the press, and on a slow connection nobody stays signed in until the server answers.
	await expect(page.getByRole('dialog')).toBeHidden();
	await expect(page.getByText('Hesabınızdan uğurla çıxış etdiniz')).toBeVisible();
	await expect(page.getByRole('banner').getByRole('link', { name: 'Daxil ol' })).toBeVisible();
	const ended = page.waitForResponse(/\/api\/auth\/logout$/);
	answer();
	expect((await ended).ok()).toBe(true);
	// Nothing was refused while signing out.
	expect(faults).toEqual([]);
	const kept = () => page.evaluate(() => [document.cookie, localStorage.getItem('userRequest')]);
	await expect.poll(kept).toEqual(['', null]);

	await page.goto('/applications');
	await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Fapplications/);
	await page.getByLabel('E-poçt').fill(email);
	await page.getByLabel('Şifrə', { exact: true }).fill(password);
	await page.getByRole('main').getByRole('button', { name: 'Daxil ol' }).click();
	await expect(page).toHaveURL(`${server.url}/applications`);
	await expect(page.getByRole('heading', { name: 'Hələ müraciətiniz yoxdur' })).toBeVisible();
});

test('[NAV-06] [RTE-04] logging out in one tab takes the private page off the other', async ({
	page,
	server,
	context,
}) => {
	await signUp(page, server);
	await page.goto('/applications');
	await expect(page.getByRole('heading', { name: 'Hələ müraciətiniz yoxdur' })).toBeVisible();
	const other = await context.newPage();
	await other.goto('/');
	await other.getByRole('button', { name: 'Menyu', exact: true }).click();
	await other.getByRole('dialog').getByRole('button', { name: 'Çıxış et' }).click();
	await expect(page).toHaveURL(/\/auth\/login/);
	await page.bringToFront();
	await expect(page.getByText(strings.shell.endedElsewhere)).toBeVisible();
	// Said where it happened elsewhere, and not where it was pressed.
	await other.bringToFront();
	await expect(other.getByText(strings.shell.endedElsewhere)).toHaveCount(0);
});

test('[NAV-03] [NAV-05] [NAV-08] the shell shows placeholders while the user loads, and the visitor menu when that failed', async ({
	page,
	server,
	faults,
}) => {
	await signUp(page, server);
	const failed = { status: 500, contentType: 'application/json', body: '{}' };
	const answer = await hold(page, /\/api\/users\/me$/, (route) => route.fulfill(failed));
	await page.goto('/about');
	await page.getByRole('button', { name: 'Menyu', exact: true }).click();
	const placeholders = page.getByRole('dialog').locator('span[aria-hidden="true"][style*="height"]');
	await expect(placeholders).toHaveCount(6);
	const heights = await placeholders.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));
	expect(heights.sort()).toEqual([52, 56, 56, 56, 56, 56]);
	await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
	answer();
	await expect(page.getByRole('heading', { level: 1, name: 'Haqqımızda', includeHidden: true })).toBeAttached();
	await expect(page.getByRole('dialog').getByRole('link')).toHaveText([/Ana Səhifə/, /Haqqımızda/, /Əlaqə/]);
	await expect(page.getByRole('button', { name: 'Çıxış et' })).toHaveCount(0);
	faults.splice(0);
});

test('[RTE-09] [RTE-10] an unknown address has a page with a way home, and every page its title', {
	tag: '@whole',
}, async ({ page, faults }) => {
	const answer = await page.goto('/no/such/page');
	expect(answer?.status()).toBe(404);
	await expect(page.getByRole('heading', { name: 'Səhifə tapılmadı' })).toBeVisible();
	// The browser itself reports the 404.
	faults.splice(0);
	await expect(page).toHaveTitle(/Səhifə tapılmadı/);
	await page.getByRole('link', { name: 'Ana səhifəyə qayıt' }).click();
	await expect(page).toHaveURL(/\/$/);
	for (const [path, title] of [
		['/', /Ana Səhifə/],
		['/about', /Haqqımızda/],
		['/application', /Viza müraciəti/],
		['/auth/login', /Daxil ol/],
		['/auth/register', /Qeydiyyat/],
		['/auth/forgot-password', /Şifrəni unutmusunuz/],
	] as const) {
		await page.goto(path);
		await expect(page).toHaveTitle(title);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		const violations = await violationsOf(page);
		expect(violations.map(({ id, nodes }) => [path, id, nodes.map((node) => node.html)])).toEqual([]);
	}
});

test('[RTE-03] the page of the confirmation names the address, and a slip in it is corrected without typing the rest anew', {
	tag: '@whole',
}, async ({ page, server }) => {
	const slip = newTraveller();
	const right = newTraveller();
	await page.goto('/auth/register');
	await register(page, slip);
	await expect(page.getByText(slip.email)).toBeVisible();
	await page.getByRole('link', { name: 'Ünvanı düzəlt' }).click();
	const email = page.getByLabel('E-poçt');
	await expect(email).toHaveValue(slip.email);
	await expect(page.getByLabel('Doğum tarixi')).toHaveValue('08/12/1990');
	const password = page.getByLabel('Şifrə', { exact: true });
	await expect(password).toHaveValue('');
	await email.fill(right.email);
	await password.fill(right.password);
	await expect(page.getByRole('checkbox')).toBeChecked();
	await page.getByRole('button', { name: words.register }).click();
	await expect(page.getByText(right.email)).toBeVisible();
	// Nor does a reload forget where the e-mail was sent and when it may be sent again; no URL in the window contains
	// it.
	await page.reload();
	await expect(page.getByText(right.email)).toBeVisible();
	await expect(page.getByText(/^Məktubu \d+ saniyədən sonra yenidən göndərmək olar$/)).toBeVisible();
	expect(page.url()).not.toContain('example');
	await page.getByRole('link', { name: 'Ünvanı düzəlt' }).click();
	await expect(email).toHaveValue(right.email);
	await expect(page.getByLabel('Soyad')).toHaveValue('');
	await page.goBack();
	// The next person at the same window, without a reload, sees none of it.
	await page.getByRole('main').getByRole('link', { name: 'Daxil ol' }).click();
	await page.getByRole('main').getByRole('link', { name: words.register }).click();
	await expect(email).toHaveValue('');
	await page.goBack();
	await page.goBack();
	const mail = await readMail(server.dataDir, right.email, /confirm-email/);
	await page.getByLabel('Təsdiq kodu').fill(/\b\d{6}\b/.exec(mail.text ?? '')?.[0] ?? '');
	await page.getByRole('button', { name: 'Təsdiqlə' }).click();
	await expect(page.getByText('E-poçtunuz təsdiqləndi')).toBeVisible();
	expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(right.email);
});

test('[RTE-03] [SUB-06] the tab that waits for a letter asks for its code at the bare address, too, until the next page stands', {
	tag: '@whole',
}, async ({ page, server, faults }) => {
	const traveller = newTraveller();
	await page.goto('/auth/register');
	await register(page, traveller);
	await page.goto('/auth/confirm-email');
	const code = page.getByLabel('Təsdiq kodu');
	await expect(code).toBeVisible();
	await expect(page.getByText(traveller.email)).toBeVisible();
	await expect(page.getByText(/^Məktubu \d+ saniyədən sonra yenidən göndərmək olar$/)).toBeVisible();
	expect(faults).toEqual([]);

	// What confirming clears doesn't disappear from the page before the next one is there.
	await page.evaluate(() => {
		const seen: string[] = [];
		const look = () => {
			if (location.pathname !== '/auth/confirm-email') return;
			const main = document.querySelector('main');
			if (!main?.querySelector('input')) seen.push(main?.textContent ?? '');
		};
		new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
		Object.assign(window, { seen });
	});
	const mail = await readMail(server.dataDir, traveller.email, /confirm-email/);
	await code.fill(/\b\d{6}\b/.exec(mail.text ?? '')?.[0] ?? '');
	await page.getByRole('button', { name: 'Təsdiqlə' }).click();
	await expect(page).toHaveURL(`${server.url}/`);
	await expect(page.getByText('E-poçtunuz təsdiqləndi')).toBeVisible();
	expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});

test('[SUB-06] a letter that was over while the site was closed is forgotten by whichever page is opened next', {
	tag: '@whole',
}, async ({ page }) => {
	await page.goto('/about');
	await page.evaluate(() => {
		const past = new Date(Date.now() - 1000).toISOString();
		const letter = { confirmationId: crypto.randomUUID(), email: 'aysel@example.az', expiresAt: past, resendAt: past };
		sessionStorage.setItem('sentLetter', JSON.stringify(letter));
	});
	await page.reload();
	await expect.poll(() => page.evaluate(() => sessionStorage.getItem('sentLetter'))).toBeNull();
});

test('[RTE-03] a forgotten password is set anew by the e-mail, and the code confirms an address', async ({
	page,
	server,
}) => {
	const traveller = newTraveller();
	await page.goto('/auth/register');
	await register(page, traveller);
	await expect(page.getByText(/^Məktubu \d+ saniyədən sonra yenidən göndərmək olar$/)).toBeVisible();
	const mail = await readMail(server.dataDir, traveller.email, /confirm-email/);
	const code = /\b\d{6}\b/.exec(mail.text ?? '')?.[0] ?? '';
	await page.getByLabel('Təsdiq kodu').fill(code);
	await page.getByRole('button', { name: 'Təsdiqlə' }).click();
	await expect(page.getByText('E-poçtunuz təsdiqləndi')).toBeVisible();
	await forgetSession(page);

	await page.goto('/auth/forgot-password');
	await page.getByLabel('E-poçt').fill(traveller.email);
	await page.getByRole('button', { name: 'Keçidi göndər' }).click();
	await expect(page.getByText('Məktub göndərildi')).toBeVisible();
	const reset = await readMail(server.dataDir, traveller.email, /reset-password/);
	await page.goto(linkIn(reset, /http\S+reset-password\S+/));
	await page.getByLabel('Yeni şifrə').fill('Xari-bulbul-1992');
	await page.getByRole('button', { name: 'Şifrəni dəyiş' }).click();
	await expect(page).toHaveURL(/\/auth\/login/);
	await page.getByLabel('E-poçt').fill(traveller.email);
	await page.getByLabel('Şifrə', { exact: true }).fill('Xari-bulbul-1992');
	await page.getByRole('main').getByRole('button', { name: 'Daxil ol' }).click();
	await expect(page).toHaveURL(`${server.url}/`);
});

test('[RTE-03] [SUB-03] someone who signed in before confirming is told so at the review, and comes back after it', {
	tag: '@whole',
}, async ({ page, server, faults }) => {
	const traveller = newTraveller();
	await page.goto('/auth/register');
	await register(page, traveller);
	await forgetSession(page);
	await page.goto('/auth/login');
	await page.getByLabel('E-poçt').fill(traveller.email);
	await page.getByLabel('Şifrə', { exact: true }).fill(traveller.password);
	await page.getByRole('main').getByRole('button', { name: 'Daxil ol' }).click();
	await expect(page).toHaveURL(`${server.url}/`);
	await openReview(page, server, 'Yaponiya');
	await page.getByRole('button', { name: words.confirm }).click();
	await page.getByRole('link', { name: 'E-poçtu təsdiqlə' }).click();
	await expect(page.getByRole('heading', { name: 'E-poçtunuzu təsdiqləyin' })).toBeVisible();
	const mail = await readMail(server.dataDir, traveller.email, /confirm-email/);
	await page.goto(linkIn(mail, /http\S+confirm-email\S+/));
	await expect(page).toHaveURL(`${server.url}/`);
	await page.goto('/application');
	await onStep(page, 'FINAL_REVIEW');
	// The browser itself reports the 403.
	faults.splice(0);
});

test('[NAV-06] signing out reads the user again, with the token that is there by then', { tag: '@whole' }, async ({
	page,
	server,
	faults,
}) => {
	await signUp(page, server);
	const answer = await hold(page, /\/api\/auth\/logout$/, (route) => route.fulfill({ status: 204 }));
	await page.goto('/about');
	const left = page.waitForRequest(/\/api\/auth\/logout$/);
	await page.getByRole('banner').getByRole('button', { name: 'Çıxış et' }).click();
	await left;
	await page.evaluate(() => {
		// biome-ignore lint/suspicious/noDocumentCookie: as another tab would leave it
		document.cookie = 'accessToken=another; path=/';
	});
	const asked = page.waitForRequest(/\/api\/users\/me$/);
	answer();
	expect((await asked).headers().authorization).toBe('Bearer another');
	await expect(page.getByRole('banner').getByRole('link', { name: 'Daxil ol' })).toBeVisible();
	faults.splice(0);
});
