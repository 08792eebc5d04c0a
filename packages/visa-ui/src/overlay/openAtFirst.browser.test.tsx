import { StrictMode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OpenAtFirst } from '../conformance/hosts';
import { Button, Dialog, Drawer } from '../entries';

const patience = { timeout: 15_000 };
const cleanups: (() => void)[] = [];
afterEach(() => {
	vi.restoreAllMocks();
	for (const cleanup of cleanups.splice(0).reverse()) cleanup();
});

function Asked({ as: Sheet }: { as: typeof Dialog | typeof Drawer }) {
	const [isOpen, setOpen] = useState(true);
	return (
		<Sheet title="Qayda" isOpen={isOpen} onClose={() => setOpen(false)}>
			<Button onPress={() => setOpen(false)}>Aydındır</Button>
		</Sheet>
	);
}

it.each([
	['Popover', <OpenAtFirst key="a" />],
	['Dialog', <Asked key="a" as={Dialog} />],
	['Drawer', <Asked key="a" as={Drawer} />],
])(
	'a page that a server rendered with an open %s is taken over as it is, and the sheet is pressed',
	async (_name, sheet) => {
		const complaints = vi.spyOn(console, 'error');
		const onRecoverableError = vi.fn();
		const element = (
			<StrictMode>
				<main>
					<p>Səhifə</p>
					{sheet}
					<p>Son</p>
				</main>
			</StrictMode>
		);
		const container = document.body.appendChild(document.createElement('div'));
		container.innerHTML = renderToString(element);
		const taken = container.querySelector('p');
		const root = hydrateRoot(container, element, { onRecoverableError });
		cleanups.push(() => {
			root.unmount();
			container.remove();
		});
		await userEvent.click(page.getByRole('button', { name: 'Aydındır' }));
		await expect.poll(() => document.querySelector('[role="dialog"], dialog'), patience).toBeNull();
		expect(container.querySelector('p')).toBe(taken);
		expect(onRecoverableError).not.toHaveBeenCalled();
		expect(complaints).not.toHaveBeenCalled();
	},
);
