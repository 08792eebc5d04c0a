import { type ReactElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button';
import { TextField } from '../TextField';
import { Drawer } from '.';

// Nothing here says that there is a shadow root: no PortalProvider does.
const cleanups: (() => void)[] = [];
afterEach(() => {
	for (const cleanup of cleanups.splice(0).reverse()) cleanup();
});

function show(element: ReactElement) {
	const host = document.body.appendChild(document.createElement('div'));
	const shadow = host.attachShadow({ mode: 'open' });
	const root = createRoot(shadow.appendChild(document.createElement('div')));
	cleanups.push(() => {
		root.unmount();
		host.remove();
	});
	flushSync(() => root.render(element));
	return shadow;
}

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
	const shadow = show(<Folded />);
	await userEvent.click(page.getByRole('button', { name: 'Aç' }));
	await userEvent.click(page.getByRole('textbox', { name: 'Sözlər' }));
	await userEvent.keyboard('salam');
	expect(shadow.querySelector('input')?.value).toBe('salam');
});
