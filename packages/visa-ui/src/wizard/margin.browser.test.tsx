import '../base';
import { createClient } from 'visa-sdk';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import { drawPage } from '../root/drawPage';
import { memoryAddress, memoryStorage } from './machine';
import { VisaWizard } from './VisaWizard';

const nothing = { data: [], page: 1, limit: 200, total: 0, totalPages: 0 };
const client = createClient({ baseUrl: '/api', fetch: async () => Response.json(nothing) });

it('[LIB-05] a phone does not scroll sideways, whatever margin the page of a host has', async () => {
	const [width, height] = [window.innerWidth, window.innerHeight];
	onTestFinished(() => browser.viewport(width, height));
	await browser.viewport(360, 780);
	const { page, draw } = drawPage();
	const root = document.documentElement;
	draw(<VisaWizard client={client} user={null} address={memoryAddress()} storage={memoryStorage()} />);
	await vi.waitFor(() => expect(page.querySelector('section > h1')).not.toBeNull(), { timeout: 30_000 });
	for (const margin of ['8px', '16px', '24px']) {
		page.style.padding = margin;
		// A step slides in, and stands beside its place meanwhile.
		await vi.waitFor(() => expect(root.scrollWidth, margin).toBe(root.clientWidth), { timeout: 10_000 });
	}
});
