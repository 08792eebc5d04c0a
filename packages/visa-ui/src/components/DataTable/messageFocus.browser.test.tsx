import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawPage } from '../../root/drawPage';
import { DataTable } from '.';
import { columns, rows } from './testKit';

const patience = { timeout: 15_000 };

function Failed() {
	const [isFailed, setFailed] = useState(true);
	return (
		<DataTable
			caption="Müraciətlər"
			columns={columns}
			rows={isFailed ? [] : rows}
			{...(isFailed && { errorMessage: 'Şəbəkə yoxdur' })}
			onRetry={() => setFailed(false)}
		/>
	);
}

function Filtered() {
	const [isFiltered, setFiltered] = useState(true);
	return (
		<DataTable
			caption="Müraciətlər"
			columns={columns}
			rows={isFiltered ? [] : rows}
			isFiltered={isFiltered}
			onClearFilters={() => setFiltered(false)}
		/>
	);
}

it.each([
	['tries again', <Failed key="failed" />],
	['clears the filters', <Filtered key="filtered" />],
])('whoever %s in place of rows is in the table once they have come', async (_what, table) => {
	const { page, draw } = drawPage();
	draw(table);
	const frame = page.querySelector('section') as HTMLElement;
	(frame.querySelector(':scope > :not(table) button') as HTMLElement).focus();
	await userEvent.keyboard('{Enter}');
	await vi.waitFor(() => expect(page.querySelectorAll('tbody tr')).toHaveLength(rows.length), patience);
	expect(document.activeElement).toBe(frame);
});

it('whoever is elsewhere when rows come stays there', async () => {
	const { page, draw } = drawPage();
	const table = (list: typeof rows) => <DataTable caption="Müraciətlər" columns={columns} rows={list} isFiltered />;
	draw(table([]));
	const head = page.querySelector('thead button') as HTMLElement;
	head.focus();
	draw(table(rows));
	expect(document.activeElement).toBe(head);
});
