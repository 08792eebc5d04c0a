import '../../entries';
import { createPortal } from 'react-dom';
import type { Country } from 'visa-sdk/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { drawPage } from '../../root/drawPage';
import { CountryRows } from './CountryRows';

const countries = Array.from({ length: 200 }, (_, index) => ({
	id: `c${index}`,
	name: `Ölkə ${index}`,
	additionalServices: 0,
})) as Country[];

let host: HTMLElement;
let draw: ReturnType<typeof drawPage>['draw'];
beforeEach(() => {
	({ page: host, draw } = drawPage());
});
const show = (selectedId: string | null) =>
	draw(<CountryRows countries={countries} selectedId={selectedId} onChange={() => undefined} />);
const rows = () => host.querySelectorAll('[role=option]').length;

it('[CTY-03] whoever comes to the list sees the rows that are in sight first, and then has all of them', async () => {
	show(null);
	const list = host.querySelector('[role=listbox]');
	expect(rows()).toBeLessThan(20);
	expect(list && list.scrollHeight > list.clientHeight).toBe(true);
	await vi.waitFor(() => expect(rows()).toBe(200));
});

it('[CTY-03] the chosen country is among them, with those below it that are in sight', async () => {
	show('c60');
	expect(rows()).toBeGreaterThan(62);
	expect(rows()).toBeLessThan(80);
	await vi.waitFor(() => expect(rows()).toBe(200));
});

it('[CTY-03] in a frame that is higher than the window around it as many as that shows', () => {
	const frame = host.appendChild(document.createElement('iframe'));
	frame.height = '2400';
	const inside = frame.contentDocument as Document;
	const list = <CountryRows countries={countries} selectedId={null} onChange={() => undefined} />;
	const { draw: drawInto } = drawPage();
	drawInto(createPortal(list, inside.body));
	expect(inside.querySelectorAll('[role=option]').length).toBeGreaterThanOrEqual((0.3 * 2400) / 52);
});

it('[CTY-02] how many countries a search has found is told, also before all of their rows are there', () => {
	const status = () => host.querySelector('[role="status"]')?.textContent;
	show(null);
	expect(status()).toBe('');
	draw(<CountryRows countries={countries} isFound selectedId={null} onChange={() => undefined} />);
	expect(rows()).toBeLessThan(200);
	expect(status()).toBe('200 nəticə');
});
