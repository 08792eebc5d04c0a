import { sentences } from 'visa-sdk/rules';
import { words } from '../src/dashboard/strings';
import { strings } from '../src/strings/az';
import { chooseOption, expect, moving, newTraveller, test } from './journey';
import { linkIn, readMail } from './mail';
import { accessible, admin, callerOf, fieldOf, fillDay, fillSignIn, heading, save, signIn } from './staff';

test.use(moving);

test('[DSH-01] [DSH-02] an admin creates and finds a visa option; each field says what it wants', async ({ page }) => {
	await signIn(page, admin, '/dashboard/visa-options/create');
	await expect(heading(page, words.sections['visa-options'].create)).toBeVisible();
	// Nothing is filled in: each field says what it needs, and the first has focus.
	await save(page).click();
	await expect(fieldOf(page, words.fields.type)).toBeFocused();
	await expect(page.getByText('Adı yazın')).toBeVisible();
	await expect(page.getByText(/^Müddəti günlə yazın/)).toBeVisible();
	await fieldOf(page, words.fields.type).fill('Üçqat giriş');
	await fieldOf(page, words.fields.duration).fill('45');
	await fieldOf(page, words.fields.fee).fill('0,005');
	await save(page).click();
	await expect(fieldOf(page, words.fields.fee)).toBeFocused();
	await fieldOf(page, words.fields.fee).fill('75,5');
	await page.getByRole('combobox', { name: words.fields.countryIds }).fill('itali');
	await page.getByRole('option', { name: 'İtaliya' }).click();
	await expect(page.getByText('1 seçilib')).toBeVisible();
	await accessible(page);
	await fieldOf(page, words.fields.fee).press('Control+Enter');
	await expect(page.getByText(words.form.created('Üçqat giriş'))).toBeVisible();
	await expect(heading(page, words.sections['visa-options'].many)).toBeVisible();

	await page.getByRole('searchbox', { name: words.list.search }).fill('ucqat');
	await expect(page).toHaveURL(/search=ucqat/);
	const row = page.getByRole('row').filter({ hasText: 'Üçqat giriş' });
	await expect(row).toContainText('75,50');
	await row.getByRole('link').click();
	await expect(fieldOf(page, words.fields.fee)).toHaveValue('75,50');
	await expect(page.getByText('1 seçilib')).toBeVisible();
});

test('[DSH-09] what is typed is not lost by a link, by Back or by a failing network; one of no use is deleted', {
	tag: '@whole',
}, async ({ page, request, faults }) => {
	const made = await (await callerOf(request, admin)).post('/visa-options', {
		type: 'Dördqat giriş',
		duration: 30,
		fee: 60,
	});
	expect(made.version).toBe(1);
	await signIn(page, admin, '/dashboard/visa-options?search=dordqat');
	const row = page.getByRole('row').filter({ hasText: 'Dördqat giriş' });
	await row.getByRole('link').click();
	await expect(fieldOf(page, words.fields.fee)).toHaveValue('60');

	// Typed text isn't lost without a warning, by a link or by the browser's Back.
	await fieldOf(page, words.fields.fee).fill('80');
	const leaving = page.getByRole('alertdialog', { name: strings.form.leaveTitle });
	await page.getByRole('link', { name: words.form.cancel }).click();
	await expect(leaving).toBeVisible();
	await leaving.getByRole('button', { name: strings.form.stay }).click();
	await expect(leaving).toBeHidden();
	await page.goBack();
	await expect(leaving).toBeVisible();
	await leaving.getByRole('button', { name: strings.form.stay }).click();
	await expect(fieldOf(page, words.fields.fee)).toHaveValue('80');

	// A failing network loses nothing either.
	await page.route('**/api/visa-options/*', (route) =>
		route.request().method() === 'PUT' ? route.abort() : route.fallback(),
	);
	await save(page).click();
	await expect(page.getByText(/^Serverlə əlaqə alınmadı/)).toBeVisible();
	await expect(fieldOf(page, words.fields.fee)).toHaveValue('80');
	await page.unroute('**/api/visa-options/*');
	await save(page).click();
	// Back in the list as it was left.
	await expect(page).toHaveURL(/\/dashboard\/visa-options\?search=dordqat/);
	await expect(row).toContainText('80');
	await accessible(page);

	await row.getByRole('link').click();
	await page.getByRole('button', { name: words.form.remove, exact: true }).click();
	const question = page.getByRole('alertdialog', { name: words.form.removeTitle('Dördqat giriş') });
	await question.getByRole('button', { name: words.form.remove }).click();
	await expect(page.getByText(words.form.removed('Dördqat giriş'))).toBeVisible();
	await expect(row).toHaveCount(0);
	faults.splice(0);
});

test('[DSH-02] an admin creates and changes a promo code; what the server refuses stands at its field', {
	tag: '@whole',
}, async ({ page, faults }) => {
	await signIn(page, admin, '/dashboard/promocodes/create');
	const code = fieldOf(page, words.fields.code);
	const fill = async (name: string) => {
		await code.fill(name);
		await fieldOf(page, words.fields.percent).fill('15');
		await fillDay(page, words.fields.validFrom, '01012027');
		await fillDay(page, words.fields.validTo, '31122026');
	};
	await fill('Novruz27');
	await save(page).click();
	await expect(page.getByText('Bitmə vaxtı başlanğıcdan sonra olmalıdır')).toBeVisible();
	await expect(page.getByRole('group', { name: words.fields.validTo }).getByRole('textbox').first()).toBeFocused();
	await fillDay(page, words.fields.validTo, '01042027');
	await save(page).click();
	await expect(page.getByText(words.form.created('NOVRUZ27'))).toBeVisible();

	await page.getByRole('link', { name: words.sections.promocodes.create }).click();
	await fill('novruz27');
	await fillDay(page, words.fields.validTo, '01042027');
	await save(page).click();
	await expect(code).toBeFocused();
	await expect(code).toHaveAttribute('aria-invalid', 'true');
	await expect(code).toHaveValue('novruz27');
	await page.getByRole('link', { name: words.form.cancel }).click();
	await page.getByRole('button', { name: strings.form.leave }).click();

	await page.getByRole('link', { name: 'NOVRUZ27' }).click();
	await expect(page.getByRole('group', { name: words.fields.validTo }).getByRole('textbox').first()).toHaveValue(
		'01/04/2027',
	);
	await chooseOption(fieldOf(page, words.fields.kind), words.fields.fixedKind);
	await fieldOf(page, words.fields.amount, { exact: true }).fill('7,5');
	await fieldOf(page, words.fields.totalLimit).fill('100');
	await save(page).click();
	const row = page.getByRole('row').filter({ hasText: 'NOVRUZ27' });
	await expect(row).toContainText('7,50');
	// Its last minute belongs to it.
	const calls = await callerOf(page.request, admin);
	const { data } = await calls.get('/promocodes?search=novruz27');
	expect(data.map(({ validTo }: { validTo: string }) => validTo)).toEqual(['2027-04-01T19:59:59.999Z']);
	await expect(row).toContainText('0 / 100');
	await page.setViewportSize({ width: 360, height: 760 });
	await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
	await accessible(page);
	faults.splice(0);
});

test('[DSH-09] of two windows at one record the second reads whose change it has met, sees both values, and chooses', {
	tag: '@whole',
}, async ({ page, request, faults }) => {
	// The same admin, in another window.
	const other = await callerOf(request, admin);
	const made = await other.post('/services', { name: 'Gecə xidməti', originalPrice: 90, discountedPrice: 80 });
	await signIn(page, admin, `/dashboard/services/edit/${made.id}`);
	await fieldOf(page, words.fields.name).fill('Gecə xidməti, mənim');
	const { id, ...input } = made;
	await other.put(`/services/${id}`, { ...input, name: 'Gecə xidməti, onun', originalPrice: 95 });
	await save(page).click();
	const choice = page.getByRole('region', { name: words.clash.heading });
	await expect(page.getByText(words.clash.own.changed('Gecə xidməti, onun'))).toBeVisible();
	await expect(choice.getByRole('radio', { name: /Sizin dəyər: Gecə xidməti, mənim/ })).toBeChecked();
	await expect(choice.getByRole('radio', { name: /İndiki dəyər: 95 AZN/ })).toBeChecked();
	await accessible(page);
	await save(page).click();
	await expect(page.getByText(words.form.saved('Gecə xidməti, mənim'))).toBeVisible();
	expect(await other.get(`/services/${id}`)).toMatchObject({
		name: 'Gecə xidməti, mənim',
		originalPrice: 95,
		version: 3,
	});

	// Deleted while it is being edited: nothing typed is lost.
	await page.goto(`/dashboard/services/edit/${id}`);
	await fieldOf(page, words.fields.name).fill('Gecə xidməti, yenidən');
	await other.delete(`/services/${id}`);
	await save(page).click();
	await expect(page.getByText(words.clash.own.gone('Gecə xidməti, mənim'))).toBeVisible();
	await page.getByRole('button', { name: words.clash.saveAsNew }).click();
	await expect(page.getByText(words.form.created('Gecə xidməti, yenidən'))).toBeVisible();
	faults.splice(0);
});

test('[DSH-02] ten thousand letters, a name that is taken and an id of another section are each told in a sentence', {
	tag: '@whole',
}, async ({ page, request, faults }) => {
	const caller = await callerOf(request, admin);
	const { data } = await caller.get('/visa-types?limit=1');
	await signIn(page, admin, '/dashboard/visa-types/create');
	const name = fieldOf(page, words.fields.name);
	const documents = fieldOf(page, words.fields.requiredDocuments);
	const letters = 'ə'.repeat(10_000);
	await name.fill(letters);
	await documents.fill('Pasport');
	await save(page).click();
	await expect(name).toHaveAccessibleDescription(/Mətn çox uzundur: ən çoxu 120 simvol/);
	await expect(name).toHaveValue(letters);
	await name.fill(data[0].name);
	await save(page).click();
	await expect(name).toBeFocused();
	await expect(name).toHaveAccessibleDescription(/artıq var/);
	await expect(documents).toHaveValue('Pasport');
	await page.goto(`/dashboard/services/edit/${data[0].id}`);
	await expect(heading(page, strings.notFound.heading)).toBeVisible();
	faults.splice(0);
});

test('[DSH-05] [DSH-18] an agent is invited, signs in by the letter, is shut out at once, and deleted', async ({
	page,
	context,
	server,
	faults,
}) => {
	const { email, password } = newTraveller();
	await signIn(page, admin, '/dashboard/agents/create');
	await fieldOf(page, words.fields.firstName, { exact: true }).fill('Sevda');
	await fieldOf(page, words.fields.lastName).fill('Rzayeva');
	await fieldOf(page, words.fields.email).fill(email);
	await page.getByRole('button', { name: words.sections.agents.send }).click();
	await expect(page.getByText(words.sections.agents.sent('Sevda Rzayeva'))).toBeVisible();
	const row = page.getByRole('row').filter({ hasText: email });
	await expect(row).toContainText(words.agents.invited);

	const browser = context.browser();
	if (!browser) throw new Error('no browser');
	const invited = await browser.newPage({ baseURL: server.url });
	const link = linkIn(await readMail(server.dataDir, email, /reset-password/), /http\S+reset-password\S+/);
	await invited.goto(link);
	await expect(heading(invited, strings.auth.reset.first.heading)).toBeVisible();
	await invited.getByLabel(strings.auth.newPassword, { exact: true }).fill(password);
	await invited.getByRole('button', { name: strings.auth.reset.first.submit }).click();
	await expect(heading(invited, words.login.heading)).toBeVisible();
	// Its link has done what it was for, and says so before anything is typed.
	await invited.goto(link);
	await expect(invited.getByText(sentences.invitationLink)).toBeVisible();
	await expect(invited.getByLabel(strings.auth.newPassword, { exact: true })).toHaveCount(0);
	await signIn(invited, { email, password }, '/dashboard/services');
	await expect(heading(invited, words.sections.services.many)).toBeVisible();

	await page.reload();
	await expect(row).toContainText(words.agents.active);
	await row.getByRole('link').click();
	await page.getByRole('switch', { name: words.fields.isActiveAgent }).press('Space');
	await save(page).click();
	await expect(row).toContainText(words.agents.closed);
	await invited.reload();
	await expect(heading(invited, words.login.heading)).toBeVisible();
	await fillSignIn(invited, { email, password });
	await expect(invited.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
	await invited.close();

	await row.getByRole('link').click();
	await page.getByRole('button', { name: words.form.remove, exact: true }).click();
	const question = page.getByRole('alertdialog');
	await expect(question).toContainText(words.agents.removing('Sevda Rzayeva', 0));
	await question.getByRole('button', { name: words.form.remove }).click();
	await expect(page.getByText(words.form.removed('Sevda Rzayeva'))).toBeVisible();
	await expect(row).toHaveCount(0);
	faults.splice(0);
});
