import '../../theme/page.css';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emulate } from '../../theme/emulated';
import { LinkTabs } from './LinkTabs';

const items = Array.from({ length: 12 }, (_, index) => ({ href: `#${index}`, label: `Növbə nömrə ${index}` }));

let root: Root;
beforeEach(() => {
	root = createRoot(document.body.appendChild(document.createElement('div')));
	root.render(
		<div style={{ width: '20rem' }}>
			<LinkTabs label="Növbələr" items={items} current="#0" />
		</div>,
	);
});
afterEach(async () => {
	root.unmount();
	await emulate({});
});

/** How wide the row fades at its two ends, in px. */
async function fadesAt(scrolled: number) {
	const row = await vi.waitFor(() => {
		const found = [...document.querySelectorAll('ul')].find((list) => list.scrollWidth > list.clientWidth);
		if (!found) throw new Error('no row is too long yet');
		return found;
	});
	row.scrollLeft = scrolled * (row.scrollWidth - row.clientWidth);
	return { row, mask: () => getComputedStyle(row).maskImage };
}

it.each([undefined, 'reduced'] as const)(
	'a row of tabs fades where more of them are hidden, and not at its other end (motion: %s)',
	async (motion) => {
		await emulate({ ...(motion && { motion }) });
		const first = await fadesAt(0);
		await vi.waitFor(() => expect(first.mask()).toMatch(/ 0px, .* calc\(100% - 32px\)/));
		const last = await fadesAt(1);
		await vi.waitFor(() => expect(last.mask()).toMatch(/ 32px, .* (100%|calc\(100% - 0px\))/));
	},
);
