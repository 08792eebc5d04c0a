import { Activity } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawPage } from '../../root/drawPage';
import { ComboBox, useAsyncItems } from '.';

const patience = { timeout: 15_000 };

function Countries({ load }: { load: (text: string, signal: AbortSignal) => Promise<[]> }) {
	return <ComboBox label="Ölkə" {...useAsyncItems({ load, delay: 0 })} />;
}

it('no longer waits for an answer that hiding its part of the page has given up', async () => {
	const load = vi.fn((_text: string, _signal: AbortSignal) => new Promise<[]>(() => undefined));
	const { page, draw } = drawPage();
	const part = (mode: 'visible' | 'hidden') => (
		<Activity mode={mode}>
			<Countries load={load} />
		</Activity>
	);
	draw(part('visible'));
	await userEvent.fill(page.querySelector('input') as HTMLElement, 'it');
	await vi.waitFor(() => expect(load).toHaveBeenCalledOnce(), patience);
	const waits = () => page.querySelector('[role="listbox"]')?.ariaBusy;
	expect(waits()).toBe('true');
	draw(part('hidden'));
	await vi.waitFor(() => expect(load.mock.lastCall?.[1].aborted).toBe(true), patience);
	draw(part('visible'));
	await vi.waitFor(() => expect(waits()).toBeNull(), patience);
});
