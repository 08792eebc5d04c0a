import type { Page } from '@playwright/test';
import { words } from '../src/dashboard/applications/strings';
import { words as dashboard } from '../src/dashboard/strings';
import { strings } from '../src/strings/az';
import { newPage, pane, payer, visaPdf } from './casework';
import { chooseOption, expect, hold, passportJpeg, test } from './journey';
import { accessible, admin, agent, heading, type Person, signIn } from './staff';

const { moves, owner } = words;
const mine = strings.request;

async function atCase(page: Page, person: Person, reference: string) {
	await signIn(page, person, '/dashboard/visa-applications?queue=unassigned');
	await expect(heading(page, words.all)).toBeVisible();
	await page.getByRole('link', { name: new RegExp(reference) }).click();
	await expect(pane(page, reference)).toBeVisible();
}
/** Performs an action that asks for confirmation. */
async function step(page: Page, reference: string, name: string) {
	await pane(page, reference).getByRole('button', { name, exact: true }).click();
	await pane(page, reference).getByRole('form', { name }).getByRole('button', { name, exact: true }).click();
}

test('[DSH-11] [DSH-13] [ACC-04] [ACC-05] a case from payment to visa: a race, a question, a check, and the download', async ({
	browser,
	page,
	server,
	faults,
}) => {
	const traveller = await payer(browser, server);
	const { reference } = traveller;
	const boss = await newPage(browser, server);
	await atCase(page, agent, reference);
	await atCase(boss, admin, reference);
	const [theirs, bosses] = [pane(page, reference), pane(boss, reference)];
	// Who else has it open.
	await expect(theirs.getByRole('status').filter({ hasText: /^İndi baxanlar: / })).toHaveCount(1);
	// Both want it: one gets it, and the other reads who.
	await theirs.getByRole('button', { name: owner.claim, exact: true }).click();
	await expect(theirs.getByText(owner.you, { exact: true })).toBeVisible();
	// What was done by mistake is undone, for everybody.
	await page.getByRole('button', { name: dashboard.undo.action, exact: true }).click();
	await expect(theirs.getByText(owner.nobody, { exact: true })).toBeVisible();
	await expect(bosses.getByRole('button', { name: owner.claim, exact: true })).toBeVisible();
	await theirs.getByRole('button', { name: owner.claim, exact: true }).click();
	await expect(theirs.getByText(owner.you, { exact: true })).toBeVisible();
	// Changes made elsewhere appear without a reload.
	await expect(bosses.getByText(owner.nobody, { exact: true })).toHaveCount(0);
	await expect(bosses.getByRole('button', { name: owner.claim, exact: true })).toHaveCount(0);
	await expect(theirs.getByRole('group', { name: words.detail.passportOf(1, 1, 1, false) })).toBeVisible();
	await accessible(page);

	await theirs.getByRole('button', { name: moves.names.IN_REVIEW }).click();
	await theirs.getByRole('button', { name: moves.names.INFO_REQUIRED }).click();
	const form = theirs.getByRole('form', { name: moves.names.INFO_REQUIRED });
	await chooseOption(form.getByLabel(words.templates.label), 'Pasportun daha aydın şəkli');
	await form.getByLabel(words.ask.text).press('Control+Enter');
	await expect(theirs.getByText(words.ask.open)).toBeVisible();

	await traveller.page.getByRole('link', { name: reference }).click();
	await expect(traveller.page.getByText(/^Pasportunuzun şəkli aydın deyil/)).toBeVisible();
	const uploaded = traveller.page.waitForResponse(/uploads\/image/);
	await traveller.page
		.locator('input[type=file]')
		.setInputFiles({ name: 'yeni.jpg', mimeType: 'image/jpeg', buffer: await passportJpeg() });
	await uploaded;
	await traveller.page.getByRole('textbox', { name: new RegExp(`^${mine.text}`) }).fill('Yeni şəkil');
	await traveller.page.getByRole('button', { name: mine.send }).click();
	await expect(traveller.page.getByText(mine.sent)).toBeVisible();

	await expect(theirs.getByText('Yeni şəkil')).toBeVisible();
	await theirs.getByRole('button', { name: moves.names['check-ask'] }).click();
	await step(boss, reference, moves.names['check-approve']);
	await expect(theirs.getByText(words.statuses.SENT_TO_EMBASSY).first()).toBeVisible();

	await theirs.getByRole('button', { name: moves.names.visa }).click();
	await theirs.locator('input[type=file]').setInputFiles(visaPdf);
	await expect(theirs.getByRole('heading', { name: words.visa.heading })).toBeVisible();
	await step(page, reference, moves.names.APPROVED);
	await expect(theirs.getByText(words.statuses.APPROVED).first()).toBeVisible();

	await traveller.page.reload();
	const download = traveller.page.waitForEvent('download');
	await traveller.page.getByRole('button', { name: mine.download, exact: true }).click();
	expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
	// Every event is described in words, none of them technical.
	const history = theirs.getByRole('region', { name: words.history.heading });
	await page.reload();
	await expect(history.getByText(words.history.events['visa-downloaded'] ?? '')).toBeVisible();
	await expect(history).not.toContainText(/created|callback|answered|[a-z]+-[a-z]+ed/);
	await traveller.page.context().close();
	await boss.context().close();
	faults.splice(0);
});

test('[DSH-10] [DSH-14] [DSH-15] a share is given back, and the numbers and the trail tell it', {
	tag: '@whole',
}, async ({ browser, page, server, faults }) => {
	const traveller = await payer(browser, server);
	const { reference } = traveller;
	await traveller.page.context().close();
	await atCase(page, admin, reference);
	await pane(page, reference).getByRole('button', { name: moves.names.refund }).click();
	const form = pane(page, reference).getByRole('form', { name: moves.names.refund });
	await form.getByLabel(words.refund.amount).fill('1,5');
	await form.getByLabel(words.refund.reason).fill('Xidmət gecikdi');
	await form.getByRole('button', { name: moves.names.refund }).click();
	await expect(pane(page, reference).getByText(words.detail.refunded('1,50 AZN'))).toBeVisible();

	await page.goto('/dashboard/audit');
	await expect(heading(page, words.audit.title)).toBeVisible();
	await expect(page.getByRole('row').filter({ hasText: 'Xidmət gecikdi (1,50 AZN)' }).first()).toContainText(reference);
	await accessible(page);
	const csv = page.waitForEvent('download');
	await page.getByRole('button', { name: dashboard.csv.download }).click();
	await page.getByRole('menuitem', { name: dashboard.csv.separators.comma }).click();
	expect((await csv).suggestedFilename()).toMatch(/^Jurnal-\d{4}-\d\d-\d\d\.csv$/);

	await page.goto('/dashboard');
	const table = page.getByRole('table', { name: words.figures.byStatus });
	const link = table.getByRole('row', { name: new RegExp(words.statuses.SUBMITTED) }).getByRole('link');
	const count = (await link.textContent()) ?? '';
	await link.click();
	await expect(page.getByRole('search').getByRole('status')).toHaveText(new RegExp(`^${count}\\D`));
	// On a phone every button of the list is high enough for a finger.
	await page.setViewportSize({ width: 360, height: 740 });
	const filters = page.getByRole('button', { name: /^Filtrlər/ });
	expect((await filters.boundingBox())?.height).toBeGreaterThanOrEqual(44);
	await filters.click();
	for (const name of [dashboard.views.save, 'Sütunlar']) {
		const box = await page.getByRole('button', { name, exact: true }).boundingBox();
		expect(box?.height, name).toBeGreaterThanOrEqual(44);
	}
	faults.splice(0);
});

/** Records every call of a page that was refused or aborted. */
function failuresOf(page: Page): string[] {
	const failures: string[] = [];
	page.on('response', (response) => {
		if (response.status() >= 400) failures.push(`${response.status()} ${response.request().method()}`);
	});
	page.on('requestfailed', (request) => failures.push(`${request.failure()?.errorText} ${request.url()}`));
	return failures;
}

test('[DSH-09] [DSH-11] two at one case: whoever is outrun reads one notice of who did what, and nothing fails but their own step', {
	tag: '@whole',
}, async ({ browser, page, server, faults }) => {
	const travellers = [await payer(browser, server), await payer(browser, server)] as const;
	for (const traveller of travellers) await traveller.page.context().close();
	const [first, second] = [travellers[0].reference, travellers[1].reference];
	const boss = await newPage(browser, server);
	await atCase(page, agent, first);
	await atCase(boss, admin, first);
	const failures = failuresOf(page);

	// Someone else's change arrives before anything is pressed: no call fails, and the action is no longer offered.
	const [theirs, bosses] = [pane(page, first), pane(boss, first)];
	await expect(theirs.getByRole('button', { name: owner.claim, exact: true })).toBeVisible();
	await bosses.getByRole('button', { name: owner.claim, exact: true }).click();
	const notice = theirs.getByRole('status').filter({ hasText: words.detail.left });
	await expect(notice).toContainText(words.clash.did.claimed('Aygün Məmmədova'));
	await expect(notice).toContainText(words.clash.now(words.statuses.SUBMITTED, 'Aygün Məmmədova'));
	await expect(notice).toHaveCount(1);
	await expect(theirs.getByRole('button', { name: owner.claim, exact: true })).toHaveCount(0);
	expect(failures).toEqual([]);

	// What hasn't arrived, because the connection is down, is reported when the action is refused.
	await hold(page, /\/api\/desk\/live$/);
	await page.goto('/dashboard/visa-applications?queue=unassigned');
	await page.getByRole('link', { name: new RegExp(second) }).click();
	const mine = pane(page, second);
	await mine.getByRole('button', { name: owner.claim, exact: true }).click();
	await expect(mine.getByRole('button', { name: moves.names.IN_REVIEW })).toBeVisible();
	await boss.goto('/dashboard/visa-applications');
	await boss.getByRole('link', { name: new RegExp(second) }).click();
	const seen = pane(boss, second);
	await seen.getByRole('button', { name: moves.names.IN_REVIEW }).click();
	await expect(seen.getByText(words.statuses.IN_REVIEW).first()).toBeVisible();
	// The previous page closed its connection when it was left.
	failures.splice(0);
	await mine.getByRole('button', { name: moves.names.IN_REVIEW }).click();
	await expect(mine.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
		new RegExp(`^${words.clash.did.moved('Aygün Məmmədova', words.statuses.IN_REVIEW)}`),
	);
	expect(failures.splice(0)).toEqual(['409 POST']);
	await expect(mine.getByText(words.statuses.IN_REVIEW).first()).toBeVisible();

	// Someone else's case doesn't exist for them: their action reports that too, and nothing is requested in vain
	// afterwards.
	await seen.getByRole('button', { name: owner.assign, exact: true }).click();
	await chooseOption(seen.getByLabel(owner.assignTo), 'Aygün Məmmədova');
	await expect(seen.getByText(owner.you, { exact: true })).toBeVisible();
	await mine.getByRole('button', { name: moves.names['check-ask'] }).click();
	const told = mine.getByRole('status').filter({ hasText: words.detail.left });
	await expect(told).toContainText(words.clash.did.assigned('Aygün Məmmədova', 'Aygün Məmmədova'));
	await expect(told).toHaveCount(1);
	await expect(mine.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
	await expect(mine.getByRole('button', { name: moves.names['check-ask'] })).toHaveCount(0);
	expect(failures).toEqual(['404 POST']);
	expect(faults.splice(0)).toEqual([expect.stringContaining('409'), expect.stringContaining('404')]);
	await boss.context().close();
});

test('[DSH-07] the form for a view’s name goes with the list that it was opened on', { tag: '@whole' }, async ({
	page,
}) => {
	await signIn(page, agent, '/dashboard/my-visa-applications?sort=-totalPrice');
	const queue = (name: string) =>
		page.getByRole('navigation', { name: words.queues.label }).getByRole('link', { name });
	await expect(heading(page, words.mine)).toBeVisible();
	await queue(words.queues.all).first().click();
	await expect(heading(page, words.all)).toBeVisible();
	await page.goBack();
	await expect(heading(page, words.mine)).toBeVisible();
	await page.getByRole('button', { name: dashboard.views.save }).click();
	const form = page.getByRole('dialog', { name: dashboard.views.save });
	await expect(form).toBeVisible();
	await page.goForward();
	await expect(heading(page, words.all)).toBeVisible();
	await expect(form).toHaveCount(0);
});

test('[DSH-09] [DSH-11] a note that was being typed when the case went to somebody else outlives a reload, at a case that can be read and at one that can’t', {
	tag: '@whole',
}, async ({ browser, page, server, faults }) => {
	const traveller = await payer(browser, server);
	const { reference } = traveller;
	await traveller.page.context().close();
	page.on('dialog', (dialog) => void dialog.accept());
	await atCase(page, agent, reference);
	const theirs = pane(page, reference);
	await theirs.getByRole('button', { name: owner.claim, exact: true }).click();
	await expect(theirs.getByText(owner.you, { exact: true })).toBeVisible();
	const note = theirs.getByRole('textbox', { name: words.notes.text });
	await note.fill('Zəng etdim, cavab');
	await page.reload();
	await expect(note).toHaveValue('Zəng etdim, cavab');
	await expect(theirs.getByText(words.detail.returned)).toBeVisible();
	expect(await page.evaluate(() => sessionStorage.getItem('unsent'))).toBeNull();
	await note.fill('Zəng etdim, cavab vermir');

	const boss = await newPage(browser, server);
	await signIn(boss, admin, '/dashboard/visa-applications');
	await boss.getByRole('link', { name: new RegExp(reference) }).click();
	await pane(boss, reference).getByRole('button', { name: owner.assign, exact: true }).click();
	await chooseOption(pane(boss, reference).getByLabel(owner.assignTo), 'Aygün Məmmədova');
	await expect(theirs.getByText(words.detail.left)).toBeVisible();
	await expect(theirs.getByText('Zəng etdim, cavab vermir')).toBeInViewport();
	await page.reload();
	await expect(page.getByText(words.detail.missing)).toBeVisible();
	await expect(page.getByText('Zəng etdim, cavab vermir')).toBeVisible();
	await page.reload();
	await expect(page.getByText('Zəng etdim, cavab vermir')).toBeVisible();
	await page.getByRole('button', { name: moves.leftOverDrop }).click();
	await expect(page.getByText('Zəng etdim, cavab vermir')).toHaveCount(0);
	await boss.context().close();
	// The case that can't be read any more.
	expect(faults.splice(0).filter((fault) => !fault.includes('404'))).toEqual([]);
});
