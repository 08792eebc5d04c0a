import { createClient } from 'visa-sdk';
import { expect, it, vi } from 'vitest';
import { drawPage } from '../root/drawPage';
import { memoryAddress, memoryStorage } from './machine';
import { VisaWizard } from './VisaWizard';

const nothing = { data: [], page: 1, limit: 200, total: 0, totalPages: 0 };
const client = createClient({ baseUrl: '/api', fetch: async () => Response.json(nothing) });

it('each of two wizards on a page has a name of its own', async () => {
	const { page, draw } = drawPage();
	const alone = [0, 1].map(() => ({ address: memoryAddress(), storage: memoryStorage() }));
	draw(alone.map((own, at) => <VisaWizard key={String(at)} client={client} user={null} {...own} />));
	await vi.waitFor(() => expect(page.querySelectorAll('section > h1')).toHaveLength(2), { timeout: 30_000 });
	for (const heading of page.querySelectorAll('section > h1'))
		expect(document.getElementById(heading.parentElement?.getAttribute('aria-labelledby') ?? '')).toBe(heading);
});
