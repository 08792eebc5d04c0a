import { expect } from '@playwright/test';
import { dark } from '../src/theme/themes/dark';
import { highContrast } from '../src/theme/themes/highContrast';
import { light } from '../src/theme/themes/light';
import { text } from '../src/theme/tokens';
import { wizardSteps } from '../src/wizard/machine/types';
import { pageFiles, pageOf, test } from './storybook';

const open = (file: string) => `${process.env.STORYBOOK_URL}iframe.html?viewMode=docs&id=${pageOf(file)}`;

for (const file of pageFiles) {
	test(`the page ${file} opens with its heading, and the console stays clean`, async ({ page }) => {
		const faults: string[] = [];
		page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
		page.on('pageerror', (error) => faults.push(String(error)));
		page.on('response', (response) => response.status() < 400 || faults.push(`${response.status()} ${response.url()}`));
		await page.goto(open(file), { waitUntil: 'networkidle' });
		await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
		expect(faults).toEqual([]);
	});
}

test('[WIZ-08] the machine’s page draws the five regions that have states, with all seven steps', async ({ page }) => {
	await page.goto(open('docs/Machine.mdx'));
	await expect(page.getByRole('img').locator('svg')).toHaveCount(5);
	const flow = page.getByRole('img', { name: 'States of the flow' });
	for (const step of wizardSteps) await expect(flow.getByText(step, { exact: true })).toBeVisible();
});

test('[THM-01] the page of colours tells each colour as it is in the theme that is shown', async ({ page }) => {
	for (const { name, colors } of [light, dark, highContrast]) {
		await page.goto(`${open('docs/Colour.mdx')}&globals=theme:${name}`);
		for (const role of ['canvas', 'ink', 'accent'] as const) {
			const computed = await page.evaluate((colour) => {
				const probe = document.body.appendChild(document.createElement('i'));
				probe.style.color = colour;
				return getComputedStyle(probe).color;
			}, colors[role]);
			await expect(page.getByTestId(`colour ${role}`)).toHaveText(role + computed);
		}
	}
});

test('the page of type shows the library’s own typeface, in its sizes', async ({ page }) => {
	await page.goto(open('docs/Type.mdx'));
	const samples = page.getByText('Əziz səyahətçi, İşığı gör');
	await expect(samples).toHaveCount(Object.keys(text).length);
	for (const [index, step] of Object.values(text).entries()) {
		await expect(samples.nth(index)).toHaveCSS('font-family', /^"?IBM Plex Sans/);
		// The largest sizes grow with the window.
		const [, rem] = /^([\d.]+)rem$/.exec(step.size) ?? [];
		if (rem) await expect(samples.nth(index)).toHaveCSS('font-size', `${Number(rem) * 16}px`);
	}
});
