import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawShadow } from '../../root/drawPage';
import { Button } from '../Button';
import { TextField } from '../TextField';
import { Drawer } from '.';

// Nothing here says that there is a shadow root: no PortalProvider does.

function Folded() {
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<Button onPress={() => setOpen(true)}>Aç</Button>
			<Drawer title="Menyu" isOpen={isOpen} onClose={() => setOpen(false)}>
				<TextField label="Sözlər" />
			</Drawer>
		</>
	);
}

it('a field of a drawer in a shadow root is typed into', async () => {
	const { shadow, draw } = drawShadow();
	draw(<Folded />);
	await userEvent.click(page.getByRole('button', { name: 'Aç' }));
	await userEvent.click(page.getByRole('textbox', { name: 'Sözlər' }));
	await userEvent.keyboard('salam');
	expect(shadow.querySelector('input')?.value).toBe('salam');
});
