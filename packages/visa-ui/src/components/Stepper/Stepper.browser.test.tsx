import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawPage } from '../../root/drawPage';
import { Stepper } from '.';

const steps = ['Ölkə', 'Tarix', 'Xidmət'].map((label) => ({ label }));

function Steps() {
	const [current, setCurrent] = useState(2);
	return <Stepper steps={steps} current={current} reachable={2} onSelect={setCurrent} />;
}

it('a step that is chosen by keys keeps the focus, though it is no button any more', async () => {
	const { page, draw } = drawPage();
	page.style.width = '1200px';
	draw(<Steps />);
	page.querySelector<HTMLElement>('ol button')?.focus();
	await userEvent.keyboard('{Enter}');
	const current = await vi.waitUntil(() => page.querySelector('li:first-child[aria-current="step"]'));
	expect(document.activeElement).toBe(current);
	await userEvent.keyboard('{Tab}{Enter}');
	await vi.waitFor(() => expect(document.activeElement?.matches('li:nth-child(2)[aria-current="step"]')).toBe(true));
});
