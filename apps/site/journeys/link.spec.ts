import {
	chooseCountry,
	expect,
	fillWizard,
	headings,
	next,
	onStep,
	type Step,
	test,
	typeDates,
	words,
} from './journey';

const steps = Object.keys(headings) as Step[];

test('[WIZ-01] [WIZ-03] [WIZ-04] [WIZ-05] [RTE-10] reload, back, forward and a deep link keep step and choices, at every step', async ({
	page,
	context,
}) => {
	await fillWizard(page, 'İtaliya');
	const whole = new URL(page.url());
	for (const name of ['countryId', 'startDate', 'endDate', 'visaTypeId', 'visaOptionId', 'serviceId']) {
		expect(whole.searchParams.get(name), name).toBeTruthy();
	}
	expect(whole.searchParams.get('startDate')).toMatch(/^\d{4}-\d{2}-\d{2}T/);

	for (const step of [...steps].reverse().slice(1)) {
		await page.goBack();
		await onStep(page, step);
		await page.reload();
		await onStep(page, step);
		await expect(next(page)).toBeEnabled();
	}
	for (const step of steps.slice(1)) {
		await page.goForward();
		await onStep(page, step);
	}
	await expect(page.getByRole('button', { name: words.register })).toBeEnabled();

	// Another tab doesn't have this tab's passport image: the link opens the first incomplete step.
	const other = await context.newPage();
	await other.goto(whole.href);
	await onStep(other, 'UPLOAD_DOCUMENT');
	whole.searchParams.set('step', 'SERVICE');
	await other.goto(whole.href);
	await onStep(other, 'SERVICE');
	await expect(next(other)).toBeEnabled();
	await expect(other).toHaveTitle(/Viza müraciəti/);
	await other.getByRole('button', { name: words.back }).click();
	await onStep(other, 'VISA_OPTION');
});

test('[WIZ-10] a link without a step opens at the first one that it does not answer, and Back still leads to the first', {
	tag: '@whole',
}, async ({ page }) => {
	await fillWizard(page, 'Yaponiya');
	const bare = new URL(page.url());
	bare.searchParams.delete('step');
	await page.evaluate(() => sessionStorage.clear());
	await page.goto(bare.href);
	await onStep(page, 'UPLOAD_DOCUMENT');
	for (const [name, step] of [
		['serviceId', 'SERVICE'],
		['visaOptionId', 'VISA_OPTION'],
		['visaTypeId', 'VISA_TYPE'],
		['endDate', 'DATE'],
	] as const) {
		bare.searchParams.delete(name);
		await page.goto(bare.href);
		await onStep(page, step);
	}
	await expect(page.getByRole('navigation', { name: 'Müraciətin mərhələləri' })).not.toContainText(
		'Xidmət (tamamlanıb)',
	);
	await page.getByRole('button', { name: words.back }).click();
	await onStep(page, 'COUNTRY');
	await expect(page).toHaveURL(/step=COUNTRY/);

	// The selected row is visible after a reload, although the list is long and shows only a few rows.
	await page.reload();
	await onStep(page, 'COUNTRY');
	const chosen = page.getByRole('option', { selected: true });
	await expect(chosen).toContainText('Yaponiya');
	await expect(chosen).toBeInViewport({ ratio: 1 });
	const isInside = () =>
		chosen.evaluate((row) => {
			const [box, list] = [row.getBoundingClientRect(), row.closest('[role=listbox]')?.getBoundingClientRect()];
			return list !== undefined && box.top >= list.top - 1 && box.bottom <= list.bottom + 1;
		});
	await expect.poll(isInside).toBe(true);

	await next(page).click();
	await onStep(page, 'DATE');
	await page.goBack();
	await onStep(page, 'COUNTRY');
	await chosen.click();
	await expect(page).not.toHaveURL(/[?&](countryId|startDate|visaTypeId)=/);
});

test('[WIZ-05] unknown ids, impossible and past dates in a link are dropped with a word, never a crash', {
	tag: '@whole',
}, async ({ page, faults }) => {
	await page.goto('/application?step=FINAL_REVIEW&countryId=not-an-id&startDate=2020-01-01&endDate=2027-02-31');
	await onStep(page, 'COUNTRY');
	await expect(page.getByText('Seçdiyiniz ölkə artıq təklif olunmur, başqasını seçin.')).toBeVisible();
	await expect(page.getByText('Tarixlər artıq uyğun deyil, yenidən seçin.')).toBeVisible();
	await expect(page).not.toHaveURL(/not-an-id/);
	await page.goto('/application?step=SERVICE&countryId=00000000-0000-4000-8000-000000000000&serviceId[]=1&step=x');
	await onStep(page, 'COUNTRY');
	// The browser itself reports the server's 404.
	faults.splice(0);
});

test('[DAT-02] [DAT-03] [DAT-04] [DAT-08] typed dates are put into form, judged, and emptied when impossible', {
	tag: '@whole',
}, async ({ page }) => {
	await page.goto('/application');
	await onStep(page, 'COUNTRY');
	await chooseCountry(page, 'İtaliya');
	await next(page).click();
	await onStep(page, 'DATE');
	const start = page.getByLabel('Select approximate start date').first();
	await expect(start).toHaveAttribute('placeholder', /^En erken \d{2}\/\d{2}\/\d{4}$/);
	await start.fill('31/02/2027');
	await start.blur();
	await expect(start).toHaveValue('');
	await expect(page.getByText('Başlanğıc tarix düzgün deyil')).toBeVisible();
	await expect(next(page)).toBeDisabled();
	await typeDates(page, 18, 17);
	await expect(page.getByText('Bitiş tarix düzgün deyil')).toBeVisible();
	await typeDates(page, 18, 25);
	await expect(next(page)).toBeEnabled();
});

test('[CTY-02] [CTY-04] [CTY-05] the search finds in the Azerbaijani way, stays in the address, and a second click deselects', {
	tag: '@whole',
}, async ({ page }) => {
	await page.goto('/application');
	await onStep(page, 'COUNTRY');
	const found = page.waitForResponse(/countryName=ital/);
	await page.getByRole('searchbox').fill('ital');
	expect(await (await found).json()).toMatchObject({ data: [{ name: 'İtaliya' }] });
	await expect(page.getByRole('option')).toHaveCount(1);
	await expect(page).toHaveURL(/countrySearch=ital/);
	await chooseCountry(page, 'İtaliya');
	await expect(page).toHaveURL(/countryId=/);
	await chooseCountry(page, 'İtaliya');
	await expect(page).not.toHaveURL(/countryId=/);
	await expect(next(page)).toBeDisabled();
	await page.getByRole('searchbox').fill('qqqq');
	await expect(page.getByText('Heç bir nəticə tapılmadı')).toBeVisible();
});
