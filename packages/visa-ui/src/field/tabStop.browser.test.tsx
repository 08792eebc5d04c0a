import '../base';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RadioGroup } from '../components/RadioGroup';
import { ToggleButtonGroup } from '../components/ToggleButtonGroup';
import { drawPage } from '../root/drawPage';

const patience = { timeout: 15_000 };
const items = [
	{ id: 'bir', label: 'Bir' },
	{ id: 'iki', label: 'İki' },
	{ id: 'üç', label: 'Üç' },
];
const focused = () => document.activeElement?.closest('label')?.textContent;

async function tabInto(group: ReactNode) {
	const { page, draw } = drawPage();
	const around = (inner: ReactNode) => (
		<>
			<button type="button">Əvvəl</button>
			{inner}
			<button type="button">Sonra</button>
		</>
	);
	draw(around(group));
	const [before] = await vi.waitUntil(() => page.querySelectorAll('button'), patience);
	before?.focus();
	await userEvent.tab();
	return { draw: (inner: ReactNode) => draw(around(inner)) };
}

const stops = () => [...document.querySelectorAll<HTMLInputElement>('input')].filter(({ tabIndex }) => tabIndex === 0);

it.each<[string, (value: string) => ReactNode]>([
	['RadioGroup', (value) => <RadioGroup label="Seçim" items={items} value={value} onChange={() => undefined} />],
	['ToggleButtonGroup', (value) => <ToggleButtonGroup label="Seçim" items={items} value={value} />],
])('%s whose value none of its items has is reached by Tab, and by its choice once that is known', async (_, group) => {
	const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
	const { draw } = await tabInto(group('dörd'));
	expect(focused()).toBe('Bir');
	draw(group('iki'));
	await vi.waitFor(() => expect(stops().map(({ value }) => value)).toEqual(['iki']), patience);
	draw(group('bir'));
	await vi.waitFor(() => expect(stops().map(({ value }) => value)).toEqual(['bir']), patience);
	warned.mockRestore();
});

it('a RadioGroup whose choice can no longer be made is reached by Tab at the first that can', async () => {
	const [first, ...others] = items;
	const closed = [{ id: 'bir', label: 'Bir', ...first, isDisabled: true }, ...others];
	const { draw } = await tabInto(<RadioGroup label="Seçim" items={closed} value="bir" onChange={() => undefined} />);
	expect(focused()).toBe('İki');
	draw(<RadioGroup label="Seçim" items={items} value="bir" onChange={() => undefined} />);
	await vi.waitFor(() => expect(stops().map(({ value }) => value)).toEqual(['bir']), patience);
});
