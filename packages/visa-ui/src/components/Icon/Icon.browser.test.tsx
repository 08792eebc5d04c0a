// Built from its sources a component takes its resets from the page.
import '../../theme/page.css';
import '../../entries';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { drawPage } from '../../root/drawPage';
import { StatusTag } from '../StatusTag';
import { CheckIcon } from '.';

let container: HTMLElement;
let draw: ReturnType<typeof drawPage>['draw'];
beforeEach(() => {
	({ page: container, draw } = drawPage());
});

/** The icon's width in a table cell without any space: a cell is at least as wide as its unbreakable content. */
async function inNarrowCell(content: ReactNode) {
	draw(
		<table style={{ width: '1px' }}>
			<tbody>
				<tr>
					<td>{content}</td>
				</tr>
			</tbody>
		</table>,
	);
	const icon = await vi.waitUntil(() => container.querySelector('svg'), { timeout: 15_000 });
	const cell = container.querySelector('td') as Element;
	return { icon: icon.getBoundingClientRect().width, cell: cell.clientWidth };
}

it('[DSH-04] an icon keeps its width in a cell of a table without room, and the cell is as wide', async () => {
	const { icon, cell } = await inNarrowCell(<CheckIcon size="small" />);
	expect(icon).toBe(20);
	expect(cell).toBeGreaterThanOrEqual(20);
});

it('[DSH-04] the mark of a state keeps its width there, and no word is cut for it', async () => {
	const { icon } = await inNarrowCell(
		<StatusTag tone="info" isQuiet icon={<CheckIcon />}>
			Göndərilib
		</StatusTag>,
	);
	expect(icon).toBeGreaterThan(15);
	const tag = container.querySelector('td > span') as Element;
	expect(tag.scrollWidth).toBeLessThanOrEqual(tag.clientWidth);
});
