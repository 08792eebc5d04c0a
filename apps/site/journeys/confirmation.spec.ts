import { strings } from '../src/strings/az';
import { confirmByLink, expect, newTraveller, register, signUp, test } from './journey';
import { linkIn, readMail } from './mail';
import { accessible } from './staff';

const words = strings.auth;
const own = words.confirm.link;

test('[SEC-11] a link confirms where the registration was made; elsewhere a new password leaves nothing to whoever made it', async ({
	page,
	browser,
	server,
	faults,
}) => {
	const here = newTraveller();
	await page.goto('/auth/register?redirect=/about');
	await register(page, here);
	const cookies = await page.context().cookies(`${server.url}/api/auth/`);
	expect(cookies.find(({ name }) => name === 'registrationToken')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
	await confirmByLink(page, server, here);
	await expect(page.getByText(words.confirm.done)).toBeVisible();
	await expect(page).toHaveURL(`${server.url}/about`);
	await page.context().clearCookies();

	// Somebody registers the address of somebody else, and signs in with the password.
	const stranger = newTraveller();
	await page.goto('/auth/register');
	await register(page, stranger);
	await page.goto('/auth/login?redirect=/profile/security');
	await page.getByLabel(words.email).fill(stranger.email);
	await page.getByLabel(words.password, { exact: true }).fill(stranger.password);
	await page.getByRole('main').getByRole('button', { name: words.login.submit }).click();
	await expect(page).toHaveURL(`${server.url}/profile/security`);

	const link = linkIn(await readMail(server.dataDir, stranger.email, /confirm-email/), /http\S+confirm-email\S+/);
	const context = await browser.newContext({ baseURL: server.url, viewport: { width: 360, height: 740 } });
	const owner = await context.newPage();
	await owner.goto(link);
	await expect(owner.getByText(own.lead)).toBeVisible();
	await expect(owner.getByText(stranger.email)).toBeVisible();
	await accessible(owner);
	await owner.getByRole('button', { name: own.unknown }).click();
	await expect(owner.getByLabel(words.newPassword)).toBeFocused();
	await owner.keyboard.type('Qarabag-dagi-8');
	await owner.keyboard.press('Enter');
	await expect(owner.getByText(words.confirm.done)).toBeVisible();
	await owner.goto('/profile');
	await expect(owner.getByText(stranger.email).first()).toBeVisible();
	await context.close();

	await page.reload();
	await expect(page.getByRole('heading', { level: 1, name: words.login.heading })).toBeVisible();
	// An error about the session that was ended, and nothing else.
	expect(faults.splice(0).filter((fault) => !fault.includes('401'))).toEqual([]);
});

test('[SEC-11] a link of somebody else’s account doesn’t take the place of whoever is signed in', async ({
	page,
	browser,
	server,
}) => {
	const context = await browser.newContext({ baseURL: server.url });
	const sender = await context.newPage();
	const other = newTraveller();
	await sender.goto('/auth/register');
	await register(sender, other);
	await context.close();

	const traveller = await signUp(page, server);
	await confirmByLink(page, server, other);
	await expect(page.getByText(own.signedInAs(traveller.email))).toBeVisible();
	await page.goto('/profile');
	await expect(page.getByText(traveller.email).first()).toBeVisible();

	await confirmByLink(page, server, other);
	await page.getByLabel(words.password, { exact: true }).fill(other.password);
	await page.getByRole('button', { name: words.confirm.submit }).click();
	await expect(page.getByText(words.confirm.done)).toBeVisible();
	await page.goto('/profile');
	await expect(page.getByText(other.email).first()).toBeVisible();
});
