import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawPage } from '../../root/drawPage';
import { Menu } from '../Menu';
import { Button } from './Button';

const patience = { timeout: 15_000 };
const focused = () => document.activeElement?.textContent;
const items = [{ id: 'open', label: 'Bax' }];

it('Enter that is held presses a button once, and not again what then has the focus', async () => {
	const onOpenChange = vi.fn();
	drawPage().draw(<Menu label="Əməllər" items={items} onOpenChange={onOpenChange} />);
	await vi.waitUntil(() => document.querySelector('button'), patience);
	document.querySelector('button')?.focus();
	await userEvent.keyboard('{ArrowDown}');
	await vi.waitFor(() => expect(focused()).toBe('Bax'), patience);
	await userEvent.keyboard('{Enter>4/}');
	expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
});

it('Enter that is held presses a Button once', async () => {
	const onPress = vi.fn();
	drawPage().draw(<Button onPress={onPress}>Sil</Button>);
	await vi.waitUntil(() => document.querySelector('button'), patience);
	document.querySelector('button')?.focus();
	await userEvent.keyboard('{Enter>4/}');
	expect(onPress).toHaveBeenCalledOnce();
});
