// visa-ui in the hands of strangers: a site by Vite, one by Next.js, a test by Vitest, and the README's examples.
// Each is made on the spot from the packed tarballs, in a temporary folder.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { chromium } from '@playwright/test';
import { findBrowser } from '../setup/browser.mjs';
import { bin, environment, node24, root, stop } from '../setup/shared.mjs';
import { codeBlocks, install, must, packed, pinnedAll, serve, writeFiles } from './consumer.mjs';

/** @type {string} */
let folder;
/** @type {import('@playwright/test').Browser} */
let browser;

before(async () => {
	folder = await mkdtemp(join(tmpdir(), 'visa-ui-consumers-'));
	const tarballs = { 'visa-sdk': await packed('visa-sdk'), 'visa-ui': await packed('visa-ui') };
	const react = pinnedAll('react', 'react-dom', '@internationalized/date');
	const reactTypes = pinnedAll('@types/react', '@types/react-dom');
	await install(
		folder,
		{
			vite: { ...react, ...pinnedAll('vite', '@vitejs/plugin-react') },
			next: { ...react, ...pinnedAll('next') },
			vitest: {
				...react,
				...pinnedAll(
					'vitest',
					'vite',
					'jsdom',
					'@testing-library/dom',
					'@testing-library/react',
					'@testing-library/user-event',
				),
			},
			types: {
				...react,
				...reactTypes,
				...pinnedAll('xstate', 'vitest', 'vite', 'next', '@testing-library/react', '@testing-library/user-event'),
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
 * A page that keeps what it asks for and what it complains about.
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

test('Next.js: a server renders the words, and the browser takes over without a complaint', async () => {
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
import { Form } from './Form';

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
			</Stack>
		</Container>
	);
}
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
			'8 dekabr 2026',
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
		await page.getByLabel('Ölkə').selectOption('it');
		await page.getByRole('button', { name: /Başlanğıc/ }).click();
		await page.getByRole('dialog').getByRole('grid').waitFor();
		assert.deepEqual(complaints, []);
		await close();
	} finally {
		await server.close();
	}
});

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

test("Vitest and jsdom: a consumer's own test types, presses and chooses, without a warning", async () => {
	const readme = await readFile(join(root, 'packages/visa-ui/README.md'), 'utf8');
	const project = join(folder, 'vitest');
	await writeFiles(project, {
		'vitest.config.js': `export default { test: { environment: 'jsdom', globals: true } };\n`,
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
	await user.selectOptions(screen.getByLabelText('Ölkə'), 'İtaliya');
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
	expect(screen.getByRole('option').textContent).toBe(en.components.choose);
});
`,
		...Object.fromEntries(testExamples(readme).map((code, index) => [`readme${index}.test.tsx`, code])),
	});
	const output = await must(join(project, 'node_modules/.bin/vitest'), ['run'], {
		cwd: project,
		env: { ...environment, NODE_ENV: 'test', NO_COLOR: '1' },
	});
	assert.doesNotMatch(output, /warning|not wrapped in act|not implemented|stderr/i, output);
});

test("the README's examples compile, whichever way TypeScript resolves, and a field without a name does not", async () => {
	const readme = await readFile(join(root, 'packages/visa-ui/README.md'), 'utf8');
	const examples = ['tsx', 'ts'].flatMap((language) =>
		codeBlocks(readme, language).map((code, index) => [`${language}${index}.${language}`, code]),
	);
	assert.ok(examples.length >= 6);
	const project = join(folder, 'types');
	const options = {
		strict: true,
		noEmit: true,
		// Whoever hands our types on must be able to name them.
		declaration: true,
		skipLibCheck: false,
		target: 'es2022',
		lib: ['es2023', 'dom', 'dom.iterable'],
		jsx: 'react-jsx',
		resolveJsonModule: true,
		types: [],
	};
	await writeFiles(project, {
		...Object.fromEntries(examples),
		'refused.tsx': refused,
		'bundler.json': {
			compilerOptions: { ...options, module: 'esnext', moduleResolution: 'bundler' },
			include: ['*.ts', '*.tsx'],
		},
		'nodenext.json': { compilerOptions: { ...options, module: 'nodenext' }, include: ['*.ts', '*.tsx'] },
	});
	for (const config of ['bundler.json', 'nodenext.json'])
		await must(join(bin, 'tsc'), ['-p', config], { cwd: project });
});

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

/** @param {string} readme */
const testExamples = (readme) => codeBlocks(readme, 'tsx').filter((code) => code.includes('@testing-library'));
