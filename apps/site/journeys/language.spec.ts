import type { Page } from '@playwright/test';
import { markOfWhole } from '../../../tools/setup/extent.mjs';
import { words as ofStaff } from '../src/dashboard/strings';
import { strings as az } from '../src/strings/az';
import { expect, forgetSession, offerOf, onStep, openReview, signUp, test, words } from './journey';
import { readMail } from './mail';
import { admin, callerOf, fieldOf, save, signIn } from './staff';
import { violationsOf } from './violations';

/** What the journeys look for, as a traveller reads it. */
const en = {
	home: 'A visa application in one sitting, as exact as a document',
	titles: 'Home',
	terms: 'Terms of service',
	profileEdit: 'Change the profile',
	email: 'E-mail',
	password: 'Password',
	signIn: 'Sign in',
	wrongLogin: 'The e-mail or the password is wrong',
};
const ru = {
	home: 'Заявка на визу за один присест, точная как документ',
	titles: 'Главная',
	email: 'Электронная почта',
	password: 'Пароль',
	signIn: 'Войти',
	wrongLogin: 'Неверный адрес почты или пароль',
	emailFault: 'Напишите адрес почты правильно, например: name@post.az',
};
const azLogin = {
	email: az.auth.email,
	password: az.auth.password,
	signIn: az.auth.login.submit,
	wrongLogin: 'E-poçt və ya şifrə yanlışdır',
};
const foot = (page: Page) => page.getByRole('contentinfo');
const speak = (page: Page, name: string) => foot(page).getByRole('button', { name }).click();
/** Waits until the page responds to input: whatever takes focus on load has taken it. */
const alive = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('viza-alive').length > 0);
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

for (const [place, tag] of [
	['banner', []],
	['contentinfo', [markOfWhole]],
] as const) {
	test(`[ACC-09] whoever chooses a language with keys in the ${place} goes on from there, once`, {
		tag: [...tag],
	}, async ({ page }) => {
		await page.setViewportSize({ width: 1440, height: 900 });
		await page.goto('/about');
		const choice = page.getByRole(place).getByRole('button', { name: 'English' });
		await choice.press('Enter');
		await expect(page.locator('html')).toHaveAttribute('lang', 'en');
		await expect(choice).toBeFocused();
		await page.reload();
		await alive(page);
		await expect(choice).not.toBeFocused();
		// A mouse click leaves no focus to continue from.
		await page.getByRole(place).getByRole('button', { name: 'Русский' }).click();
		await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
		await alive(page);
		await expect(page.locator('body')).toBeFocused();
	});
}

test('[ACC-09] whoever is signed in and chooses a language with keys in the footer goes on from there when it appears', {
	tag: '@whole',
}, async ({ page, server }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await signUp(page, server);
	await page.goto('/profile');
	await alive(page);
	const choice = foot(page).getByRole('button', { name: 'English' });
	await choice.press('Enter');
	await expect(page.locator('html')).toHaveAttribute('lang', 'en');
	await expect(choice).toBeFocused();
});

test.describe('[ACC-09] a browser that prefers Russian', () => {
	test.use({ locale: 'ru-RU' });

	test('reads Azerbaijani at first, at the cost of no request; what it chooses is kept, in every tab', {
		tag: '@whole',
	}, async ({ page, context }) => {
		const parts: string[] = [];
		page.on('request', (request) => {
			if (/catalogue-[\w-]+\.js|cyrillic/.test(request.url())) parts.push(request.url());
		});
		await page.goto('/');
		await expect(title(page, az.home.heading)).toBeVisible();
		await expect(page.locator('html')).toHaveAttribute('lang', 'az');
		await page.evaluate(() => document.fonts.ready);
		expect(parts).toEqual([]);

		for (const [name, words, lang] of [
			['Русский', ru, 'ru'],
			['English', en, 'en'],
		] as const) {
			await speak(page, name);
			await expect(title(page, words.home)).toBeVisible();
			await expect(page.locator('html')).toHaveAttribute('lang', lang);
			await expect(page).toHaveTitle(new RegExp(words.titles));
			await expect(foot(page).getByRole('button', { name })).toHaveAttribute('aria-current', 'true');
			if (lang === 'ru') await expect.poll(() => parts.some((url) => url.includes('cyrillic'))).toBe(true);
		}
		await page.reload();
		await expect(title(page, en.home)).toBeVisible();
		const other = await context.newPage();
		await other.goto('/terms');
		await expect(title(other, en.terms)).toBeVisible();
		await speak(other, 'Azərbaycanca');
		await expect(title(other, az.titles.terms)).toBeVisible();
	});

	test('is told by the server in the language of the page, whatever the browser prefers', { tag: '@whole' }, async ({
		page,
		faults,
	}) => {
		const refused = async (words: typeof azLogin) => {
			await page.getByLabel(words.email).fill('nobody@example.az');
			await page.getByLabel(words.password).first().fill('wrong-password');
			await page.getByRole('main').getByRole('button', { name: words.signIn }).click();
			await expect(page.getByText(words.wrongLogin)).toBeVisible();
		};
		await page.goto('/auth/login');
		await refused(azLogin);
		await speak(page, 'English');
		await refused(en);
		await speak(page, 'Русский');
		await refused(ru);
		// And with the form itself.
		await page.getByLabel(ru.email).fill('nobody');
		await page.getByRole('main').getByRole('button', { name: ru.signIn }).click();
		await expect(page.getByText(ru.emailFault)).toBeVisible();
		// The browser reports each of the three refusals.
		expect(faults.splice(0).filter((fault) => !fault.includes('401'))).toEqual([]);
	});
});

test('[ACC-10] whoever is signed in and switches gets the next letters in that language, and again after signing in', {
	tag: '@whole',
}, async ({ page, server }) => {
	const { email, password } = await signUp(page, server);
	await page.goto('/profile');
	await alive(page);
	await speak(page, 'Русский');
	await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
	await alive(page);
	const askReset = () => page.request.post(`${server.url}/api/auth/forgot-password`, { data: { email } });
	await askReset();
	const { subject } = await readMail(server.dataDir, email, /reset-password/);
	expect(subject).toBe('Задайте новый пароль');

	await forgetSession(page);
	await page.goto('/auth/login');
	await alive(page);
	await speak(page, 'English');
	await expect(page.locator('html')).toHaveAttribute('lang', 'en');
	await alive(page);
	await page.getByLabel(en.email).fill(email);
	await page.getByLabel(en.password).first().fill(password);
	await page.getByRole('main').getByRole('button', { name: en.signIn }).click();
	await expect(page).toHaveURL('/');
	await askReset();
	const next = await readMail(server.dataDir, email, /Press the button/);
	expect(next.subject).toBe('Set a new password');
});

test('[ACC-09] switching in the middle of the wizard keeps all that was chosen, uploaded and typed', async ({
	page,
	server,
}) => {
	await openReview(page, server, 'İtaliya');
	await page.getByRole('textbox', { name: 'Qeydlər' }).fill('Pəncərə yanı');
	await page.getByRole('button', { name: 'Artır' }).click();
	const address = page.url();
	await speak(page, 'Русский');
	await expect(title(page, 'Последняя проверка')).toBeVisible();
	expect(page.url()).toBe(address);
	const main = page.getByRole('main');
	await expect(main.getByRole('textbox', { name: 'Примечания' })).toHaveValue('Pəncərə yanı');
	await expect(main.getByText(/× 2\sчеловека/).first()).toBeVisible();
	await expect(main.getByText('Италия').first()).toBeVisible();
	await expect(main.getByRole('button', { name: 'Зарегистрироваться' })).toBeEnabled();
	await speak(page, 'Azərbaycanca');
	await onStep(page, 'FINAL_REVIEW');
	await expect(page.getByRole('button', { name: words.register })).toBeEnabled();
});

test('[ACC-09] a form with typed words asks before the page opens in another language', { tag: '@whole' }, async ({
	page,
	server,
}) => {
	await signUp(page, server);
	await page.goto('/profile/edit');
	const name = page.getByLabel(az.auth.firstName, { exact: true });
	await name.fill('Nigar');
	const question = page.getByRole('alertdialog', { name: az.form.leaveTitle });
	await speak(page, 'English');
	await question.getByRole('button', { name: az.form.stay }).click();
	await expect(question).toHaveCount(0);
	await expect(name).toHaveValue('Nigar');
	// Whoever stays has chosen nothing: neither for the next page nor for letters.
	expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('language');
	await page.getByRole('button', { name: az.shell.menu }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'English' }).click();
	await question.getByRole('button', { name: az.form.leave }).click();
	await expect(title(page, en.profileEdit)).toBeVisible();
});

test('[ACC-09] the dashboard is Azerbaijani for whoever reads the site in another language, and the site stays theirs', {
	tag: '@whole',
}, async ({ page }) => {
	await page.goto('/');
	await speak(page, 'English');
	await expect(title(page, en.home)).toBeVisible();
	await page.goto('/dashboard/auth/login');
	await expect(page.getByRole('button', { name: az.shell.menu })).toBeVisible();
	await expect(page.locator('html')).toHaveAttribute('lang', 'az');
	await expect(page.getByLabel(az.auth.password, { exact: true })).toBeVisible();
	// Leaves it within the page, and returns with the browser's Back.
	await page.getByRole('link', { name: `${az.brand}: ${az.shell.home}` }).click();
	await expect(title(page, en.home)).toBeVisible();
	await page.goBack();
	await expect(page.locator('html')).toHaveAttribute('lang', 'az');
	await expect(page.getByLabel(az.auth.password, { exact: true })).toBeVisible();
});

test('[ACC-11] what staff translate is what a traveller of that language chooses, and the rest says that it is Azerbaijani', {
	tag: '@whole',
}, async ({ page, request, browser, server }) => {
	const call = await callerOf(request, admin);
	const { visaOptionId: _, serviceId: __, ...choices } = await offerOf(page, server, 'Vyetnam');
	const countryIds = [choices.countryId];
	await call.post('/visa-options', { type: 'Beşdəfəlik', duration: 30, fee: 60, countryIds });
	const made = await call.post('/visa-options', { type: 'Üçdəfəlik', duration: 30, fee: 60, countryIds });
	await signIn(page, admin, `/dashboard/visa-options/edit/${made.id}`);
	await page.getByText(ofStaff.fields.translationOf('en', false)).click();
	await fieldOf(page, ofStaff.fields.textIn(ofStaff.fields.type, 'en')).fill('Three entries');
	await save(page).click();
	await expect(page.getByText(ofStaff.form.saved('Üçdəfəlik'))).toBeVisible();

	const context = await browser.newContext();
	await context.addCookies([{ name: 'language', value: 'en', url: server.url }]);
	const traveller = await context.newPage();
	await traveller.goto(`${server.url}/application?${new URLSearchParams({ step: 'VISA_OPTION', ...choices })}`);
	const cards = traveller.getByRole('row');
	await expect(cards.getByText('Electronic, single entry')).toBeVisible();
	await expect(cards.getByText('Three entries')).toBeVisible();
	await expect(cards.locator('[lang="az"]')).toHaveText(['Beşdəfəlik']);
	await context.close();
});

test('[ACC-09] whoever chooses a language with keys in the drawer goes on from the button that opens it', {
	tag: '@whole',
}, async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 780 });
	await page.goto('/about');
	await page.getByRole('button', { name: az.shell.menu }).press('Enter');
	await page.getByRole('dialog').getByRole('button', { name: 'English' }).press('Enter');
	await expect(page.locator('html')).toHaveAttribute('lang', 'en');
	const menu = page.getByRole('button', { name: 'Menu' });
	await expect(menu).toBeFocused();
	await page.reload();
	await alive(page);
	await expect(menu).not.toBeFocused();
});

for (const [name, language] of [
	['English', en],
	['Русский', ru],
] as const) {
	test(`[ACC-09] in ${name} the pages are accessible and fit every window, by finger and by keyboard`, {
		tag: '@whole',
	}, async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 780 });
		await page.goto('/');
		// In a narrow window the switch is in the menu too.
		await page.getByRole('button', { name: az.shell.menu }).click();
		const choice = page.getByRole('dialog').getByRole('button', { name });
		await choice.focus();
		await page.keyboard.press('Enter');
		await expect(title(page, language.home)).toBeVisible();
		for (const path of ['/', '/application', '/auth/register', '/status', '/privacy']) {
			await page.goto(path);
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
			expect(await violationsOf(page), path).toEqual([]);
			for (const width of [320, 768, 1440]) {
				await page.setViewportSize({ width, height: 800 });
				const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
				expect(over, `${path} at ${width}`).toBeLessThanOrEqual(0);
			}
		}
	});
}
