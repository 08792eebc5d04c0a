import { useRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../components/Button';
import { Menu, type MenuItem } from '../components/Menu';
import { drawPage } from '../root/drawPage';
import { Popover } from './Popover';

const patience = { timeout: 15_000 };
const focused = () => document.activeElement?.textContent;
const items: MenuItem[] = [
	{ id: 'open', label: 'Bax' },
	{ id: 'assign', label: 'Təyin et', items: [{ id: 'leyla', label: 'Leyla' }] },
	{ id: 'delete', label: 'Sil' },
];

async function openMenu(keys: string, onAction = vi.fn()) {
	const { draw } = drawPage();
	const show = (shown: MenuItem[]) => draw(<Menu label="Əməllər" items={shown} onAction={onAction} />);
	show(items);
	await vi.waitUntil(() => document.querySelector('button'), patience);
	document.querySelector('button')?.focus();
	await userEvent.keyboard('{ArrowDown}');
	await vi.waitFor(() => expect(focused()).toBe('Bax'), patience);
	await userEvent.keyboard(keys);
	return { show, onAction };
}

it('a menu’s row keeps the focus while others come before it, and is the one that Enter chooses', async () => {
	const { show, onAction } = await openMenu('{End}');
	expect(focused()).toBe('Sil');
	show([{ id: 'new', label: 'Yeni' }, ...items]);
	await vi.waitFor(() => expect(document.querySelectorAll('[role="menuitem"]')).toHaveLength(4), patience);
	expect(focused()).toBe('Sil');
	await userEvent.keyboard('{Enter}');
	await vi.waitFor(() => expect(onAction).toHaveBeenCalledWith('delete'), patience);
});

it('the first row gets the focus of one that had it when the menu opened', async () => {
	const { show } = await openMenu('{Shift}');
	show(items.slice(1));
	await vi.waitFor(() => expect(focused()).toBe('Təyin et'), patience);
});

it('the first row gets the focus of one that is removed, and of an open menu beside it', async () => {
	const { show } = await openMenu('{End}');
	show(items.slice(0, 2));
	await vi.waitFor(() => expect(focused()).toBe('Bax'), patience);
	await userEvent.keyboard('{ArrowDown}{ArrowRight}');
	await vi.waitFor(() => expect(focused()).toBe('Leyla'), patience);
	show(items.slice(0, 1));
	await vi.waitFor(() => expect(focused()).toBe('Bax'), patience);
});

function Explained({ hasMore }: { hasMore: boolean }) {
	const anchor = useRef<HTMLButtonElement>(null);
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<Button ref={anchor} onPress={() => setOpen(true)}>
				Aç
			</Button>
			<Popover label="İzah" anchor={anchor} isOpen={isOpen} onOpenChange={setOpen}>
				<Button>Bir</Button>
				{hasMore && <Button>İki</Button>}
			</Popover>
		</>
	);
}

it('the focus stays in a popover whose focused control is removed', async () => {
	const { draw } = drawPage();
	draw(<Explained hasMore />);
	await userEvent.click(page.getByRole('button', { name: 'Aç' }));
	await vi.waitFor(() => expect(focused()).toBe('Bir'), patience);
	await userEvent.keyboard('{Tab}');
	expect(focused()).toBe('İki');
	draw(<Explained hasMore={false} />);
	await vi.waitFor(() => expect(focused()).toBe('Bir'), patience);
});
