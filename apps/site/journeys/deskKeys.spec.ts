import type { Page } from '@playwright/test';
import { words } from '../src/dashboard/applications/strings';
import { strings } from '../src/strings/az';
import { newPage, pane, payer, visaPdf } from './casework';
import { expect, moving, passportJpeg, tabTo, testAlone as test } from './journey';
import { accessible, admin, agent, heading, type Person, signIn } from './staff';

test.use(moving);

const { moves } = words;
const mine = strings.request;

/** At the desk, with a keyboard that counts presses; a letter counts as well. */
async function atDesk(page: Page, person: Person) {
	await signIn(page, person, '/dashboard/visa-applications?queue=unassigned');
	await expect(heading(page, words.all)).toBeVisible();
	let presses = 0;
	return {
		press: async (...keys: string[]) => {
			presses += keys.length;
			for (const key of keys) await page.keyboard.press(key);
		},
		presses: () => presses,
	};
}

test('[DSH-16] [DSH-11] [DSH-13] by keyboard alone a case is cleared with seven presses, ten with a question, eight of the second person', {
	tag: '@whole',
}, async ({ browser, page, server }) => {
	const traveller = await payer(browser, server);
	const { reference } = traveller;
	const boss = await newPage(browser, server);
	const keys = await atDesk(page, agent);
	const [theirs, bosses] = [pane(page, reference), pane(boss, reference)];
	const step = (name: string) => theirs.getByRole('button', { name, exact: true });
	// Listening from the start: nobody would notice a file chooser that opened earlier.
	page.on('filechooser', (chooser) => void chooser.setFiles(visaPdf));

	await keys.press('n');
	await expect(theirs.getByRole('heading', { level: 2 })).toBeFocused();
	await expect(step(moves.names.IN_REVIEW)).toBeVisible();
	await keys.press('1');
	await expect(step(moves.names.INFO_REQUIRED)).toBeVisible();
	// A question, from a template.
	await keys.press('2');
	await expect(theirs.getByLabel(words.templates.label)).toBeFocused();
	await keys.press('ArrowRight', 'Control+Enter');
	await expect(theirs.getByText(words.ask.open)).toBeVisible();

	await traveller.page.goto(`/applications/${new URL(page.url()).searchParams.get('case')}`);
	const chooser = traveller.page.waitForEvent('filechooser');
	await tabTo(traveller.page, traveller.page.locator('input[type=file]'));
	await traveller.page.keyboard.press('Enter');
	const uploaded = traveller.page.waitForResponse(/uploads\/image/);
	await (await chooser).setFiles({ name: 'yeni.jpg', mimeType: 'image/jpeg', buffer: await passportJpeg() });
	await uploaded;
	await tabTo(traveller.page, traveller.page.getByRole('button', { name: mine.send }));
	await traveller.page.keyboard.press('Enter');
	await expect(traveller.page.getByText(mine.sent)).toBeVisible();

	await expect(step(moves.names['check-ask'])).toBeVisible();
	await keys.press('1');
	await expect(step(moves.names['check-withdraw'])).toBeVisible();

	const second = await atDesk(boss, admin);
	await second.press('Control+K');
	await expect(boss.getByPlaceholder(words.palette.placeholder)).toBeFocused();
	await second.press(...'yox');
	await expect(boss.getByRole('option', { name: words.queues.toCheck })).toBeVisible();
	await second.press('Enter');
	await expect(boss.getByRole('table', { name: words.queues.toCheck }).getByRole('link').first()).toBeFocused();
	await second.press('Enter');
	await expect(bosses.getByRole('button', { name: moves.names['check-approve'] })).toBeVisible();
	await second.press('1');
	await expect(bosses.getByRole('form').getByRole('textbox').first()).toBeFocused();
	await second.press('Control+Enter');
	await expect(bosses.getByText(words.statuses.SENT_TO_EMBASSY).first()).toBeVisible();
	expect(second.presses()).toBe(8);
	await boss.context().close();

	await expect(step(moves.names.visa)).toBeVisible();
	await keys.press('1');
	await expect(theirs.locator('input[type=file]')).toBeFocused();
	await keys.press('Enter');
	await expect(theirs.getByRole('heading', { name: words.visa.heading })).toBeVisible();
	await expect(step(moves.names.visa)).toBeFocused();
	await keys.press('2');
	await expect(theirs.getByRole('form', { name: moves.names.APPROVED }).getByRole('textbox')).toBeFocused();
	await keys.press('Control+Enter');
	await expect(theirs.getByText(words.statuses.APPROVED).first()).toBeVisible();
	await accessible(page);
	// Three of the presses were the question.
	expect(keys.presses()).toBe(10);

	await traveller.page.reload();
	const download = traveller.page.waitForEvent('download');
	await tabTo(traveller.page, traveller.page.getByRole('button', { name: mine.download, exact: true }));
	await traveller.page.keyboard.press('Enter');
	expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
	await traveller.page.context().close();
});

test('[DSH-16] [DSH-13] by keyboard alone a share is given back', { tag: '@whole' }, async ({
	browser,
	page,
	server,
}) => {
	const { reference, page: traveller } = await payer(browser, server);
	await traveller.context().close();
	const keys = await atDesk(page, admin);
	const theirs = pane(page, reference);
	await keys.press('/', ...reference.slice(-4), 'Enter');
	await expect(page.getByRole('link', { name: new RegExp(reference) })).toBeFocused();
	await keys.press('Enter');
	const refund = theirs.getByRole('button', { name: moves.names.refund, exact: true });
	await expect(refund).toBeVisible();
	const numbers = await theirs.locator('[data-step]').evaluateAll((steps) => steps.map((one) => one.dataset.step));
	await keys.press(String(numbers.indexOf('refund') + 1));
	const form = theirs.getByRole('form', { name: moves.names.refund });
	await expect(form.getByLabel(words.refund.amount)).toBeFocused();
	await keys.press('Control+A', ...'1,5', 'Tab');
	await page.keyboard.type('Xidmət gecikdi');
	await keys.press('Control+Enter');
	await expect(theirs.getByText(words.detail.refunded('1,50 AZN'))).toBeVisible();
	// Whatever the state of the refund, focus is still in the case.
	await expect(theirs.locator(':focus')).toHaveCount(1);
});

test('[DSH-16] what is typed while the palette is still on its way is no shortcut, and stands in its field', {
	tag: '@whole',
}, async ({ page }) => {
	let bring: () => void = () => undefined;
	const held = new Promise<void>((resolve) => {
		bring = resolve;
	});
	await page.route(/\/assets\/[^/]*Palette[^/]*\.js/, async (route) => {
		await held;
		await route.continue();
	});
	const taken: string[] = [];
	page.on('request', (request) => {
		if (request.url().includes('take-next')) taken.push(request.url());
	});
	const keys = await atDesk(page, admin);
	await keys.press('Control+K', 'n', 'x', 'Backspace', 'Enter', '?');
	bring();
	const field = page.getByPlaceholder(words.palette.placeholder);
	await expect(field).toBeFocused();
	await expect(field).toHaveValue('n?');
	await keys.press('a');
	await expect(field).toHaveValue('n?a');
	await expect(page.getByRole('dialog')).toHaveCount(1);
	expect(taken).toEqual([]);
});
