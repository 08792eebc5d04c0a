import type { Page } from '@playwright/test';
import { words as secondFactor } from '../src/dashboard/secondFactor/strings';
import { words } from '../src/dashboard/strings';
import { expect, forgetSession, test } from './journey';
import { linkIn, readMail } from './mail';
import { type RunningServer, startServer } from './server';
import { accessible, admin, appWith, fieldOf, fillSignIn, heading, type Person, save } from './staff';

const { setUp, codes, verify, recover, security, ended } = secondFactor;
/** Reads the secret like someone who can't scan it, and proves it. Returns the app and the recovery codes. */
async function setUpFactor(page: Page) {
	await expect(heading(page, setUp.heading)).toBeVisible();
	await expect(page.getByRole('img', { name: setUp.picture })).toBeVisible();
	await accessible(page);
	const secret = (await page.locator('code').textContent()) ?? '';
	const code = appWith(secret.replaceAll(' ', ''));
	await page.getByLabel(setUp.code).fill(code());
	await page.getByRole('button', { name: setUp.submit }).click();
	const list = page.getByRole('list', { name: codes.list });
	await expect(list.getByRole('listitem').first()).toBeVisible();
	await accessible(page);
	const recovery = await list.getByRole('listitem').allTextContents();
	// They are shown this once: the browser asks whoever closes the page before they were kept.
	const asked = page.waitForEvent('dialog');
	await page.close({ runBeforeUnload: true });
	const question = await asked;
	expect(question.type()).toBe('beforeunload');
	await question.dismiss();
	await expect(list).toBeVisible();
	await page.getByRole('button', { name: codes.done }).click();
	return { code, recovery };
}

async function signInAt(page: Page, server: RunningServer, person: Person) {
	await page.goto(`${server.url}/dashboard`);
	await expect(heading(page, words.login.heading)).toBeVisible();
	await fillSignIn(page, person);
}

/** An installation that requires a second factor, with its own data. */
const strict = test.extend<{ strictServer: RunningServer }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
	strictServer: async ({}, use) => {
		const server = await startServer({ STAFF_SECOND_FACTOR: 'required' });
		await use(server);
		await server.remove();
	},
});

strict(
	'[DSH-17] staff set it up at the first sign-in, and come in by a code or a recovery code from then on',
	async ({ page, strictServer, faults }) => {
		await signInAt(page, strictServer, admin);
		const { code, recovery } = await setUpFactor(page);
		await expect(heading(page, words.title)).toBeVisible();

		await forgetSession(page);
		await signInAt(page, strictServer, admin);
		await expect(heading(page, verify.heading)).toBeFocused();
		await accessible(page);
		const field = page.getByLabel(verify.code);
		await field.fill('000000');
		await field.press('Enter');
		await expect(field).toHaveAccessibleDescription(/Kod yanlışdır/);
		await field.fill(code());
		await field.press('Enter');
		await expect(heading(page, words.title)).toBeVisible();

		await forgetSession(page);
		await signInAt(page, strictServer, admin);
		await page.getByRole('button', { name: verify.lost }).click();
		await page.getByLabel(recover.code).fill(String(recovery[0]).toLowerCase());
		await page.getByRole('button', { name: recover.submit, exact: true }).click();
		await expect(heading(page, words.title)).toBeVisible();
		await page.getByRole('link', { name: security.title }).click();
		await expect(heading(page, security.title)).toBeVisible();
		// And not the day of the month, which may contain the same digit.
		const left = new RegExp(`^${recovery.length - 1}$`);
		await expect(page.getByRole('definition').filter({ hasText: left })).toBeVisible();
		await expect(page.getByRole('button', { name: security.switchOff })).toHaveCount(0);
		await accessible(page);
		// The wrong code, and nothing else.
		expect(faults.splice(0).filter((fault) => !fault.includes('400'))).toEqual([]);
	},
);

strict(
	'[DSH-05] [DSH-17] [DSH-18] an agent is invited, signs in by two steps, and is shut out at once when deactivated',
	{ tag: '@whole' },
	async ({ browser, page, strictServer, faults }) => {
		const invited = { email: 'nigar@viza.example', password: 'Nigar-parolu-9' };
		await signInAt(page, strictServer, admin);
		await setUpFactor(page);
		await page
			.getByRole('link', { name: new RegExp(words.sections.agents.many) })
			.first()
			.click();
		await page.getByRole('link', { name: words.sections.agents.create }).click();
		await fieldOf(page, words.fields.firstName, { exact: true }).fill('Nigar');
		await fieldOf(page, words.fields.lastName).fill('Aliyeva');
		await fieldOf(page, words.fields.email).fill(invited.email);
		await page.getByRole('button', { name: words.sections.agents.send }).click();
		await expect(page.getByRole('link', { name: 'Nigar Aliyeva' })).toBeVisible();

		const context = await browser.newContext();
		const theirs = await context.newPage();
		const letter = await readMail(strictServer.dataDir, invited.email, /reset-password/);
		await theirs.goto(linkIn(letter, /http\S+reset-password\S+/));
		await theirs.getByLabel('Yeni şifrə').fill(invited.password);
		await theirs.getByRole('main').getByRole('button').last().click();
		await expect(heading(theirs, words.login.heading)).toBeVisible();
		await fillSignIn(theirs, invited);
		await setUpFactor(theirs);
		await expect(heading(theirs, words.title)).toBeVisible();
		await theirs.goto(`${strictServer.url}/dashboard/services`);
		await expect(heading(theirs, words.sections.services.many)).toBeVisible();
		// What an agent may not do isn't offered.
		await expect(theirs.getByRole('link', { name: words.sections.services.create })).toHaveCount(0);

		await page.getByRole('link', { name: 'Nigar Aliyeva' }).click();
		await page.getByRole('switch', { name: words.fields.isActiveAgent }).click();
		await save(page).click();
		await expect(page.getByRole('row', { name: /Nigar Aliyeva/ })).toContainText(words.agents.closed);

		// Without a press: the page itself checks whether its session is still valid, and asks for no password in vain.
		const dialog = theirs.getByRole('dialog', { name: ended.closedTitle });
		await expect(dialog).toBeVisible({ timeout: 45_000 });
		await expect(dialog.getByLabel('Şifrə', { exact: true })).toHaveCount(0);
		await dialog.getByRole('button', { name: ended.leave }).click();
		await expect(heading(theirs, words.login.heading)).toBeVisible();
		await fillSignIn(theirs, invited);
		await expect(theirs.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
		await context.close();
		expect(faults).toEqual([]);
	},
);
