import { useLayoutEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PortalProvider, Tree } from '../entries';
import { drawShadow } from '../root/drawPage';

// In a file of its own: once the shadow root is registered, it is for the whole page.

const nodes = [{ id: 'staff', label: 'Əməkdaşlar', children: [{ id: 'leyla', label: 'Leyla' }] }];

/** Creates the container for overlays while rendering, and attaches it to its shadow root afterwards. */
function Late({ shadow }: { shadow: ShadowRoot }) {
	const [container] = useState(() => document.createElement('div'));
	useLayoutEffect(() => shadow.append(container), [shadow, container]);
	return (
		<PortalProvider container={container}>
			<Tree label="Bölmələr" items={nodes} />
		</PortalProvider>
	);
}

it('a tree opens in a shadow that its container is put into after it was drawn', async () => {
	const { shadow, draw } = drawShadow();
	draw(<Late shadow={shadow} />);
	await userEvent.click(page.getByRole('button', { name: /Əməkdaşlar/ }));
	await expect.element(page.getByRole('row', { name: 'Leyla' }), { timeout: 15_000 }).toBeVisible();
});
