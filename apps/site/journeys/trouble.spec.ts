import { strings } from '../src/strings/az';
import { payer } from './casework';
import {
	cards,
	chooseFirstCard,
	expect,
	fillWizard,
	next,
	onStep,
	openReview,
	passportJpeg,
	signUp,
	test,
	uploadPassport,
	words,
} from './journey';
import { admin, callerOf } from './staff';

const toUpload = async (page: Parameters<typeof fillWizard>[0]) => {
	await fillWizard(page, 'İtaliya');
	await page.getByRole('button', { name: words.back }).click();
	await onStep(page, 'UPLOAD_DOCUMENT');
};

test('[UPL-01] [UPL-02] [UPL-03] [UPL-04] bad files are refused in words, and the good image stays', {
	tag: '@whole',
}, async ({ page }) => {
	await toUpload(page);
	const input = page.locator('input[type=file]');
	const preview = page.getByRole('img', { name: 'Yüklənmiş şəklin önbaxışı' });
	await expect(preview).toBeVisible();
	const size = async () => {
		const box = await preview.boundingBox();
		return [box?.width, box?.height].map((length) => Math.round(length ?? 0));
	};
	await expect.poll(size).toEqual([250, 250]);
	const refuse = async (files: { name: string; mimeType: string; buffer: Buffer }[], sentence: string) => {
		await input.setInputFiles(files);
		await expect(page.getByText(sentence)).toBeVisible();
		await expect(preview).toBeVisible();
	};
	const pdf = Buffer.from('%PDF-1.7 not an image');
	await refuse(
		[{ name: 'pasport.jpg', mimeType: 'image/jpeg', buffer: pdf }],
		'Fayl qəbul edilmədi: yalnız PNG və JPG/JPEG şəkli yükləyin',
	);
	const large = Buffer.concat([await passportJpeg(), Buffer.alloc(11 * 1024 * 1024)]);
	await refuse(
		[{ name: 'pasport.jpg', mimeType: 'image/jpeg', buffer: large }],
		'Şəkil çox böyükdür: ən çoxu 10MB ola bilər',
	);
	await refuse(
		[{ name: 'pasport.png', mimeType: 'image/png', buffer: Buffer.alloc(0) }],
		'Fayl boşdur və ya şəkil deyil: pasportun aydın şəklini seçin',
	);
	const two = await page.evaluateHandle(() => {
		const transfer = new DataTransfer();
		for (const name of ['a.jpg', 'b.jpg']) {
			transfer.items.add(new File([new Uint8Array([255, 216, 255])], name, { type: 'image/jpeg' }));
		}
		return transfer;
	});
	await input.locator('..').dispatchEvent('drop', { dataTransfer: two });
	await expect(page.getByText('Yalnız bir şəkil seçin')).toBeVisible();
	await uploadPassport(page);
	await expect(next(page)).toBeEnabled();
});

test('[SUB-05] a broken or foreign draft is dropped with a word', { tag: '@whole' }, async ({ page }) => {
	await page.goto('/');
	for (const draft of ['{"country":', '[]', '{"theme":"dark"}']) {
		await page.evaluate((text) => localStorage.setItem('userRequest', text), draft);
		await page.goto('/application');
		await onStep(page, 'COUNTRY');
		await expect(page.getByText('Saxlanmış müraciət oxunmadı, yenidən başlayın.')).toBeVisible();
	}
});

test('[SUB-03] the server stops in the middle: a sentence, a retry, and nothing is lost', async ({
	page,
	server,
	faults,
}) => {
	await openReview(page, server, 'İtaliya');
	await page.getByLabel('Qeydlər').fill('Pəncərə tərəfi');
	await server.stop();
	await page.getByRole('spinbutton', { name: 'Səyahətçilərin sayı' }).fill('3');
	await page.getByRole('spinbutton', { name: 'Səyahətçilərin sayı' }).press('Enter');
	await expect(page.getByText('Serverlə əlaqə alınmadı', { exact: false })).toBeVisible();
	await server.start();
	await page.getByRole('button', { name: 'Yenidən cəhd et' }).click();
	await expect(page.getByRole('button', { name: words.register })).toBeEnabled();
	await expect(page.getByLabel('Qeydlər')).toHaveValue('Pəncərə tərəfi');
	await page.reload();
	await onStep(page, 'FINAL_REVIEW');
	await expect(page.getByLabel('Qeydlər')).toHaveValue('Pəncərə tərəfi');
	await expect(page.getByRole('spinbutton', { name: 'Səyahətçilərin sayı' })).toHaveValue('3');
	// The browser reports the refused connections.
	faults.splice(0);
});

test('[SUB-03] a double click on confirm makes one request', { tag: '@whole' }, async ({ page, server }) => {
	await signUp(page, server);
	await openReview(page, server, 'Yaponiya');
	let creations = 0;
	page.on('request', (request) => {
		if (request.method() === 'POST' && request.url().endsWith('/api/visa-requests')) creations += 1;
	});
	await page.getByRole('button', { name: words.confirm }).dblclick();
	await page.waitForURL(/sandbox-bank/);
	expect(creations).toBe(1);
	await page.goto('/applications');
	await expect(page.getByRole('article')).toHaveCount(1);
});

test('[SUB-03] [ACC-08] of two tabs with one draft the second can’t send it again, and one that has gone on stays', {
	tag: '@whole',
}, async ({ page, context, server }) => {
	await signUp(page, server);
	await openReview(page, server, 'İtaliya');
	const kept = page.waitForResponse(
		(response) => /me\/draft$/.test(response.url()) && response.request().method() === 'PUT',
	);
	await page.getByLabel('Qeydlər').fill('Pəncərə yanı');
	await kept;
	const second = await context.newPage();
	await second.goto('/application');
	await second.getByRole('button', { name: strings.draft.goOn }).click();
	await onStep(second, 'FINAL_REVIEW');
	// This browser has the draft by now.
	const third = await context.newPage();
	await third.goto('/application');
	await onStep(third, 'FINAL_REVIEW');
	await third.getByRole('button', { name: words.back }).click();
	await onStep(third, 'UPLOAD_DOCUMENT');
	await third.getByRole('button', { name: words.back }).click();
	await onStep(third, 'SERVICE');
	await cards(third).nth(1).click();

	await page.bringToFront();
	await page.getByRole('button', { name: words.confirm }).click();
	await page.waitForURL(/sandbox-bank/);
	await expect(second).toHaveURL(/\/applications$/);
	await second.bringToFront();
	await expect(second.getByText(strings.draft.sentElsewhere)).toBeVisible();
	await expect(second.getByRole('article')).toHaveCount(1);
	await second.goto('/application');
	await onStep(second, 'COUNTRY');
	await expect(second.getByRole('option', { selected: true })).toHaveCount(0);
	// Another trip, begun from the same answers.
	await onStep(third, 'SERVICE');
	await expect(cards(third).nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('[SUB-03] [REV-04] a price that changed meanwhile is shown before anything is created', { tag: '@whole' }, async ({
	page,
	server,
	faults,
}) => {
	await signUp(page, server);
	await openReview(page, server, 'Yaponiya');
	// The displayed price differed from the actual one, as after a change in the catalogue.
	await page.route('**/api/visa-requests', async (route) => {
		const body = route.request().postDataJSON();
		await route.continue({ postData: JSON.stringify({ ...body, totalPrice: body.totalPrice + 10 }) });
	});
	await page.getByRole('button', { name: words.confirm }).click();
	await expect(page.getByText('Razısınızsa, yenidən təsdiqləyin.', { exact: false })).toBeVisible();
	await page.unroute('**/api/visa-requests');
	await page.getByRole('button', { name: words.confirm }).click();
	await page.waitForURL(/sandbox-bank/);
	// The browser itself reports the 409.
	faults.splice(0);
});

/** Staff change the offer, as in the dashboard. */
async function takeOutOfOffer(url: string, name: string) {
	const call = async (method: string, path: string, body?: object, token?: string) => {
		const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
		const response = await fetch(`${url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
		if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
		return response.json();
	};
	const login = { email: 'admin@viza.example', password: 'viza-demo-admin', audience: 'dashboard' };
	const { accessToken } = await call('POST', '/auth/login', login);
	const { data } = await call('GET', '/services?limit=100', undefined, accessToken);
	const service = data.find((one: { name: string }) => one.name === name);
	if (!service) throw new Error(`No service is called "${name}"`);
	const put = (changes: { isArchived: boolean; version: number }) =>
		call('PUT', `/services/${service.id}`, { ...service, ...changes }, accessToken);
	const { version } = await put({ isArchived: true, version: service.version });
	return () => put({ isArchived: false, version });
}

test('[WIZ-12] [SUB-03] refused at confirm on a phone: the notice is in view with the focus and leads to the step', {
	tag: '@whole',
}, async ({ page, server, faults }) => {
	await signUp(page, server);
	await page.setViewportSize({ width: 360, height: 640 });
	await openReview(page, server, 'Yaponiya');
	const change = 'Dəyiş: Xidmət: ';
	const label = await page.getByRole('button', { name: change }).getAttribute('aria-label');
	const name = (label ?? '').replace(change, '');
	const putBack = await takeOutOfOffer(server.url, name);
	try {
		const confirm = page.getByRole('button', { name: words.confirm });
		await confirm.click();
		const notice = page.getByRole('main').getByRole('alert').filter({ hasText: 'Sorğu göndərilmədi' });
		await expect(notice).toBeFocused();
		await expect(notice).toContainText('“Xidmət” mərhələsində düzəliş lazımdır.');
		const box = await notice.boundingBox();
		const bar = await page.locator('header').first().boundingBox();
		expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
		expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
		// The server's message appears once, in the toast.
		await expect(page.getByText('artıq təklif olunmur', { exact: false })).toHaveCount(1);
		await expect(confirm).toBeDisabled();
		await notice.getByRole('button', { name: '“Xidmət” mərhələsinə keç' }).click();
		await onStep(page, 'SERVICE');
		// The list was requested again: what has gone isn't offered a second time.
		await expect(cards(page).first()).toBeVisible();
		await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
		await chooseFirstCard(page);
		await next(page).click();
		await next(page).click();
		await onStep(page, 'FINAL_REVIEW');
		await confirm.click();
		await page.waitForURL(/sandbox-bank/);
	} finally {
		await putBack();
	}
	// The browser itself reports the 422.
	faults.splice(0);
});

test('[API-02] [REV-04] a slow server: the total waits as "...", and Confirm says why it waits', {
	tag: '@whole',
}, async ({ page, server }) => {
	let release = () => {};
	const held = new Promise<void>((done) => {
		release = done;
	});
	await page.route('**/get-total-price-unauthorized', async (route) => {
		await held;
		await route.continue();
	});
	await openReview(page, server, 'İtaliya');
	await expect(page.getByText('...', { exact: true })).toBeVisible();
	await expect(page.getByRole('button', { name: words.register })).toBeDisabled();
	release();
	await expect(page.getByRole('button', { name: words.register })).toBeEnabled();
});

test('[API-08] what the server says is shown as it is, and the network is blamed only when it failed', async ({
	page,
	faults,
}) => {
	await page.goto('/auth/login');
	await page.getByLabel('E-poçt').fill('kimse@poct.example');
	await page.getByLabel('Şifrə', { exact: true }).fill('bir-uzun-şifrə');
	const button = page.getByRole('main').getByRole('button', { name: 'Daxil ol' });
	const answers = async (status: number, body: string, contentType = 'application/json') => {
		await page.unroute('**/api/auth/login');
		await page.route('**/api/auth/login', (route) => route.fulfill({ status, contentType, body }));
		await button.click();
	};
	const blamed = page.getByText('Serverlə əlaqə alınmadı', { exact: false });
	await answers(403, JSON.stringify({ statusCode: 403, message: 'Hesab bağlanıb' }));
	await expect(page.getByText('Hesab bağlanıb')).toBeVisible();
	await answers(502, '<html><h1>Bad gateway</h1></html>', 'text/html');
	await expect(page.getByText('Unexpected error')).toBeVisible();
	await expect(blamed).toHaveCount(0);

	const errors = [
		{ field: 'email', message: 'Ünvan bağlanıb' },
		{ field: 'device', message: 'Bu cihaz tanınmır' },
	];
	await answers(400, JSON.stringify({ statusCode: 400, message: 'Ünvan bağlanıb', errors }));
	await expect(page.getByText('Ünvan bağlanıb')).toHaveCount(1);
	await expect(page.getByText('Bu cihaz tanınmır')).toBeVisible();

	await page.unroute('**/api/auth/login');
	await page.route('**/api/auth/login', (route) => route.abort('connectionfailed'));
	await button.click();
	await expect(blamed).toBeVisible();
	// The browser itself reports the responses and the broken connection.
	faults.splice(0);
});

test('[ACC-04] what asks for an answer comes with the request, and a form that can’t be fetched is told in its place', {
	tag: '@whole',
}, async ({ browser, request, server }) => {
	const { page, reference } = await payer(browser, server);
	await page.getByRole('link', { name: reference }).click();
	await page.waitForURL(/\/applications\/[\da-f-]+$/);
	const id = new URL(page.url()).pathname.split('/').at(-1);
	const boss = await callerOf(request, admin);
	const version = async () => (await boss.get(`/visa-requests/${id}`)).version;
	await boss.post(`/visa-requests/${id}/claim`, {});
	await boss.post(`/visa-requests/${id}/status`, { status: 'IN_REVIEW', version: await version() });
	const until = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
	await boss.post(`/visa-requests/${id}/information`, { text: 'Daha aydın şəkil', until, version: await version() });

	// However late the form's file comes, nothing is pushed down by it.
	let release = () => {};
	const isReleased = new Promise<void>((resolve) => {
		release = resolve;
	});
	let isAsked = false;
	await page.route(/AnswerForm-/, async (route) => {
		isAsked = true;
		await isReleased;
		await route.continue();
	});
	await page.addInitScript(() => {
		const moved: number[] = [];
		Object.assign(window, { moved });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) moved.push((entry as PerformanceEntry & { value: number }).value);
		}).observe({ type: 'layout-shift', buffered: true });
	});
	await page.reload();
	await expect.poll(() => isAsked).toBe(true);
	await expect(page.getByRole('heading', { name: strings.request.course })).toHaveCount(0);
	release();
	const form = page.getByRole('form', { name: strings.request.answer });
	await expect(form).toBeVisible();
	const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
	expect(moved.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.02);

	await page.unroute(/AnswerForm-/);
	await page.route(/AnswerForm-/, (route) => route.abort());
	await page.reload();
	await expect(page.getByText(strings.request.formFailed)).toBeVisible();
	await expect(page.getByText('Daha aydın şəkil')).toBeVisible();
	await page.unroute(/AnswerForm-/);
	await page.getByRole('button', { name: strings.retry }).click();
	await expect(form).toBeVisible();
});
