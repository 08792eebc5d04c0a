import { expect } from '@playwright/test';
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

test('[WIZ-08] the machine’s page draws its six regions, with all seven steps', async ({ page }) => {
	await page.goto(open('docs/Machine.mdx'));
	await expect(page.getByRole('img').locator('svg')).toHaveCount(6);
	const flow = page.getByRole('img', { name: 'States of the flow' });
	for (const step of wizardSteps) await expect(flow.getByText(step, { exact: true })).toBeVisible();
});
