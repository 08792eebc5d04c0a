import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawPage } from '../../root/drawPage';
import { Button } from '../Button';
import { DataTable } from './DataTable';

const columns = [{ id: 'id', header: 'Nömrə', cell: (row: { id: string }) => row.id, isRowHeader: true }];
const rows = [{ id: 'VZ-1' }, { id: 'VZ-2' }];
const selection = { labelOf: (row: { id: string }) => row.id, defaultSelectedIds: ['VZ-1'] };

function Clearing() {
	const actions = (_ids: readonly string[], clear: () => void) => <Button onPress={clear}>Təsdiqlə</Button>;
	return <DataTable aria-label="Müraciətlər" columns={columns} rows={rows} selection={{ ...selection, actions }} />;
}

/** The page holds the selection, and empties it itself. */
function Held() {
	const [selectedIds, setSelectedIds] = useState(['VZ-1']);
	const actions = () => <Button onPress={() => setSelectedIds([])}>Təsdiqlə</Button>;
	const held = { labelOf: selection.labelOf, selectedIds, onChange: setSelectedIds, actions };
	return <DataTable aria-label="Müraciətlər" columns={columns} rows={rows} selection={held} />;
}

it.each([
	['the table', <Clearing key={1} />],
	['the page', <Held key={2} />],
])(
	'[DSH-08] the focus goes to the rows when an action on the selected ones empties the selection of %s',
	async (_whose, table) => {
		const { page, draw } = drawPage();
		draw(table);
		const action = () => [...page.querySelectorAll('button')].find((one) => one.textContent === 'Təsdiqlə');
		await vi.waitFor(() => expect(action()).toBeDefined());
		action()?.focus();
		await userEvent.keyboard('{Enter}');
		await vi.waitFor(() => expect(action()).toBeUndefined());
		await vi.waitFor(() => expect(document.activeElement?.matches('thead input')).toBe(true));
	},
);
