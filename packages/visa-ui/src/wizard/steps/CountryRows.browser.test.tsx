import '../../entries';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { Country } from 'visa-sdk/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CountryRows } from './CountryRows';

const countries = Array.from({ length: 200 }, (_, index) => ({
	id: `c${index}`,
	name: `Ölkə ${index}`,
	additionalServices: 0,
})) as Country[];

let root: Root;
let host: HTMLElement;
beforeEach(() => {
	host = document.body.appendChild(document.createElement('div'));
	root = createRoot(host);
});
afterEach(() => {
	root.unmount();
	host.remove();
});
const show = (selectedId: string | null) =>
	flushSync(() =>
		root.render(<CountryRows countries={countries} selectedId={selectedId} onChange={() => undefined} />),
	);
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
