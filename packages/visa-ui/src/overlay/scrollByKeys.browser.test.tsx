import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../components/Button';
import { Dialog } from '../components/Dialog';
import { Drawer } from '../components/Drawer';
import { Menu } from '../components/Menu';
import { drawPage } from '../root/drawPage';

const patience = { timeout: 15_000 };
const text = Array.from({ length: 80 }, (_line, index) => <p key={String(index)}>Sətir {index + 1}</p>);
const shared = { title: 'Sənədlər', isOpen: true, onClose: () => {}, children: text };

async function show(sheet: ReactElement) {
	drawPage().draw(sheet);
	const part = await vi.waitUntil(() => document.querySelector<HTMLElement>('[data-scrolling]'), patience);
	const frame = part.closest('dialog, [role="dialog"]');
	await vi.waitFor(() => expect(frame?.contains(document.activeElement)).toBe(true), patience);
	return part;
}

it.each([
	['a dialog', <Dialog key={1} {...shared} />],
	['a dialog with buttons', <Dialog key={2} {...shared} footer={<Button>Bağla</Button>} />],
	['a drawer', <Drawer key={3} {...shared} />],
])('a long text in %s is scrolled by keys, though it has no control', async (_, sheet) => {
	const part = await show(sheet);
	await userEvent.keyboard('{ArrowDown}');
	expect(part.scrollTop).toBeGreaterThan(0);
	await userEvent.keyboard('{PageDown}');
	expect(part.scrollTop).toBeGreaterThan(part.clientHeight / 2);
	await userEvent.keyboard('{End}');
	expect(part.scrollTop).toBeCloseTo(part.scrollHeight - part.clientHeight, -1);
	await userEvent.keyboard('{Tab}{Home}');
	expect(part.scrollTop).toBe(0);
});

function WithMenu() {
	const items = [{ id: 'a', label: 'A' }];
	return <Drawer {...shared} footer={<Menu label="Əməllər" items={items} />} />;
}

it('keys that mean something where they are pressed scroll nothing', async () => {
	const part = await show(<WithMenu />);
	document.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
	await userEvent.keyboard('{ArrowDown}');
	await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('A'), patience);
	await userEvent.keyboard('{End}{Home}{ArrowDown}');
	expect(part.scrollTop).toBe(0);
});
