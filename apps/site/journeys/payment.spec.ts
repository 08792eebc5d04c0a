import { strings } from '../src/strings/az';
import {
	confirmByLink,
	expect,
	fillWizard,
	newTraveller,
	offerOf,
	onStep,
	openReview,
	register,
	signUp,
	test,
	words,
} from './journey';
import { admin, callerOf } from './staff';
import { violationsOf } from './violations';

const { payments, request } = strings;

test('[RTE-01] [SUB-04] [SUB-05] [REV-08] [REV-09] [REV-10] [SUB-01] [PAY-01] [PAY-02] [RTE-05] a visitor chooses, uploads, registers, confirms, uses a promo code, pays and sees the paid request', async ({
	page,
	server,
}) => {
	await page.goto('/');
	await page.getByRole('link', { name: 'Müraciətə başla' }).click();
	await onStep(page, 'COUNTRY');
	await fillWizard(page, 'İtaliya');
	await expect(page.getByText('İndi ödəniləcək', { exact: true }).first()).toBeVisible();

	await page.getByRole('button', { name: words.register }).click();
	await expect(
		page.getByText('Sorğu göndərməzdən əvvəl qeydiyyatdan keçin və ya hesabınıza daxil olun.'),
	).toBeVisible();
	await expect(page).toHaveURL(/\/auth\/register/);
	const traveller = newTraveller();
	await register(page, traveller);
	await confirmByLink(page, server, traveller);

	await onStep(page, 'FINAL_REVIEW');
	const total = page.getByRole('definition').filter({ hasText: 'AZN' }).last();
	const before = await total.textContent();
	await page.getByLabel('Promo kod').fill('XOSGELDIN');
	await page.getByRole('button', { name: 'Aktivləşdir' }).click();
	await expect(page.getByText('Promo kod uğurla aktivləşdirildi!')).toBeVisible();
	await expect(total).not.toHaveText(before ?? '');

	await page.getByRole('button', { name: words.confirm }).click();
	await expect(page.getByText('Sorğu uğurla yaradıldı!', { exact: false })).toBeVisible();
	await page.waitForURL(/sandbox-bank/);
	await page.getByRole('button', { name: 'Ödə', exact: true }).click();
	await page.waitForURL(/\/payments\/approve/);
	await expect(page.getByRole('heading', { name: 'Ödəniş qəbul edildi' })).toBeVisible();

	await page.getByRole('main').getByRole('link', { name: 'Müraciətlərim' }).click();
	await expect(page.getByRole('article')).toHaveCount(1);
	await expect(page.getByRole('article')).toContainText('İtaliya');
	await expect(page.getByRole('article')).toContainText('Göndərilib');
	await expect.poll(() => page.evaluate(() => localStorage.getItem('userRequest'))).toBeNull();
});

test('[PAY-03] [PAY-04] a declined payment is reopened and paid', { tag: '@whole' }, async ({ page, server }) => {
	await signUp(page, server);
	await openReview(page, server, 'Yaponiya');
	await page.getByRole('button', { name: words.confirm }).click();
	await page.waitForURL(/sandbox-bank/);
	// Going back from the bank leads to the pending request, not to a form for a second one.
	await page.goBack();
	await expect(page.getByRole('article')).toContainText('Ödəniş gözlənilir');
	await page.goForward();
	await page.waitForURL(/sandbox-bank/);
	// Even with the system's colours the button that pays differs from the others.
	await page.emulateMedia({ forcedColors: 'active' });
	const highlight = await page.evaluate(() => {
		const probe = document.body.appendChild(document.createElement('i'));
		probe.style.color = 'Highlight';
		return getComputedStyle(probe).color;
	});
	await expect(page.getByRole('button', { name: 'Ödə', exact: true })).toHaveCSS('background-color', highlight);
	await page.emulateMedia({ forcedColors: 'none' });
	await page.getByRole('button', { name: /rədd/i }).click();
	await page.waitForURL(/\/payments\/decline/);
	await expect(page.getByRole('heading', { name: 'Bank ödənişi qəbul etmədi' })).toBeVisible();
	await page.getByRole('button', { name: 'Ödənişə davam et' }).click();
	await page.waitForURL(/sandbox-bank/);
	await page.getByRole('button', { name: 'Ödə', exact: true }).click();
	await expect(page.getByRole('heading', { name: 'Ödəniş qəbul edildi' })).toBeVisible();
	await page.goto('/applications');
	const card = page.getByRole('article');
	await expect(card).toContainText('Göndərilib');

	// Nobody is working on it yet: it can be cancelled, and the dialog says what happens to the money.
	await card.getByRole('link', { name: request.open }).click();
	await page.getByRole('button', { name: request.cancel.button }).click();
	await expect(page.getByRole('alertdialog')).toContainText(/ödədiyiniz məbləğin 100\s%-\u2060i, yəni [\d,.]+\sAZN/);
	await page.getByRole('button', { name: 'Bəli, ləğv et' }).click();
	await expect(page.getByText(request.next.renew.title)).toBeVisible();
	await page.goto('/applications');
	await expect(card).toContainText('Ləğv edilib');
	// A refund looks different from a request that was never paid. [PAY-06]
	await expect(card).toContainText(/Geri qaytarıl(ır|ıb)/);
});

test('[PAY-03] [PAY-04] whoever goes back from a reopened payment page can go there again, also where the browser shows the page as it was left', {
	tag: '@whole',
}, async ({ page, server }) => {
	await signUp(page, server);
	await openReview(page, server, 'Yaponiya');
	await page.getByRole('button', { name: words.confirm }).click();
	await page.waitForURL(/sandbox-bank/);
	await page.getByRole('button', { name: /rədd/i }).click();
	const reopen = page.getByRole('button', { name: 'Ödənişə davam et' });
	// A page that the browser restores is the one that was left: here the bank's answers nothing, and it stays.
	await page.route(/sandbox-bank\/pay/, (route) => route.fulfill({ status: 204 }));
	const left = page.waitForResponse(/sandbox-bank\/pay/);
	await reopen.click();
	await left;
	await expect(reopen).toHaveAttribute('aria-busy', 'true');
	await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
	await expect(page.getByRole('heading', { name: payments.stillOpen.heading })).toBeVisible();
	await page.unroute(/sandbox-bank\/pay/);
	await reopen.click();
	await page.waitForURL(/sandbox-bank/);
	// A page that it loads anew says the same.
	await page.goBack();
	await expect(page.getByRole('heading', { name: payments.stillOpen.heading })).toBeVisible();
	await reopen.click();
	await page.waitForURL(/sandbox-bank/);
	await page.getByRole('button', { name: 'Ödə', exact: true }).click();
	await expect(page.getByRole('heading', { name: 'Ödəniş qəbul edildi' })).toBeVisible();
});

test('[PAY-09] a price that has changed is told before the bank tells it, and the next press pays it', {
	tag: '@whole',
}, async ({ page, request: calls, server, faults }) => {
	await signUp(page, server);
	await openReview(page, server, 'Yaponiya');
	await page.getByRole('button', { name: words.confirm }).click();
	await page.waitForURL(/sandbox-bank/);
	await page.getByRole('button', { name: /rədd/i }).click();
	await page.waitForURL(/\/payments\/decline/);
	const boss = await callerOf(calls, admin);
	const { serviceId } = await offerOf(page, server, 'Yaponiya');
	const path = `/services/${serviceId}`;
	const addToPrice = async (more: number) => {
		const { id, ...service } = await boss.get(path);
		const originalPrice = service.originalPrice + more;
		const { id: changed } = await boss.put(path, { ...service, originalPrice, discountedPrice: originalPrice });
		expect(changed).toBe(id);
		return () => boss.get(path).then(({ version }) => boss.put(path, { ...service, version }));
	};
	const takeBack = await addToPrice(7);

	await page.getByRole('button', { name: 'Ödənişə davam et' }).click();
	const notice = page.getByRole('status').filter({ hasText: 'Qiymət dəyişib' });
	await expect(notice).toBeFocused();
	const [before = '', now = ''] = (await notice.textContent())?.match(/[\d,.]+\sAZN/g) ?? [];
	expect(before).not.toBe(now);
	expect(await violationsOf(page)).toEqual([]);
	// This tab remembers what it was told, and the list tells of a further change itself.
	await addToPrice(5);
	await page.goto('/applications');
	const card = page.getByRole('article');
	await card.getByRole('button', { name: `Yenidən ödə: ${now}` }).click();
	const news = card.getByRole('status').filter({ hasText: 'əvəzinə' });
	await expect(news).toBeFocused();
	const last = (await news.textContent())?.match(/[\d,.]+\sAZN/g)?.at(-1) ?? '';
	expect([before, now]).not.toContain(last);
	await card.getByRole('button', { name: `Yenidən ödə: ${last}` }).click();
	await page.waitForURL(/sandbox-bank/);
	await expect(page.getByRole('main')).toContainText(last);
	await page.getByRole('button', { name: 'Ödə', exact: true }).click();
	await expect(page.getByRole('heading', { name: 'Ödəniş qəbul edildi' })).toBeVisible();
	await expect(page.getByText(last)).toBeVisible();
	await takeBack();
	// The browser reports every refusal: two changed prices.
	expect(faults.filter((text) => /409/.test(text))).toHaveLength(2);
	faults.length = 0;
});

test('[PAY-02] [PAY-06] a pending payment is followed by its page until the bank has decided', {
	tag: '@whole',
}, async ({ page, server }) => {
	await signUp(page, server);
	await openReview(page, server, 'Yaponiya');
	await page.getByRole('button', { name: words.confirm }).click();
	await page.waitForURL(/sandbox-bank/);
	const bank = page.url();
	await page.getByRole('button', { name: /Sonra ödə/ }).click();
	await page.waitForURL(/\/payments\/approve/);
	await expect(page.getByRole('heading', { name: 'Bank hələ cavab verməyib' })).toBeVisible();
	// The bank decides elsewhere; nobody touches the page.
	const answer = await page.request.post(bank, { form: { outcome: 'decline' }, maxRedirects: 0 });
	expect(answer.status()).toBe(303);
	await expect(page.getByRole('heading', { name: 'Bank ödənişi qəbul etmədi' })).toBeVisible({ timeout: 60_000 });
	await expect(page.getByRole('button', { name: 'Ödənişə davam et' })).toBeEnabled();
});

test('[PAY-05] the bank’s page can be used by everybody, and its answer that comes three times is one', {
	tag: '@whole',
}, async ({ page, server }) => {
	await signUp(page, server);
	await openReview(page, server, 'Yaponiya');
	await page.getByRole('button', { name: words.confirm }).click();
	await page.waitForURL(/sandbox-bank/);
	expect(await violationsOf(page)).toEqual([]);
	await page.getByRole('button', { name: 'Təsdiq üç dəfə gəlsin' }).click();
	await expect(page.getByRole('heading', { name: 'Ödəniş qəbul edildi' })).toBeVisible();
});

test('[PAY-03] [PAY-04] [RTE-05] a payment cancelled at the bank can be paid from the applications, or the request cancelled', async ({
	page,
	server,
}) => {
	await signUp(page, server);
	await openReview(page, server, 'Yaponiya');
	await page.getByRole('button', { name: words.confirm }).click();
	await page.waitForURL(/sandbox-bank/);
	await page.getByRole('button', { name: /ləğv/i }).click();
	await page.waitForURL(/\/payments\/cancel/);
	await expect(page.getByRole('heading', { name: 'Ödəniş tamamlanmadı' })).toBeVisible();

	await page.goto('/applications');
	const card = page.getByRole('article');
	await expect(card).toContainText('Ödəniş alınmadı');
	await expect(card).toContainText('Tamamlanmadı');
	await expect(card.getByRole('button', { name: /^Yenidən ödə: [\d,.]+ AZN$/ })).toBeEnabled();
	await card.getByRole('link', { name: request.open }).click();
	await page.getByRole('button', { name: request.cancel.button }).click();
	await page.getByRole('button', { name: 'Bəli, ləğv et' }).click();
	await expect(page.getByText(request.next.renew.title)).toBeVisible();
	await page.goto('/applications');
	await expect(card).toContainText('Ləğv edilib');
	await expect(card).toContainText('Ödəniş tutulmayıb');
	await expect(card.getByRole('button')).toHaveCount(0);
});
