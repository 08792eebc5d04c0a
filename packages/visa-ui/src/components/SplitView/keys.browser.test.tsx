import { expect, it } from 'vitest';
import { drawPage } from '../../root/drawPage';
import { DataTable } from '../DataTable';
import { ImageViewer } from '../ImageViewer';
import { SplitView } from '.';

const columns = ['Ad', 'Ölkə'].map((header, at) => ({ id: header, header, cell: () => header, isRowHeader: at === 0 }));

it.each([
	[
		'a split view',
		<SplitView key="split" listLabel="A" list="A" detailLabel="B" detail="B" onBack={() => undefined} />,
	],
	['a table', <DataTable key="table" caption="C" columns={columns} rows={[{ id: '1' }]} isArrangeable />],
	['pictures', <ImageViewer key="viewer" label="D" src={null} pages={{ number: 1, total: 2, onTurn: () => {} }} />],
])('what arrow keys move in %s leaves those with Alt to the browser, such as for one page back', (_where, content) => {
	const { page, draw } = drawPage();
	draw(content);
	const moved = page.querySelector('[role="separator"], [role="group"] [role="group"]') as HTMLElement;
	moved.focus();
	const press = (altKey: boolean) => {
		const event = new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey, bubbles: true, cancelable: true });
		moved.dispatchEvent(event);
		return event.defaultPrevented;
	};
	expect([press(false), press(true)]).toEqual([true, false]);
});
