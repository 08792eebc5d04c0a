import { expect, it, vi } from 'vitest';
import { drawPage } from '../../root/drawPage';
import { FileDrop } from '../FileDrop';
import { Drawer } from '.';

it('stays open when no file is chosen after all in the window of the system', () => {
	const onClose = vi.fn();
	drawPage().draw(
		<Drawer title="Sənədlər" isOpen onClose={onClose}>
			<FileDrop label="Pasport" note="PNG" onRefused={() => undefined} />
		</Drawer>,
	);
	const drawer = document.querySelector('dialog') as HTMLElement;
	// The browser tells of it by the event that it also has for dialogs, and which goes up to them.
	drawer.querySelector('input')?.dispatchEvent(new Event('cancel', { bubbles: true }));
	expect(onClose).not.toHaveBeenCalled();
	drawer.dispatchEvent(new Event('cancel', { cancelable: true }));
	expect(onClose).toHaveBeenCalledOnce();
});
