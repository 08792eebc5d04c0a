// visa-ui as used by others: a Vite site, a Next.js site, a Vitest test, and the README's examples. Each is created
// from the packed tarballs in a temporary folder.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { chromium } from '@playwright/test';
import ts from 'typescript';
import { findBrowser } from '../setup/browser.mjs';
import { isBrief } from '../setup/extent.mjs';
import { environment, node24, root, run, stop, typeCheck } from '../setup/shared.mjs';
import { codeBlocks, install, must, packed, pinnedAll, serve, writeFiles } from './consumer.mjs';

/** @type {string} */
let folder;
/** @type {import('@playwright/test').Browser} */
let browser;

before(async () => {
	folder = await mkdtemp(join(tmpdir(), 'visa-ui-consumers-'));
	const tarballs = { 'visa-sdk': await packed('visa-sdk'), 'visa-ui': await packed('visa-ui') };
	const react = pinnedAll('react', 'react-dom', '@internationalized/date', 'xstate', 'zod');
	const reactTypes = pinnedAll('@types/react', '@types/react-dom');
	await install(
		folder,
		{
			vite: { ...react, ...pinnedAll('vite', '@vitejs/plugin-react') },
			...(isBrief ? {} : { next: { ...react, ...pinnedAll('next', 'msw') } }),
			bare: pinnedAll('xstate', '@internationalized/date', 'zod', 'msw'),
			styled: { ...react, ...pinnedAll('vite', '@vitejs/plugin-react', 'tailwindcss', '@tailwindcss/vite') },
			vitest: {
				...react,
				...pinnedAll(
					'vitest',
					'vite',
					'jsdom',
					'msw',
					'@testing-library/dom',
					'@testing-library/react',
					'@testing-library/user-event',
				),
			},
			types: {
				...react,
				...reactTypes,
				...pinnedAll('vitest', 'vite', 'next', '@testing-library/react', '@testing-library/user-event'),
				...pinnedAll('react-hook-form', '@tanstack/react-form'),
			},
		},
		tarballs,
	);
	browser = await chromium.launch(await findBrowser());
});
after(async () => {
	await browser?.close();
	await rm(folder, { recursive: true, force: true, maxRetries: 3 });
});

/**
 * A page that records its requests and its complaints.
 * @param {import('@playwright/test').BrowserContextOptions} [options]
 */
async function openPage(options) {
	const context = await browser.newContext({ colorScheme: 'light', ...options });
	const page = await context.newPage();
	/** @type {string[]} */
	const complaints = [];
	/** @type {string[]} */
	const requests = [];
	page.on('console', (message) => {
		if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
	});
	page.on('pageerror', (error) => complaints.push(String(error)));
	page.on('response', (response) => {
		if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
	});
	page.on('request', (request) => requests.push(new URL(request.url()).pathname));
	return { page, complaints, requests, close: () => context.close() };
}

/** @param {import('@playwright/test').Locator} locator @param {string} property */
const styleOf = (locator, property) =>
	locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('Vite: a site renders, is styled, switches its theme, and loads the calendar when it is wanted', async () => {
	const project = join(folder, 'vite');
	await writeFiles(project, {
		'index.html':
			'<!doctype html><html lang="az"><head><title>Viza</title><link rel="icon" href="data:,"></head><body><div id="root"></div><script type="module" src="/main.jsx"></script></body></html>',
		'vite.config.js': "import react from '@vitejs/plugin-react';\nexport default { plugins: [react()] };\n",
		'own.css': '.mine { background-color: rgb(1, 2, 3); border-radius: 7px; }',
		'main.jsx': `import { CalendarDate } from '@internationalized/date';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Badge, Box, Button, DatePicker, Heading, TextField, ThemeSelector } from 'visa-ui';
import 'visa-ui/page.css';
import 'visa-ui/styles.css';
import './own.css';

function Page() {
	const [day, setDay] = useState(null);
	const [count, setCount] = useState(0);
	return (
		<main>
			<Heading level={1}>Müraciət</Heading>
			<Box paddingBlock="m"><Badge>{count}</Badge></Box>
			<Badge className="mine" data-testid="own">7</Badge>
			<Button tone="primary" onPress={() => setCount(count + 1)}>Artır</Button>
			<TextField label="Ad" defaultValue="Aysel" />
			<DatePicker label="Başlanğıc" value={day} onChange={setDay} today={new CalendarDate(2026, 12, 8)} />
			<ThemeSelector />
		</main>
	);
}
createRoot(document.getElementById('root')).render(<StrictMode><Page /></StrictMode>);
`,
	});
	const output = await must(join(project, 'node_modules/.bin/vite'), ['build'], { cwd: project });
	assert.doesNotMatch(output, /warn/i);
	const server = await serve(join(project, 'dist'));
	const { page, complaints, requests, close } = await openPage();
	try {
		await page.goto(server.url);
		await page.getByRole('heading', { name: 'Müraciət' }).waitFor();
		await page.evaluate(() => document.fonts.ready);
		assert.ok(
			requests.some((path) => path.endsWith('.woff2')),
			'the fonts come with the package',
		);

		const button = page.getByRole('button', { name: 'Artır' });
		assert.match(await styleOf(button, 'background-color'), /oklch\(0\.405 0\.083 226\)/);
		await button.click();
		await page.getByText('1', { exact: true }).waitFor();
		const own = page.getByTestId('own');
		assert.equal(await styleOf(own, 'background-color'), 'rgb(1, 2, 3)');
		assert.equal(await styleOf(own, 'border-radius'), '7px');

		const before = await styleOf(page.locator('body'), 'background-color');
		await page
			.getByRole('button', { name: 'Tünd' })
			.or(page.getByRole('radio', { name: 'Tünd' }))
			.first()
			.click();
		await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
		assert.notEqual(await styleOf(page.locator('body'), 'background-color'), before);

		const isCalendar = (/** @type {string} */ path) => path.includes('CalendarPopover');
		assert.ok(!requests.some(isCalendar), 'the calendar is not loaded before it is wanted');
		await page.getByRole('button', { name: /Başlanğıc/ }).click();
		await page.getByRole('dialog').getByRole('grid').waitFor();
		assert.ok(requests.some(isCalendar), 'the calendar comes as a file of its own');
		await page
			.getByRole('button', { name: /8 dekabr 2026/ })
			.or(page.getByRole('gridcell', { name: '8', exact: true }))
			.first()
			.click();
		await page.waitForFunction(() => document.querySelector('input[value="08/12/2026"]'));
		assert.deepEqual(complaints, []);
	} finally {
		await close();
		server.close();
	}
});

test('[LIB-07] a brand is on a page without JavaScript, under a policy that lets nothing inline apply', async () => {
	const project = join(folder, 'vite');
	await writeFiles(project, {
		'brand.mjs': `import { writeFileSync } from 'node:fs';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Button, Heading, TextField } from 'visa-ui';
import { brandCss, highContrast, makeBrandTheme } from 'visa-ui/theme';

const accent = '#7a1f3d';
writeFileSync('brand.css', brandCss({
	light: makeBrandTheme({ name: 'brand', accent }),
	dark: makeBrandTheme({ name: 'brand-dark', accent, scheme: 'dark' }),
	highContrast: makeBrandTheme({ name: 'brand-contrast', accent, base: highContrast }),
}));
const page = [h(Heading, { key: 1, level: 1 }, 'Müraciət'), h(TextField, { key: 2, label: 'Ad' }), h(Button, { key: 3 }, 'Göndər')];
writeFileSync('brand.html', \`<!doctype html><html lang="az"><head><title>Viza</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; font-src 'self'; img-src data:">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/node_modules/visa-ui/dist/styles.css"><link rel="stylesheet" href="/brand.css">
</head><body>\${renderToStaticMarkup(page)}</body></html>\`);
`,
	});
	await must(node24, ['brand.mjs'], { cwd: project });
	const server = await serve(project);
	try {
		for (const [colorScheme, contrast] of /** @type {const} */ ([
			['light', 'no-preference'],
			['dark', 'no-preference'],
			['light', 'more'],
		])) {
			const { page, complaints, close } = await openPage({ javaScriptEnabled: false, colorScheme, contrast });
			await page.goto(`${server.url}brand.html`);
			const button = page.getByRole('button', { name: 'Göndər' });
			const [, , hue] =
				(await styleOf(button, 'background-color')).match(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/)?.slice(1) ?? [];
			// The brand's own hue, a wine red; ours is a blue-green of 226 degrees.
			assert.ok(Number(hue) < 20 || Number(hue) > 340, `${colorScheme}, ${contrast}: ${hue}`);
			assert.match(await styleOf(page.getByRole('heading'), 'font-family'), /IBM Plex Sans/);
			assert.deepEqual(complaints, []);
			await close();
		}
	} finally {
		await server.close();
	}
});

test('[LIB-04] beside Tailwind, whichever comes first, and beside plain styles, host and components both look as they should', async () => {
	const project = join(folder, 'styled');
	const order = '@layer theme, base, viza, components, utilities;';
	const page = (/** @type {string} */ name) =>
		`<!doctype html><html lang="az"><head><title>${name}</title><link rel="icon" href="data:,">${name === 'scripts' ? `<style>${order}</style>` : ''}</head><body><div id="root"></div><script type="module" src="/${name}.jsx"></script></body></html>`;
	const entry = (/** @type {string} */ name) =>
		`import './${name}.css';\n${name === 'scripts' ? "import 'visa-ui/styles.css';\n" : ''}import './page.jsx';\n`;
	const plain =
		'p { padding: 12px; }\nul { list-style: square; }\nh1 { margin-block: 20px; }\nbutton.theirs { padding: 3px; }\n';
	const sheets = {
		tailwindFirst: "@import 'tailwindcss';\n@import 'visa-ui/styles.css';\n",
		vizaFirst: "@import 'visa-ui/styles.css';\n@import 'tailwindcss';\n",
		ordered: `${order}\n@import 'tailwindcss';\n@import 'visa-ui/styles.css';\n`,
		within: "@import 'tailwindcss';\n@import 'visa-ui/styles.css' layer(components);\n",
		// Each sheet is imported by a script: their order is the bundler's decision.
		scripts: "@import 'tailwindcss';\n",
		plain: `@import 'visa-ui/styles.css';\n${plain}`,
		// Nothing else that these sheets share may be repeated after the component's own rules.
		single: `@import 'visa-ui/base.css';\n@import 'visa-ui/components/Select.css';\n@import 'visa-ui/components/SkipLink.css';\n@import 'visa-ui/components/Tabs.css';\n@import 'visa-ui/components/Button.css';\n@import 'visa-ui/components/TextField.css';\n${plain}`,
	};
	const names = Object.keys(sheets);
	/** Where the layer order says so, a utility wins over a component; never by accident. */
	const paddings = { vizaFirst: '32px', ordered: '32px', within: '32px', scripts: '32px', tailwindFirst: '16px' };
	await writeFiles(project, {
		...Object.fromEntries(names.map((name) => [`${name}.html`, page(name)])),
		...Object.fromEntries(names.map((name) => [`${name}.jsx`, entry(name)])),
		...Object.fromEntries(Object.entries(sheets).map(([name, sheet]) => [`${name}.css`, sheet])),
		'vite.config.js': `import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
export default { plugins: [react(), tailwind()], build: { rollupOptions: { input: ${JSON.stringify(names.map((name) => `${name}.html`))} } } };
`,
		'page.jsx': `import { createRoot } from 'react-dom/client';
import { Button, Select, SkipLink, Tabs, TextField } from 'visa-ui';

createRoot(document.getElementById('root')).render(
	<main>
		<SkipLink targetId="content" />
		<h1>Host</h1>
		<p className="p-3" data-testid="paragraph">Abzas</p>
		<ul className="list-[square]" data-testid="list"><li>Sətir</li></ul>
		<button className="theirs p-[3px]">Onların</button>
		<Button className="p-8">Artır</Button>
		<TextField label="Ad" />
		<Select label="Ölkə" items={[{ id: 'az', label: 'Azərbaycan' }]} defaultValue="az" />
		<Tabs label="Hissələr" items={[{ id: 'a', label: 'Bir', content: <p data-testid="within">İçəridə</p> }]} />
	</main>,
);
`,
	});
	await must(join(project, 'node_modules/.bin/vite'), ['build'], { cwd: project });
	const server = await serve(join(project, 'dist'));
	try {
		for (const name of names) {
			const { page: opened, complaints, close } = await openPage();
			await opened.goto(`${server.url}${name}.html`);
			const button = opened.getByRole('button', { name: 'Artır' });
			await button.waitFor();
			const look = async (
				/** @type {import('@playwright/test').Locator} */ found,
				/** @type {string[]} */ ...properties
			) => Promise.all(properties.map((property) => styleOf(found, property)));
			const isPlain = name === 'plain' || name === 'single';
			assert.deepEqual(
				await look(opened.getByTestId('paragraph'), 'padding-top', 'padding-left'),
				['12px', '12px'],
				name,
			);
			assert.deepEqual(await look(opened.getByTestId('list'), 'list-style-type'), ['square'], name);
			assert.deepEqual(await look(opened.getByRole('button', { name: 'Onların' }), 'padding-left'), ['3px'], name);
			assert.deepEqual(await look(opened.getByRole('heading'), 'margin-top'), [isPlain ? '20px' : '0px'], name);
			assert.deepEqual(await look(opened.getByTestId('within'), 'padding-top'), [isPlain ? '12px' : '0px'], name);
			assert.match(await styleOf(button, 'background-color'), /oklch/, name);
			const wanted = new Map(Object.entries(paddings)).get(name) ?? '16px';
			assert.deepEqual(await look(button, 'padding-left'), [wanted], name);
			const [padding = '', border] = await look(opened.getByLabel('Ad'), 'padding-left', 'border-top-width');
			assert.ok(Number.parseFloat(padding) >= 8, `${name}: the field has its padding, not ${padding}`);
			assert.equal(border, '1px', name);
			assert.deepEqual(await look(opened.getByLabel('Ölkə'), 'padding-right'), ['44px'], `${name}: room for the arrow`);
			assert.deepEqual(await look(opened.getByRole('tab'), 'border-top-width'), ['0px'], name);
			assert.deepEqual(
				await look(opened.getByRole('link', { name: 'Məzmuna keç' }), 'text-decoration-line'),
				['underline'],
				`${name}: a link is told as one`,
			);
			assert.match(await button.getAttribute('class').then(String), /(^| )viza-Button( |$)/, 'parts have names');
			assert.deepEqual(complaints, [], name);
			await close();
		}
	} finally {
		await server.close();
	}
});

test("Vite and Tailwind: the README's desk in a brand: staff scroll through 5,000 rows, and fill in a form in a dialog of the host @whole", async () => {
	const readme = await readFile(join(root, 'packages/visa-ui/README.md'), 'utf8');
	const examples = namedExamples(readme);
	const project = join(folder, 'styled');
	await writeFiles(project, {
		'desk.html':
			'<!doctype html><html lang="en"><head><title>Desk</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head><body><div id="root"></div><script type="module" src="/desk.jsx"></script></body></html>',
		'desk.config.js': `import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
export default { plugins: [react(), tailwind()], build: { outDir: 'desk', rollupOptions: { input: 'desk.html' } } };
`,
		'desk.css': "@import 'visa-ui/styles.css';\n@import 'tailwindcss';\n",
		'Brand.jsx': plain(examples['Brand.tsx'] ?? ''),
		'Desk.jsx': plain(examples['Desk.tsx'] ?? ''),
		'Frame.jsx': plain(examples['Frame.tsx'] ?? ''),
		'desk.jsx': `import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import './desk.css';
import { Branded, sheet } from './Brand';
import { Desk } from './Desk';
import { Frame } from './Frame';

function Page() {
	const [sent, setSent] = useState(null);
	const [address, setAddress] = useState('/');
	return (
		<main className="p-4">
			<style>{sheet}</style>
			<Branded />
			<Frame go={setAddress} remove={() => Promise.resolve()}>
				<Desk onSend={setSent} />
			</Frame>
			<output data-testid="sent" hidden={!sent}>{JSON.stringify(sent)}</output>
			<output data-testid="address">{address}</output>
		</main>
	);
}
createRoot(document.getElementById('root')).render(<Page />);
`,
	});
	await must(join(project, 'node_modules/.bin/vite'), ['build', '--config', 'desk.config.js'], { cwd: project });
	const server = await serve(join(project, 'desk'));
	const { page, complaints, close } = await openPage();
	try {
		await page.goto(`${server.url}desk.html`);
		// The page's own theme is the brand's, from the style sheet alone, in light and dark.
		const colourOf = (/** @type {string} */ name) =>
			styleOf(page.getByRole('button', { name, exact: true }), 'background-color');
		const accent = await colourOf('New request');
		assert.equal(accent, await colourOf('Davam et'));
		assert.doesNotMatch(accent, /oklch\(0\.405 0\.083 226\)/);
		await page.emulateMedia({ colorScheme: 'dark' });
		assert.notEqual(await colourOf('New request'), accent);
		await page.emulateMedia({ colorScheme: 'light' });
		const table = page.getByRole('table', { name: 'Requests' });
		await table.getByRole('row', { name: /VZ-0003/ }).waitFor();
		assert.equal(await table.getAttribute('aria-rowcount'), '5001');
		const drawn = () => table.getByRole('rowheader').count();
		// The keys scroll the iframe once it has focus.
		await page.getByRole('region', { name: 'Requests' }).focus();
		await scrollBy(page, 'PageDown', table.getByRole('row', { name: /VZ-0018/ }));
		assert.ok((await drawn()) < 60);
		const last = table.getByRole('row', { name: /VZ-4999/ });
		await scrollBy(page, 'End', last);
		assert.equal(await last.getAttribute('aria-rowindex'), '5001');
		assert.ok((await drawn()) < 60);
		await last.getByRole('checkbox').check();
		await page.getByText('1 selected').first().waitFor();
		await page.getByRole('button', { name: /^Request/ }).click();
		await page.getByRole('button', { name: /^Request/ }).click();
		await page.keyboard.press('Home');

		await page.getByRole('button', { name: 'New request' }).click();
		const dialog = page.getByRole('dialog', { name: 'The host’s own' });
		await dialog.getByLabel('First name').fill('Aysel');
		await dialog.getByRole('combobox', { name: 'Citizenship' }).fill('ita');
		await page.getByRole('option', { name: 'Italy' }).click();
		await dialog.getByRole('button', { name: /Start/ }).click();
		await page
			.getByRole('grid')
			.getByRole('button', { name: /^9 December 2026/ })
			.click();
		await dialog.getByRole('button', { name: 'More' }).click();
		await page.getByRole('menuitem', { name: 'Add a note' }).click();
		const note = page.getByRole('dialog', { name: 'Note' });
		await note.getByLabel('Words').fill('Window seat');
		await note.getByRole('button', { name: 'Keep' }).click();
		await note.waitFor({ state: 'hidden' });
		await dialog.getByRole('button', { name: 'Send' }).click();
		const sent = JSON.parse((await page.getByTestId('sent').textContent()) ?? '');
		assert.deepEqual(sent, { firstName: 'Aysel', citizenship: 'it', start: '2026-12-09', note: 'Window seat' });

		// The page around the iframe: a link uses the host's router, and a removed iframe takes its menu along.
		const actions = page.getByRole('button', { name: 'Actions', exact: true });
		await actions.click();
		await page.getByRole('menuitem', { name: 'Open' }).click();
		assert.equal(await page.getByTestId('address').textContent(), '/requests/3');
		await actions.click();
		await page.getByRole('menuitem', { name: 'Remove' }).click();
		await page.getByRole('alertdialog', { name: 'Remove it?' }).getByRole('button', { name: 'Remove' }).click();
		await page
			.getByRole('listitem')
			.filter({ hasText: /Removed/ })
			.waitFor();
		assert.equal(await actions.isDisabled(), true);
		assert.deepEqual(complaints, []);
	} finally {
		await close();
		await server.close();
	}
});

/**
 * Scrolls the focused iframe to a row with a key. Chromium drops a key press in the very frame in which the previous
 * key's scrolling ends; if nothing moves, the key is pressed again.
 * @param {import('@playwright/test').Page} page @param {string} key @param {import('@playwright/test').Locator} row
 */
async function scrollBy(page, key, row) {
	const top = () => page.evaluate(() => document.activeElement?.scrollTop ?? 0);
	const before = await top();
	await page.keyboard.press(key);
	const isThere = row.waitFor({ timeout: 5000 }).then(
		() => true,
		() => false,
	);
	if (!(await isThere) && (await top()) === before) await page.keyboard.press(key);
	await row.waitFor();
}

test('the machine alone is walked to the payment where no React is installed', async () => {
	const project = join(folder, 'bare');
	await writeFiles(project, { 'walk.mjs': walkOfMachine });
	const output = await must(node24, ['walk.mjs'], { cwd: project, env: { ...environment, NODE_ENV: 'production' } });
	assert.match(output, /^left at FINAL_REVIEW for https:\/\/payments\.example\//m);
	await assert.rejects(readFile(join(project, 'node_modules/react/package.json')));
});

const walkOfMachine = `import { setupServer } from 'msw/node';
import { createClient } from 'visa-sdk';
import { handlersFor } from 'visa-sdk/mocks';
import { businessToday } from 'visa-sdk/rules';
import { blockedBecause, currentSearch, followWizard, memoryAddress, memoryStorage, wizardActors, wizardCalls, wizardMachineOf } from 'visa-ui/machine';
import { createActor, waitFor } from 'xstate';

const baseUrl = 'http://localhost/api';
const server = setupServer(...handlersFor('signedInTraveller', { baseUrl }));
server.listen();
const client = createClient({ baseUrl });
const steps = ['COUNTRY', 'DATE', 'VISA_TYPE', 'VISA_OPTION', 'UPLOAD_DOCUMENT', 'FINAL_REVIEW'];
const machine = wizardMachineOf(steps).provide({ actors: wizardActors(wizardCalls(client)), delays: { redirect: 1 } });
const actor = createActor(machine, { input: { search: {}, user: await client.users.me(), storage: memoryStorage() } }).start();
followWizard(actor, memoryAddress());
const left = new Promise((resolve) => actor.on('leaving', resolve));
const until = (condition) => waitFor(actor, ({ context }) => condition(context), { timeout: 30_000 });
const on = (step) => until((form) => form.step === step && blockedBecause(step, form) !== 'listLoading');
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
const answers = {
	COUNTRY: ({ countries }) => [{ type: 'CHOOSE_COUNTRY', country: countries.items[0] }],
	DATE: () => [
		{ type: 'SET_START_DATE', day: businessToday().add({ days: 40 }) },
		{ type: 'SET_END_DATE', day: businessToday().add({ days: 50 }) },
	],
	VISA_TYPE: ({ offer }) => [{ type: 'CHOOSE_VISA_TYPE', visaType: offer.visaTypes.items[0] }],
	VISA_OPTION: ({ offer }) => [{ type: 'CHOOSE_VISA_OPTION', visaOption: offer.visaOptions.items[0] }],
	UPLOAD_DOCUMENT: () => [{ type: 'CHOOSE_FILE', file: new File([png], 'passport.png', { type: 'image/png' }) }],
};
for (const [step, events] of Object.entries(answers)) {
	const { context } = await on(step);
	for (const event of events(context)) actor.send(event);
	await until((form) => blockedBecause(step, form) === null);
	actor.send({ type: 'NEXT' });
}
await until((form) => form.quote !== null);
actor.send({ type: 'CONFIRM' });
const { paymentUrl } = await left;
console.log('left at', currentSearch(actor.getSnapshot().context).step, 'for', paymentUrl);
actor.stop();
server.close();
`;

test('Next.js: a server renders the words, and the browser takes over without a complaint @whole', async () => {
	const readme = await readFile(join(root, 'packages/visa-ui/README.md'), 'utf8');
	const project = join(folder, 'next');
	await writeFiles(project, {
		'app/layout.jsx': `import 'visa-ui/styles.css';
import { themeScript } from 'visa-ui/theme';

export const metadata = { title: 'Viza', icons: { icon: 'data:,' } };
export default function Layout({ children }) {
	return (
		<html lang="az" suppressHydrationWarning>
			<head><script dangerouslySetInnerHTML={{ __html: themeScript }} /></head>
			<body>{children}</body>
		</html>
	);
}
`,
		'app/page.jsx': `import { Badge, Box, Button, Container, DateText, Heading, LinkButton, Money, Notice, Select, Stack, StatusTag, Text, TextField, ThemeSelector } from 'visa-ui';
import { light } from 'visa-ui/theme';
import { register } from './actions';
import { Form } from './Form';
import { Registration } from './Registration';

export default function Page() {
	return (
		<Container>
			<Stack gap="m">
				<Heading level={1}>Müraciətlərim</Heading>
				<Text>Səfər: <DateText value="2026-12-08" /></Text>
				<Box paddingBlock="m"><Badge>3</Badge></Box>
				<StatusTag tone="positive">Təsdiqlənib</StatusTag>
				<Money amount={1250} />
				<Notice tone="info" title="Diqqət">Sənədləri yükləyin</Notice>
				<TextField label="Soyad" />
				<Button>Davam et</Button>
				<LinkButton href="/haqqinda">Haqqında</LinkButton>
				<p id="scheme">{light.scheme}</p>
				<ThemeSelector />
				<Form />
				<section aria-label="Registration"><Registration register={register} /></section>
			</Stack>
		</Container>
	);
}
`,
		'app/actions.js': `'use server';

export async function register(before, data) {
	const { password, ...sent } = Object.fromEntries([...data].filter(([name]) => !name.startsWith('$')));
	return { sent, errors: { email: 'Taken already: ' + sent.birthday }, attempt: before.attempt + 1 };
}
`,
		'app/Registration.jsx': plain(namedExamples(readme)['Registration.tsx'] ?? ''),
		'app/english/English.jsx': plain(namedExamples(readme)['English.tsx'] ?? ''),
		'app/english/page.jsx': `import { WizardSkeleton } from 'visa-ui/wizard';
import * as wizard from 'visa-ui/wizard';
import { English } from './English';

export default function Page() {
	return <main lang="en"><English /><WizardSkeleton /><p>{Object.keys(wizard).length}</p></main>;
}
`,
		'app/apply/EnglishWizard.jsx': plain(namedExamples(readme)['EnglishWizard.tsx'] ?? ''),
		'app/apply/page.jsx': plain(namedExamples(readme)['ApplyPage.tsx'] ?? ''),
		'app/desk/Desk.jsx': plain(namedExamples(readme)['Desk.tsx'] ?? ''),
		'app/desk/page.jsx': `'use client';

import { Desk } from './Desk';

export default function Page() {
	return <main lang="en"><Desk onSend={() => undefined} /></main>;
}
`,
		'app/api/[...path]/route.js': `import { getResponse } from 'msw';
import { handlersFor } from 'visa-sdk/mocks';

const baseUrl = 'http://service.test/api';
const handlers = handlersFor('visitor', { baseUrl });
async function answer(request) {
	const { pathname, search } = new URL(request.url);
	const asked = new Request(baseUrl + pathname.slice('/api'.length) + search, request);
	return (await getResponse(handlers, asked)) ?? new Response(null, { status: 404 });
}
export { answer as GET, answer as POST };
`,
		'app/Form.jsx': `'use client';

import { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { Button, DatePicker, Select, TextField } from 'visa-ui';

export function Form() {
	const [day, setDay] = useState(new CalendarDate(2026, 12, 8));
	const [country, setCountry] = useState(null);
	const [name, setName] = useState('');
	return (
		<form onSubmit={(event) => event.preventDefault()}>
			<TextField label="Ad" value={name} onChange={setName} />
			<p id="greeting">Salam, {name}</p>
			<Select label="Ölkə" items={[{ id: 'it', label: 'İtaliya' }]} value={country} onChange={setCountry} />
			<DatePicker label="Başlanğıc" value={day} onChange={setDay} />
			<Button type="submit" blockedBecause={country ? undefined : 'Ölkə seçin'}>Göndər</Button>
		</form>
	);
}
`,
	});
	const next = join(project, 'node_modules/next/dist/bin/next');
	const env = { ...environment, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
	await must(node24, [next, 'build'], { cwd: project, env });
	const server = await startNext(next, project, env);
	try {
		const html = await (await fetch(server.url)).text();
		const words = [
			'Müraciətlərim',
			'8\u00a0dekabr\u00a02026',
			'Təsdiqlənib',
			'1.250',
			'Diqqət',
			'Soyad',
			'Davam et',
			'İtaliya',
			'08/12/2026',
		];
		for (const word of words) assert.ok(html.includes(word), `the server's HTML lacks '${word}'`);
		assert.match(html, /<head>.*localStorage\.getItem\('theme'\).*<\/head>/s);
		assert.match(html, /<p id="scheme">light<\/p>/);

		const still = await openPage({ javaScriptEnabled: false });
		await still.page.goto(server.url);
		const heading = still.page.getByRole('heading', { name: 'Müraciətlərim' });
		assert.match(await styleOf(heading, 'font-family'), /IBM Plex Sans/);
		await still.close();

		const { page, complaints, close } = await openPage({ colorScheme: 'dark' });
		await page.goto(server.url);
		assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark');
		await page.getByLabel('Ad', { exact: true }).fill('Aysel');
		await page.getByText('Salam, Aysel').waitFor();
		await page.getByLabel('Ölkə').click();
		await page.getByRole('option', { name: 'İtaliya' }).click();
		await page.getByRole('button', { name: /Başlanğıc/ }).click();
		await page.getByRole('dialog').getByRole('grid').waitFor();
		// A server action that rejects the input.
		const registration = page.getByRole('region', { name: 'Registration' });
		await registration.getByLabel('First name').fill('Aysel');
		await registration.getByLabel('E-mail').fill('a@b.az');
		await registration.getByRole('textbox', { name: 'Date of birth' }).fill('12/04/1990');
		await registration.getByRole('button', { name: 'Register' }).click();
		await registration.getByText('Taken already: 1990-04-12').first().waitFor();
		assert.equal(await registration.getByLabel('First name').inputValue(), 'Aysel');
		assert.deepEqual(complaints, []);
		await close();
		assert.match(await (await fetch(`${server.url}english`)).text(), /Country.*Italy/s);
		await applyOn(`${server.url}apply`);
		await workOn(`${server.url}desk`);
	} finally {
		await server.close();
	}
});

/** 5,000 rows on a page of the app router: what waits for them comes from the server. @param {string} url */
async function workOn(url) {
	assert.match(await (await fetch(url)).text(), /<table[^>]*aria-rowcount="5001"/);
	const { page, complaints, close } = await openPage();
	await page.goto(url);
	await page.getByRole('row', { name: /VZ-0003/ }).waitFor();
	assert.deepEqual(complaints, []);
	await close();
}

/** The wizard on a page of the app router: the server's shell, and an address that follows and leads. @param {string} url */
async function applyOn(url) {
	const shell = await (await fetch(url)).text();
	for (const words of ['Apply for a visa', 'Have your passport at hand.'])
		assert.ok(shell.includes(words), `the server's HTML lacks '${words}'`);
	const { page, complaints, close } = await openPage();
	await page.goto(url);
	await page.getByRole('option', { name: /Italy/ }).click();
	await page.getByRole('button', { name: 'Next step' }).click();
	const days = page.getByRole('heading', { level: 1, name: /dates/ });
	await days.waitFor();
	await page.waitForURL(/step=DATE/);
	await page.goBack();
	const countries = page.getByRole('heading', { level: 1, name: 'Choose the country you travel to' });
	await countries.waitFor();
	await page.goForward();
	await days.waitFor();
	await page.reload();
	await days.waitFor();
	assert.deepEqual(complaints, []);
	await close();
}

/** @param {string} next @param {string} cwd @param {NodeJS.ProcessEnv} env */
async function startNext(next, cwd, env) {
	const child = spawn(node24, [next, 'start', '--port', '0', '--hostname', '127.0.0.1'], {
		cwd,
		env,
		detached: true,
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	const ended = new Promise((resolve) => child.on('exit', resolve));
	const url = await new Promise((resolve, reject) => {
		let output = '';
		const listen = (/** @type {Buffer} */ chunk) => {
			output += chunk;
			const found = /http:\/\/(?:127\.0\.0\.1|localhost):(\d+)/.exec(output);
			if (found && /ready/i.test(output)) resolve(`http://127.0.0.1:${found[1]}/`);
		};
		child.stdout.on('data', listen);
		child.stderr.on('data', listen);
		child.on('exit', () => reject(new Error(`Next.js ended:\n${output}`)));
	});
	const close = async () => {
		stop(child, 'SIGTERM');
		await ended;
	};
	return { url: String(url), close };
}

test("[LIB-05] Vitest and jsdom: a consumer's own test types, presses and chooses, without a warning", async () => {
	const readme = await readFile(join(root, 'packages/visa-ui/README.md'), 'utf8');
	const project = join(folder, 'vitest');
	await writeFiles(project, {
		'vitest.config.js': `export default { test: { environment: 'jsdom', globals: true, setupFiles: 'patience.js', testTimeout: 60_000 } };\n`,
		// A busy machine needs time.
		'patience.js': "import { configure } from '@testing-library/react';\nconfigure({ asyncUtilTimeout: 30_000 });\n",
		'form.test.jsx': `import { CalendarDate } from '@internationalized/date';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button, Checkbox, ComboBox, ConfirmDialog, DatePicker, Dialog, Select, TextField } from 'visa-ui';
import { en, StringsProvider } from 'visa-ui/strings';

it('fills in a form', async () => {
	const user = userEvent.setup();
	const send = vi.fn();
	function Page() {
		const [country, setCountry] = useState(null);
		const [day, setDay] = useState(null);
		const [isSure, setSure] = useState(false);
		const [isOpen, setOpen] = useState(false);
		return (
			<>
				<TextField label="Ad" />
				<Select label="Ölkə" items={[{ id: 'it', label: 'İtaliya' }]} value={country} onChange={setCountry} />
				<DatePicker label="Başlanğıc" value={day} onChange={setDay} today={new CalendarDate(2026, 12, 8)} />
				<Checkbox isSelected={isSure} onChange={setSure}>Razıyam</Checkbox>
				<Button onPress={() => send(country)}>Göndər</Button>
				<Button onPress={() => setOpen(true)}>Sənədlər</Button>
				<Dialog title="Pasport" isOpen={isOpen} onClose={() => setOpen(false)}>Səhifə</Dialog>
			</>
		);
	}
	render(<Page />);
	await user.type(screen.getByLabelText('Ad'), 'Aysel');
	expect(screen.getByLabelText('Ad')).toHaveProperty('value', 'Aysel');
	await user.click(screen.getByLabelText('Ölkə'));
	await user.click(screen.getByRole('option', { name: 'İtaliya' }));
	await user.click(screen.getByRole('button', { name: 'Göndər' }));
	expect(send).toHaveBeenCalledWith('it');
	await user.click(screen.getByRole('checkbox', { name: 'Razıyam' }));
	expect(screen.getByRole('checkbox', { name: 'Razıyam' })).toHaveProperty('checked', true);
	await user.click(screen.getByRole('button', { name: /Başlanğıc/ }));
	await user.click(await screen.findByRole('button', { name: /^9 dekabr 2026/ }));
	expect(screen.getByLabelText('Başlanğıc')).toHaveProperty('value', '09/12/2026');
	await user.click(screen.getByRole('button', { name: 'Sənədlər' }));
	expect(await screen.findByRole('dialog', { name: 'Pasport' })).toBeTruthy();
	await user.keyboard('{Escape}');
	expect(screen.queryByRole('dialog')).toBeNull();
});

it('speaks English', () => {
	render(
		<StringsProvider strings={en}>
			<Select label="Country" items={[]} value={null} onChange={() => {}} />
		</StringsProvider>,
	);
	expect(screen.getByRole('combobox', { name: 'Country' }).textContent).toBe(en.components.choose);
});
`,
		'upload.test.js': `import { setupServer } from 'msw/node';
import { expect, it } from 'vitest';
import { createClient } from 'visa-sdk';
import { handlersFor } from 'visa-sdk/mocks';

it('uploads a picture to the mocks, and is told how far it is', async () => {
	const server = setupServer(...handlersFor('signedInTraveller', { baseUrl: '/api' }));
	server.listen({ onUnhandledRequest: 'error' });
	const { uploads } = createClient({ baseUrl: '/api' });
	const png = new Uint8Array(60_000);
	png.set([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 4, 0, 0, 0, 4, 0]);
	const heard = [];
	const onProgress = (fraction) => heard.push(fraction);
	const [picture] = await uploads.image(new File([png], 'pasport.png', { type: 'image/png' }), { onProgress });
	expect(picture.url).toMatch(/^[/]uploads[/]/);
	expect(heard.at(-1)).toBe(1);
	const text = new File(['no picture'], 'pasport.png', { type: 'image/png' });
	await expect(uploads.image(text, { onProgress })).rejects.toMatchObject({ statusCode: 400, code: 'UPLOAD_REFUSED' });
	server.close();
});
`,
		'widgets.test.jsx': widgets,
		// As in a jsdom before 30, where by night every widget works too.
		'oldJsdom.ts': codeBlocks(readme, 'ts').find((code) => code.includes('CSS:')) ?? '',
		'old.test.jsx': `delete globalThis.CSS;
await import('./oldJsdom');
${isBrief ? '' : "await import('./widgets.test.jsx');"}

it('finds an id whatever it is made of', () => {
	for (const id of ['7f3e', '-1', '-', 'a b', 'ölkə:1', '🛂', 'r«1»', 'plain-id_2']) {
		document.body.innerHTML = '<p></p>';
		document.body.firstChild.id = id;
		expect(document.querySelector('#' + CSS.escape(id))?.id).toBe(id);
	}
});
`,
		...namedExamples(readme),
		'stranger.test.jsx': stranger,
		'dressed.test.jsx': dressed,
		...Object.fromEntries(testExamples(readme).map((code, index) => [`readme${index}.test.tsx`, code])),
	});
	const output = await must(join(project, 'node_modules/.bin/vitest'), ['run'], {
		cwd: project,
		env: { ...environment, NODE_ENV: 'test', NO_COLOR: '1' },
	});
	assert.doesNotMatch(output, /warning|not wrapped in act|not implemented|stderr/i, output);
});

/**
 * What someone builds from the README: a registration with the server's errors, and the wizard with other steps, in
 * English.
 */
const stranger = `import { StrictMode } from 'react';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { handlersFor } from 'visa-sdk/mocks';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { EnglishWizard } from './EnglishWizard';
import { Registration } from './Registration';

const baseUrl = 'http://localhost:3000/api';
const server = setupServer(...handlersFor('visitor', { baseUrl }));
beforeAll(() => server.listen());
afterAll(() => server.close());

it('registers, is refused at the fields, and keeps what was typed', async () => {
	const user = userEvent.setup();
	const sent = [];
	const register = async (before, data) => {
		sent.push(Object.fromEntries(data));
		const errors = sent.length === 1 ? { email: 'Taken already', citizenship: 'Not accepted' } : {};
		return { sent: Object.fromEntries(data), errors, attempt: before.attempt + 1 };
	};
	render(<Registration register={register} />);
	await user.type(screen.getByLabelText('First name'), 'Aysel');
	await user.type(screen.getByLabelText('Last name'), 'Quliyeva');
	await user.type(screen.getByLabelText('E-mail'), 'a@b.az');
	await user.type(screen.getByLabelText('Password'), 'gizli-parol');
	await user.type(screen.getByRole('textbox', { name: 'Date of birth' }), '12/04/1990');
	await user.type(screen.getByRole('combobox', { name: 'Citizenship' }), 'ital{ArrowDown}{Enter}');
	await user.click(screen.getByLabelText('Country of residence'));
	await user.click(screen.getByRole('option', { name: 'Azerbaijan' }));
	await user.click(screen.getByRole('radio', { name: 'Female' }));
	await user.click(screen.getByRole('button', { name: 'Register' }));
	await waitFor(() => expect(screen.getAllByText('Taken already').length).toBeGreaterThan(0));
	expect(sent[0]).toEqual({
		firstName: 'Aysel',
		lastName: 'Quliyeva',
		email: 'a@b.az',
		password: 'gizli-parol',
		birthday: '1990-04-12',
		citizenship: 'it',
		residence: 'az',
		sex: 'female',
	});
	expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true');
	expect(screen.getByLabelText('First name').value).toBe('Aysel');
	cleanup();
});

it('applies with a step less and a step more, in English, with the address in step', async () => {
	const user = userEvent.setup();
	// As in the templates of Vite and Next.js.
	render(<StrictMode><EnglishWizard baseUrl={baseUrl} /></StrictMode>);
	const next = () => user.click(screen.getByRole('button', { name: 'Next step' }));
	const steps = () => [...document.querySelectorAll('ol li')].map((item) => item.textContent);
	await user.click(await screen.findByRole('option', { name: /Italy/ }));
	expect(steps().some((step) => step.includes('Insurance'))).toBe(true);
	expect(steps()).toHaveLength(7);
	await next();
	await waitFor(() => expect(new URLSearchParams(location.search).get('step')).toBe('DATE'));
	const days = await screen.findAllByRole('textbox');
	const inDays = (count) => {
		const day = new Date(Date.now() + count * 86_400_000);
		return [day.getUTCDate(), day.getUTCMonth() + 1].map((part) => String(part).padStart(2, '0')).join('/') + '/' + day.getUTCFullYear();
	};
	await user.type(days[0], inDays(40));
	await user.type(days[1], inDays(50));
	await user.tab();
	await next();
	expect(await screen.findByRole('heading', { level: 1, name: 'Are you insured?' })).toBeTruthy();
	expect(screen.getByText('Choose an insurance.')).toBeTruthy();
	await user.click(screen.getByRole('radio', { name: 'Full cover, 40 AZN' }));
	await next();
	await waitFor(() => expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject({ step: 'VISA_TYPE', insurance: 'full' }));
	history.back();
	expect(await screen.findByRole('heading', { level: 1, name: 'Are you insured?' })).toBeTruthy();
	expect(screen.getByRole('radio', { name: 'Full cover, 40 AZN' }).checked).toBe(true);
	cleanup();
}, 30_000);
`;

/** Each of the seven in the host's own style. */
const dressed = `import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { createClient } from 'visa-sdk';
import { handlersFor } from 'visa-sdk/mocks';
import { businessToday } from 'visa-sdk/rules';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { memoryAddress, memoryStorage } from 'visa-ui/machine';
import { en, StringsProvider } from 'visa-ui/strings';
import { useWizard, useWizardActor, VisaWizard } from 'visa-ui/wizard';

const baseUrl = 'http://localhost:3000/api';
const server = setupServer(...handlersFor('signedInTraveller', { baseUrl }));
beforeAll(() => server.listen());
afterAll(() => server.close());

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
const answers = {
	COUNTRY: ({ countries }) => countries.items && [{ type: 'CHOOSE_COUNTRY', country: countries.items[0] }],
	DATE: () => [
		{ type: 'SET_START_DATE', day: businessToday().add({ days: 40 }) },
		{ type: 'SET_END_DATE', day: businessToday().add({ days: 50 }) },
	],
	VISA_TYPE: ({ offer }) => offer.visaTypes.items && [{ type: 'CHOOSE_VISA_TYPE', visaType: offer.visaTypes.items[1] }],
	VISA_OPTION: ({ offer }) => offer.visaOptions.items && [{ type: 'CHOOSE_VISA_OPTION', visaOption: offer.visaOptions.items[0] }],
	SERVICE: ({ offer }) => offer.services.items && [{ type: 'CHOOSE_SERVICE', service: offer.services.items[0] }],
	UPLOAD_DOCUMENT: () => [{ type: 'CHOOSE_FILE', file: new File([png], 'p.png', { type: 'image/png' }) }],
	FINAL_REVIEW: ({ quote }) => quote && [{ type: 'CONFIRM' }],
};
const looks = Object.fromEntries(
	Object.entries(answers).map(([step, events]) => [
		step,
		{
			heading: 'Mine: ' + step,
			View: function Mine() {
				const actor = useWizardActor();
				const form = useWizard((context) => context);
				const wanted = events(form);
				return <button disabled={!wanted} onClick={() => wanted.map((event) => actor.send(event))}>Choose for {step}</button>;
			},
		},
	]),
);

// A DOM's own File isn't one that Node could send.
const calls = { upload: async () => '/api/uploads/one', getPreview: async () => 'data:,' };

it('every view may be one of the host', async () => {
	const user = userEvent.setup();
	const leave = vi.fn();
	const client = createClient({ baseUrl, getLanguage: () => 'en' });
	const me = await client.users.me();
	const alone = { address: memoryAddress(), storage: memoryStorage() };
	render(
		<StringsProvider strings={en}>
			<VisaWizard client={client} user={me} looks={looks} onLeave={leave} {...alone} calls={calls} />
		</StringsProvider>,
	);
	for (const step of Object.keys(answers)) {
		await screen.findByRole('heading', { level: 1, name: 'Mine: ' + step });
		const choose = await screen.findByRole('button', { name: 'Choose for ' + step });
		await waitFor(() => expect(choose.disabled).toBe(false), { timeout: 10_000 });
		await user.click(choose);
		if (step === 'FINAL_REVIEW') break;
		const next = screen.getByRole('button', { name: 'Next step' });
		await waitFor(() => expect(next.getAttribute('aria-disabled') ?? String(next.disabled)).not.toBe('true'), { timeout: 10_000 });
		await user.click(next);
	}
	await waitFor(() => expect(leave).toHaveBeenCalledOnce(), { timeout: 10_000 });
}, 60_000);
`;

/** Opens each widget and types into it, in a DOM without layout, top layer and media queries. */
const widgets = `import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { CalendarDate } from '@internationalized/date';
import { expect, it, vi } from 'vitest';
import * as all from 'visa-ui';

/** Records what the package's consumers import: an export that nobody imports is tested by none of them. */
const taken = new Set();
const ui = new Proxy(all, {
	get: (from, name) => {
		taken.add(name);
		return from[name];
	},
});
/** Only for display, or a container for its content. */
const still = [
	...['Avatar', 'Badge', 'Box', 'Card', 'Columns', 'Container', 'DateText', 'DescriptionList', 'Divider', 'EmptyState'],
	...['Flag', 'Form', 'Guilloche', 'Heading', 'Inline', 'Kbd', 'Money', 'NewTabMark', 'Notice', 'Presence', 'Progress'],
	...['Meter', 'RequestStatusTag', 'Skeleton', 'Spinner', 'Stack', 'Stat', 'StatusTag', 'Stepper', 'Tag', 'Text', 'Ticket', 'Timeline'],
	...['PortalProvider', 'RouterProvider', 'VisuallyHidden'],
];

const items = [
	{ id: 'az', label: 'Azərbaycan', title: 'Azərbaycan' },
	{ id: 'it', label: 'İtaliya', title: 'İtaliya' },
];
const rows = [{ id: '1', name: 'Aysel' }, { id: '2', name: 'Kamran' }];

function Opened({ as: Widget, ...props }) {
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<ui.Button onPress={() => setOpen(true)}>Aç</ui.Button>
			<Widget {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
		</>
	);
}

it('ComboBox and MultiSelect are opened, typed into and chosen from', async () => {
	const user = userEvent.setup();
	const form = render(
		<form aria-label="Forma">
			<ui.ComboBox label="Ölkə" name="country" items={items} />
			<ui.MultiSelect label="Ölkələr" name="countries" items={items} />
		</form>,
	).container.querySelector('form');
	await user.type(screen.getByRole('combobox', { name: 'Ölkə' }), 'ital{ArrowDown}{Enter}');
	expect(new FormData(form).get('country')).toBe('it');
	await user.click(screen.getByRole('combobox', { name: 'Ölkələr' }));
	await user.click(screen.getByRole('option', { name: 'Azərbaycan' }));
	expect(new FormData(form).getAll('countries')).toEqual(['az']);
});

it('Drawer is opened and closed', async () => {
	const user = userEvent.setup();
	render(<Opened as={ui.Drawer} title="Menyu">Ölkələr</Opened>);
	await user.click(screen.getByRole('button', { name: 'Aç' }));
	expect(screen.getByRole('dialog', { name: 'Menyu' })).toBeTruthy();
	await user.click(screen.getByRole('button', { name: 'Bağla' }));
	expect(screen.queryByRole('dialog')).toBeNull();
});

it('DataTable shows its rows', () => {
	render(
		<ui.DataTable
			aria-label="Müraciətlər"
			columns={[{ id: 'name', header: 'Ad', isRowHeader: true, cell: (row) => row.name }]}
			rows={rows}
		/>,
	);
	expect(screen.getByRole('table', { name: 'Müraciətlər' })).toBeTruthy();
	expect(screen.getAllByText('Kamran').length).toBeGreaterThan(0);
});

it('DataTable shows the first of very many rows, sorts and chooses', async () => {
	const user = userEvent.setup();
	const onChange = vi.fn();
	render(
		<ui.DataTable
			caption="Müraciətlər"
			maxHeight="20rem"
			isClientSorted
			columns={[{ id: 'id', header: 'Nömrə', isRowHeader: true, isSortable: true, cell: (row) => row.id, sortValue: (row) => Number(row.id) }]}
			rows={Array.from({ length: 5000 }, (_, at) => ({ id: String(at) }))}
			selection={{ labelOf: (row) => row.id, onChange }}
		/>,
	);
	await screen.findByRole('rowheader', { name: '0' });
	await user.click(screen.getByRole('button', { name: /Nömrə/ }));
	await user.click(screen.getByRole('button', { name: /Nömrə/ }));
	await screen.findByRole('rowheader', { name: '4999' });
	await user.click(screen.getByRole('checkbox', { name: /^4999/ }));
	expect(onChange.mock.lastCall[0]).toEqual(['4999']);
});

it('Menu is opened, walked by keys and pressed', async () => {
	const user = userEvent.setup();
	const onAction = vi.fn();
	render(<ui.Menu label="Əməllər" items={items} onAction={onAction} />);
	await user.click(screen.getByRole('button', { name: 'Əməllər' }));
	await user.click(await screen.findByRole('menuitem', { name: 'İtaliya' }));
	expect(onAction).toHaveBeenCalledWith('it');
});

it('the other fields are changed by hand', async () => {
	const user = userEvent.setup();
	const form = render(
		<form aria-label="Forma">
			<ui.SearchField label="Axtarış" name="search" />
			<ui.NumberStepper label="Say" name="people" minValue={1} maxValue={9} />
			<ui.DateField label="Doğum tarixi" name="birthday" />
			<ui.DateTimeField label="Başlanğıc" name="start" defaultTime="00:00" />
			<ui.MoneyField label="Rüsum" name="fee" />
			<ui.OtpField label="Kod" name="code" />
			<ui.OptionList label="Siyahı" name="listed" items={items} />
			<ui.CardSelect label="Kartlar" name="card" items={items} />
			<ui.Switch label="Xəbərlər" name="news" />
			<ui.Checkbox name="terms">Razıyam</ui.Checkbox>
			<ui.RadioGroup label="Cins" name="sex" items={items} />
			<ui.ToggleButtonGroup label="Görünüş" name="view" items={items} />
			<ui.FileDrop label="Pasport" note="PNG" name="passport" onRefused={() => {}} />
			<button type="reset">Sıfırla</button>
		</form>,
	).container.querySelector('form');
	const pressIn = (role, name, option) => user.click([...screen.getByRole(role, { name }).querySelectorAll(option)].at(-1));
	await user.type(screen.getByRole('searchbox'), 'a');
	await user.click(screen.getByRole('button', { name: 'Say: Artır' }));
	await user.type(screen.getByRole('textbox', { name: 'Doğum tarixi' }), '12/04/1990');
	await user.type(screen.getByRole('textbox', { name: 'Tarix' }), '08/12/2026');
	await user.type(screen.getByRole('textbox', { name: 'Rüsum' }), '12,5');
	await user.type(screen.getByRole('textbox', { name: 'Kod' }), '123456');
	await pressIn('listbox', 'Siyahı', '[role="option"]');
	await pressIn('grid', 'Kartlar', '[aria-selected]');
	await user.click(screen.getByRole('switch'));
	await user.click(screen.getByRole('checkbox', { name: 'Razıyam' }));
	await pressIn('radiogroup', 'Cins', 'input');
	await pressIn('radiogroup', 'Görünüş', 'input');
	const { passport, ...sent } = Object.fromEntries(new FormData(form));
	expect(sent).toEqual({
		search: 'a',
		people: '2',
		birthday: '1990-04-12',
		start: '2026-12-08T00:00',
		fee: '12.5',
		code: '123456',
		listed: 'it',
		card: 'it',
		news: 'on',
		terms: 'on',
		sex: 'it',
		view: 'it',
	});
	await user.click(screen.getByRole('button', { name: 'Sıfırla' }));
	await waitFor(() => expect(new FormData(form).get('people')).toBe('1'));
	expect(new FormData(form).get('birthday')).toBe('');
});

it('Tabs, Accordion, Tooltip, Calendar, toasts and the theme are worked', async () => {
	const user = userEvent.setup();
	const panels = items.map((item) => ({ ...item, content: item.label + ' haqqında' }));
	render(
		<>
			<ui.Tabs label="Ölkələr" items={panels} />
			<ui.Accordion items={panels} />
			<ui.Tooltip text="Sil">
				<ui.IconButton label="Sil" icon={<ui.CloseIcon />} />
			</ui.Tooltip>
			<ui.ThemeSelector />
			<ui.ToastRegion />
			<ui.Button onPress={() => ui.toast.success('Saxlanıldı', { timeout: null })}>Saxla</ui.Button>
		</>,
	);
	await user.click(screen.getByRole('tab', { name: 'İtaliya' }));
	expect(screen.getByRole('tabpanel', { name: 'İtaliya' })).toBeTruthy();
	await user.hover(screen.getByRole('button', { name: 'Sil' }));
	expect((await screen.findByRole('tooltip')).textContent).toBe('Sil');
	await user.click(screen.getByRole('radio', { name: 'Tünd' }));
	await user.click(screen.getByRole('button', { name: 'Saxla' }));
	await within(screen.getByRole('region', { name: 'Bildirişlər' })).findByText('Saxlanıldı');
	await user.click(screen.getByRole('button', { name: 'Bağla' }));
	await waitFor(() => expect(screen.queryByText('Saxlanıldı')).toBeNull());
});

it('PasswordField, TextArea, PhoneField, TimeField, CheckboxGroup and DateRange are changed by hand', async () => {
	const user = userEvent.setup();
	const countries = [{ id: 'AZ', label: 'Azərbaycan', code: '994' }];
	const form = render(
		<form aria-label="Sorğu">
			<ui.PasswordField label="Şifrə" name="password" />
			<ui.TextArea label="Qeyd" name="note" />
			<ui.PhoneField label="Telefon" name="phone" countries={countries} />
			<ui.TimeField label="Saat" name="time" />
			<ui.CheckboxGroup label="Sənədlər" name="papers" items={items} />
			<ui.DateRange label="Səfər" />
		</form>,
	).container.querySelector('form');
	await user.type(screen.getByLabelText('Şifrə'), 'gizli');
	await user.type(screen.getByRole('textbox', { name: 'Qeyd' }), 'Pəncərə yanı');
	await user.type(screen.getByRole('textbox', { name: 'Telefon' }), '501234567');
	screen.getAllByRole('spinbutton')[0].focus();
	await user.keyboard('{ArrowUp}{Tab}{ArrowUp}');
	await user.click(screen.getByRole('checkbox', { name: 'İtaliya' }));
	const days = [...screen.getByRole('group', { name: /Səfər/ }).querySelectorAll('input')].filter(({ type }) => type === 'text');
	await user.type(days[0], '08/12/2026');
	expect(days[0].value).toBe('08/12/2026');
	const sent = new FormData(form);
	expect([sent.get('password'), sent.get('note'), sent.get('phone'), sent.get('papers')]).toEqual(['gizli', 'Pəncərə yanı', '+994501234567', 'it']);
	expect(sent.get('time')).toMatch(/^[0-9]{2}:[0-9]{2}$/);
});

it('calendars, trees, pages, filters and charts are worked', async () => {
	const user = userEvent.setup();
	const day = new CalendarDate(2026, 12, 8);
	const told = vi.fn();
	const filters = [{ kind: 'search', id: 'search', label: 'Filtr' }];
	const nodes = [{ id: 'staff', label: 'Əməkdaşlar', children: [{ id: 'leyla', label: 'Leyla' }] }];
	render(
		<>
			<ui.Calendar value={null} onChange={(chosen) => told('day', String(chosen))} defaultFocusedDate={day} />
			<ui.Tree label="Bölmələr" items={nodes} onAction={(id) => told('tree', id)} />
			<ui.Pagination page={1} pageCount={3} onChange={(page) => told('page', page)} />
			<ui.FilterBar label="Filtrlər" filters={filters} value={{}} onChange={(value) => told('filter', value)} />
			<ui.BarChart label="Ölkələr" heads={['Ölkə', 'Say']} values={[{ id: 'a', label: 'Yaponiya', value: 4 }]} />
			<ui.LineChart label="Gəlir" heads={['Gün', 'AZN']} points={[{ day: '2026-12-08', value: 4 }]} />
			<ui.ImageViewer label="Pasport" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />
			<ui.SplitView listLabel="Siyahı" list="A" detailLabel="AZ-1" detail="B" onBack={() => told('back')} />
		</>,
	);
	await user.click(screen.getByRole('button', { name: /^9 dekabr 2026/ }));
	expect(told).toHaveBeenCalledWith('day', '2026-12-09');
	await user.click(screen.getByRole('button', { name: 'Əməkdaşlar: aç' }));
	await user.click(await screen.findByRole('row', { name: 'Leyla' }));
	expect(told).toHaveBeenCalledWith('tree', 'leyla');
	await user.click([...screen.getByRole('navigation').querySelectorAll('button')].find(({ textContent }) => textContent === '2'));
	expect(told).toHaveBeenCalledWith('page', 2);
	await user.type(screen.getByRole('searchbox', { name: 'Filtr' }), 'it');
	await waitFor(() => expect(told).toHaveBeenCalledWith('filter', { search: 'it' }));
	const edge = screen.getByRole('separator');
	edge.focus();
	const before = Number(edge.getAttribute('aria-valuenow'));
	await user.keyboard('{ArrowRight}');
	await waitFor(() => expect(Number(edge.getAttribute('aria-valuenow'))).toBeGreaterThan(before));
});

it('a range is chosen by two presses', async () => {
	const user = userEvent.setup();
	const onChange = vi.fn();
	render(<ui.RangeCalendar value={null} onChange={onChange} defaultFocusedDate={new CalendarDate(2026, 12, 8)} />);
	await user.click(screen.getByRole('button', { name: /^8 dekabr/ }));
	await user.click(screen.getByRole('button', { name: /^9 dekabr/ }));
	expect(onChange).toHaveBeenCalled();
});

it('ConfirmDialog, CommandPalette and Popover are opened and left', async () => {
	const user = userEvent.setup();
	const onConfirm = vi.fn();
	const onAction = vi.fn();
	const { unmount } = render(<Opened as={ui.ConfirmDialog} title="Ləğv edilsin?" confirmLabel="Bəli" onConfirm={onConfirm}>Geri alınmır.</Opened>);
	await user.click(screen.getByRole('button', { name: 'Aç' }));
	await user.click(await screen.findByRole('button', { name: 'Bəli' }));
	expect(onConfirm).toHaveBeenCalledOnce();
	unmount();
	const palette = render(<Opened as={ui.CommandPalette} label="Tap və et" onAction={onAction} groups={[{ id: 'pages', label: 'Səhifələr', items }]} />);
	await user.click(screen.getByRole('button', { name: 'Aç' }));
	await user.type(await screen.findByRole('textbox', { name: 'Axtar' }), 'ital{Enter}');
	await waitFor(() => expect(onAction).toHaveBeenCalledWith('it', 'pages'));
	palette.unmount();
	const anchor = { current: document.body };
	render(<ui.Popover isOpen onOpenChange={() => {}} anchor={anchor} label="Qiymət">İzah</ui.Popover>);
	expect(await screen.findByRole('dialog', { name: 'Qiymət' })).toBeTruthy();
});

it('what leads elsewhere leads there', () => {
	const links = [{ href: '/a', label: 'Ölkələr' }, { href: '/b', label: 'Viza növləri' }];
	const led = [
		<ui.AppShell label="İdarə paneli" current="/a" items={links}>Səhifə</ui.AppShell>,
		<ui.Breadcrumbs items={links} />,
		<ui.ErrorSummary faults={[{ message: 'Ad yazılmayıb', fieldId: 'name' }]} />,
		<ui.Link href="/about">Haqqımızda</ui.Link>,
		<ui.LinkButton href="/application">Müraciət</ui.LinkButton>,
		<ui.LinkTabs label="Profil" items={links} current="/a" />,
		<ui.SideNav items={links} current="/a" />,
		<ui.SkipLink targetId="main" />,
	];
	for (const one of led) {
		const { container, unmount } = render(one);
		expect(container.querySelector('a[href]'), one.type.name).toBeTruthy();
		unmount();
	}
});

it('no widget of the package is left out', () => {
	const widgets = Object.keys(all).filter(
		(name) => /^[A-Z][a-z]/.test(name) && typeof all[name] === 'function' && !name.endsWith('Icon') && !still.includes(name),
	);
	for (const name of ['Dialog', 'Select', 'TextField', 'DatePicker']) taken.add(name); // worked in form.test.jsx
	expect(widgets.filter((name) => !taken.has(name))).toEqual([]);
	expect(still.filter((name) => taken.has(name) || !(name in all))).toEqual([]);
});
`;

/** What TypeScript is told in a host as strict as can be. */
const strictest = {
	strict: true,
	noEmit: true,
	// A consumer who re-exports our types must be able to name them.
	declaration: true,
	skipLibCheck: false,
	target: 'es2022',
	lib: ['es2023', 'dom', 'dom.iterable'],
	jsx: 'react-jsx',
	resolveJsonModule: true,
	types: [],
};

/** Writes the README's examples into the project that compiles. @returns {Promise<{ project: string, pages: string[] }>} pages: those that import a neighbouring file */
async function writeExamples() {
	const readme = await readFile(join(root, 'packages/visa-ui/README.md'), 'utf8');
	const examples = ['tsx', 'ts'].flatMap((language) =>
		codeBlocks(readme, language).map((code, index) => [`${language}${index}.${language}`, code]),
	);
	assert.ok(examples.length >= 6);
	const named = Object.entries(namedExamples(readme));
	const pages = [...examples, ...named].filter(([, code]) => code?.includes("from './")).map(([name]) => name);
	const project = join(folder, 'types');
	await writeFiles(project, {
		...Object.fromEntries(examples),
		...Object.fromEntries(named),
		'refused.tsx': refused,
	});
	return { project, pages: pages.map(String) };
}

test("the README's examples compile as Node resolves @whole", async () => {
	const { project, pages } = await writeExamples();
	await writeFiles(project, {
		// A page's neighbouring files, named as bundlers resolve them.
		'nodenext.json': {
			compilerOptions: { ...strictest, module: 'nodenext' },
			include: ['*.ts', '*.tsx'],
			exclude: pages,
		},
	});
	await must(...typeCheck('nodenext.json'), { cwd: project });
});

test("the README's examples compile, and a field without a name does not", async () => {
	const { project } = await writeExamples();
	await writeFiles(project, {
		'bundler.json': {
			compilerOptions: { ...strictest, module: 'esnext', moduleResolution: 'bundler' },
			include: ['*.ts', '*.tsx'],
		},
	});
	await must(...typeCheck('bundler.json'), { cwd: project });

	// With a distinction between a missing and an undefined property, and with index access that may find nothing.
	await writeFiles(project, {
		'exact/given.tsx': given,
		'exact.json': {
			compilerOptions: {
				...strictest,
				declaration: false,
				exactOptionalPropertyTypes: true,
				noUncheckedIndexedAccess: true,
				module: 'esnext',
				moduleResolution: 'bundler',
			},
			include: ['*.ts', '*.tsx', 'exact/*.tsx'],
		},
	});
	// xstate's own types fail with this option for every user: what they report without ours is all that may be
	// reported.
	await writeFiles(project, {
		'alone/machine.ts':
			"import { createActor, createMachine } from 'xstate';\nexport const actor = createActor(createMachine({}));\n",
		'alone.json': { extends: './exact.json', include: ['alone/*.ts'] },
	});
	const faultsOf = async (/** @type {string} */ config) => {
		const { output } = await run(...typeCheck(config), { cwd: project });
		return output.split('\n').filter((line) => /^\S.*error TS/.test(line));
	};
	const alone = await faultsOf('alone.json');
	assert.deepEqual(await faultsOf('exact.json'), alone);
	assert.deepEqual(
		alone.filter((line) => !/node_modules\/xstate\/dist\//.test(line)),
		[],
	);
});

test("the examples on Storybook's pages compile as they are shown @whole", async () => {
	const sources = join(root, 'packages/visa-ui/src');
	const files = await readdir(sources, { recursive: true });
	const texts = Object.fromEntries(
		await Promise.all(
			files
				.filter((file) => /\.mdx$|docs\/forms\/\w+Form\.tsx$/.test(file))
				.map(async (file) => [file, await readFile(join(sources, file), 'utf8')]),
		),
	);
	// Nothing that one example defines is visible to another.
	const examples = Object.entries(texts).flatMap(([file, text]) => {
		const name = file.replace(/\W/g, '-');
		if (file.endsWith('.tsx')) return [[`pages/${name}.tsx`, text.replace("'../../entries'", "'visa-ui'")]];
		const shown = ['tsx', 'ts'].flatMap((language) => codeBlocks(text, language));
		return shown.map((code, index) => [`pages/${name}-${index}.tsx`, `${code}export {};\n`]);
	});
	assert.ok(examples.length >= 10, `${examples.length} examples only`);
	const project = join(folder, 'types');
	await writeFiles(project, {
		...Object.fromEntries(examples),
		'pages.json': {
			compilerOptions: {
				...{ strict: true, noEmit: true, skipLibCheck: true, types: [], jsx: 'react-jsx' },
				...{ target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'], module: 'esnext', moduleResolution: 'bundler' },
			},
			include: ['pages/*.tsx', 'styles.d.ts'],
		},
		'styles.d.ts': "declare module '*.css';\n",
	});
	await must(...typeCheck('pages.json'), { cwd: project });
});

/** A host passes on what may be absent: every optional property may be undefined as well. */
const given = `import * as entry from 'visa-ui';
import { TextField } from 'visa-ui';
import { VisaWizard } from 'visa-ui/wizard';
import { createClient } from 'visa-sdk';

const all = { ...entry, VisaWizard };
type Optional<P> = { [K in keyof P]-?: object extends Pick<P, K> ? K : never }[keyof P];
type Refused<P> = P extends unknown
	? { [K in Optional<P>]: Record<K, undefined> extends Pick<P, K> ? never : K }[Optional<P>]
	: never;
type Props<C> = C extends (props: infer P) => unknown ? P : never;
type Faults = { [N in Extract<keyof typeof all, Capitalize<string>> as Refused<Props<(typeof all)[N]>> extends never ? never : N]: Refused<Props<(typeof all)[N]>> };
export const faults: Faults = {};

export const Name = ({ hint, isOpen }: { hint?: string; isOpen?: boolean }) => (
	<TextField label="Ad" description={hint} isRequired={isOpen} name={hint} value={hint} />
);
export const client = (token: string | undefined, signal: AbortSignal | undefined) =>
	createClient({ baseUrl: '/api', getToken: () => token, timeoutMs: undefined, layers: undefined }).countries.list({ countryName: token }, { signal });
`;

const refused = `import { CheckIcon, DatePicker, IconButton, Select, TextField } from 'visa-ui';

export const named = <TextField aria-label="Ad" />;
// @ts-expect-error a field without a name
export const field = <TextField />;
// @ts-expect-error a choice without a name
export const select = <Select items={[]} value={null} onChange={() => undefined} />;
// @ts-expect-error a date without a name
export const date = <DatePicker value={null} onChange={() => undefined} />;
// @ts-expect-error a picture without words
export const button = <IconButton icon={<CheckIcon />} />;
// @ts-expect-error a tone that does not exist
export const tone = <TextField label="Ad" tone="loud" />;
`;

/** Without its types: this project has no compiler of them. @param {string} code */
const plain = (code) =>
	ts.transpileModule(code, { compilerOptions: { target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.Preserve } })
		.outputText;

/** The README's examples that say in their first line what their file is called. @param {string} readme */
const namedExamples = (readme) =>
	Object.fromEntries(
		codeBlocks(readme, 'tsx').flatMap((code) => {
			const name = /^\/\/ (\w+\.tsx)\n/.exec(code)?.[1];
			return name ? [[name, code.slice(code.indexOf('\n') + 1)]] : [];
		}),
	);

/** @param {string} readme */
const testExamples = (readme) => codeBlocks(readme, 'tsx').filter((code) => code.includes('@testing-library'));
