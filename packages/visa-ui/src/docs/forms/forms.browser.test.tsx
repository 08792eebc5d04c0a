import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawPage } from '../../root/drawPage';
import { ActionForm, type Answer } from './ActionForm';
import { HookForm } from './HookForm';
import { PlainForm } from './PlainForm';
import { TanStackForm } from './TanStackForm';

const patience = { timeout: 15_000 };
const missing = 'Bu xananı doldurun';

function show(content: ReactElement) {
	const { page: container, draw } = drawPage();
	draw(content);
	return container;
}

const field = (label: string) => page.getByLabelText(label, { exact: true }).first();
const send = () => userEvent.click(page.getByRole('button', { name: 'Göndər' }));
async function choose(label: string, option: string) {
	await userEvent.fill(field(label), option);
	await userEvent.click(page.getByRole('option', { name: option }));
}
const has = (container: HTMLElement, words: string) =>
	vi.waitFor(() => expect(container.textContent).toContain(words), patience);
const focused = (label: string) =>
	vi.waitFor(() => expect(field(label).element()).toBe(document.activeElement), patience);

it('a plain form checks, sends ids, days and numbers, and is reset', async () => {
	const sent = vi.fn();
	const container = show(<PlainForm send={(data) => sent(Object.fromEntries(data))} />);
	await send();
	await has(container, missing);
	await focused('Ad');
	expect(sent).not.toHaveBeenCalled();
	await userEvent.fill(field('Ad'), 'Aysel 2');
	await has(container, 'Rəqəmsiz yazın');
	await userEvent.fill(field('Ad'), 'Aysel');
	await choose('Vətəndaşlıq', 'İtaliya');
	await userEvent.fill(field('Doğum tarixi'), '12/04/1990');
	await userEvent.click(page.getByRole('button', { name: 'Səyahətçi sayı: Artır' }));
	await userEvent.click(page.getByText('Şərtlərlə razıyam'));
	await send();
	const all = { name: 'Aysel', country: 'it', birthday: '1990-04-12', people: '2', terms: 'on' };
	await vi.waitFor(() => expect(sent).toHaveBeenLastCalledWith(all), patience);
	await userEvent.click(page.getByRole('button', { name: 'Təmizlə' }));
	const form = container.querySelector('form') as HTMLFormElement;
	const first = { name: '', country: 'az', birthday: '', people: '1' };
	await vi.waitFor(() => expect(Object.fromEntries(new FormData(form))).toEqual(first), patience);
});

it('an action gets the values, and what it answers stands beside the fields and in them', async () => {
	const register = vi.fn(async ({ attempt }: Answer, data: FormData): Promise<Answer> => {
		const sent = { name: String(data.get('name')), country: String(data.get('country')) || null };
		return { sent, faults: sent.name === 'Aysel' ? {} : { name: 'Adı yazın' }, attempt: attempt + 1 };
	});
	const container = show(<ActionForm register={register} />);
	await choose('Vətəndaşlıq', 'İtaliya');
	await send();
	await has(container, 'Adı yazın');
	// The selected country is still there, although React has reset the form.
	await vi.waitFor(() => expect(field('Vətəndaşlıq').element()).toHaveProperty('value', 'İtaliya'), patience);
	await userEvent.click(page.getByRole('link', { name: 'Adı yazın' }));
	await focused('Ad');
	await userEvent.fill(field('Ad'), 'Aysel');
	await send();
	await vi.waitFor(() => expect(container.textContent).not.toContain('Adı yazın'), patience);
	const answer = await register.mock.results.at(-1)?.value;
	expect(answer.sent).toEqual({ name: 'Aysel', country: 'it' });
});

it('react-hook-form holds the values, says what is missing, and gives the first fault the focus', async () => {
	const sent = vi.fn();
	const container = show(<HookForm send={sent} />);
	await send();
	await has(container, missing);
	await focused('Ad');
	await userEvent.fill(field('Ad'), 'Aysel');
	await send();
	await focused('Vətəndaşlıq');
	await choose('Vətəndaşlıq', 'İtaliya');
	await userEvent.fill(field('Başlanğıc'), '08/12/2026');
	await userEvent.click(page.getByText('Şərtlərlə razıyam'));
	await send();
	await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce(), patience);
	const traveller = sent.mock.calls[0]?.[0];
	expect({ ...traveller, start: String(traveller.start) }).toEqual({
		name: 'Aysel',
		country: 'it',
		start: '2026-12-08',
		terms: true,
	});
	expect(container.textContent).not.toContain(missing);
});

it('TanStack Form holds the values and says what is missing', async () => {
	const sent = vi.fn();
	const container = show(<TanStackForm send={sent} />);
	await send();
	await has(container, missing);
	await userEvent.fill(field('Ad'), 'Aysel');
	await choose('Vətəndaşlıq', 'İtaliya');
	await userEvent.click(page.getByRole('button', { name: 'Səyahətçi sayı: Artır' }));
	await send();
	await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ name: 'Aysel', country: 'it', people: 2 }), patience);
});
