import '../entries';
import { beforeEach, expect, it, vi } from 'vitest';
import { Drawer } from '../components/Drawer';
import { afterPaint } from './afterPaint';
import { drawPage } from './drawPage';
import { useUntilPainted } from './useUntilPainted';

let host: HTMLElement;
let draw: ReturnType<typeof drawPage>['draw'];
beforeEach(() => {
	({ page: host, draw } = drawPage());
});

function Views({ shown }: { shown: string }) {
	return <p>{[...new Set([useUntilPainted(shown), shown])].join(', ')}</p>;
}
const show = (shown: string) => draw(<Views shown={shown} />);

it('[WIZ-01] what was shown before stays until what is shown now has been painted', async () => {
	show('ölkə');
	expect(host.textContent).toBe('ölkə');
	show('tarix');
	expect(host.textContent).toBe('ölkə, tarix');
	await vi.waitFor(() => expect(host.textContent).toBe('tarix'));
});

it('[WIZ-01] who goes on and back before that finds it as it was', async () => {
	show('ölkə');
	show('tarix');
	show('ölkə');
	expect(host.textContent).toBe('ölkə');
	show('tarix');
	show('növ');
	expect(host.textContent).toBe('ölkə, növ');
	await vi.waitFor(() => expect(host.textContent).toBe('növ'));
});

it('[NAV-10] a drawer that is closed is out of sight at once, and gone with the focus given back after that is painted', async () => {
	const render = (isOpen: boolean) =>
		draw(
			<>
				<button type="button">Menyu</button>
				<Drawer title="Viza" isOpen={isOpen} onClose={onClose}>
					<a href="#about">Haqqımızda</a>
				</Drawer>
			</>,
		);
	const onClose = vi.fn();
	render(false);
	const opener = host.querySelector('button');
	opener?.focus();
	render(true);
	const dialog = host.querySelector('dialog');
	expect(dialog?.matches(':modal')).toBe(true);
	// Closed before it was ever visible, it disappears immediately.
	for (const _ of ['opened', 'known to be seen']) await afterPaint();
	render(false);
	expect(dialog?.isConnected).toBe(true);
	expect(dialog && getComputedStyle(dialog).opacity).toBe('0');
	expect(dialog && getComputedStyle(dialog, '::backdrop').opacity).toBe('0');
	// When the browser asks it to close it is closing already.
	dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
	expect(onClose).not.toHaveBeenCalled();
	await vi.waitFor(() => expect(dialog?.isConnected).toBe(false));
	await vi.waitFor(() => expect(document.activeElement).toBe(opener));
	expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
});

it('[NAV-10] a drawer that is opened again while it closes stays what it is', async () => {
	const render = (isOpen: boolean) =>
		draw(
			<Drawer title="Viza" isOpen={isOpen} onClose={() => undefined}>
				<a href="#about">Haqqımızda</a>
			</Drawer>,
		);
	render(true);
	const dialog = host.querySelector('dialog');
	await vi.waitFor(() => expect(dialog?.contains(document.activeElement)).toBe(true));
	render(false);
	render(true);
	expect(host.querySelector('dialog')).toBe(dialog);
	expect(dialog?.hasAttribute('data-leaving')).toBe(false);
});
