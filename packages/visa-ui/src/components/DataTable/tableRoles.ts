/**
 * Explicit although the elements imply them: a row displayed as a card is no longer a table row, and some browsers then
 * drop its role.
 */
export const tableRoles = {
	table: { role: 'table' },
	group: { role: 'rowgroup' },
	row: { role: 'row' },
	head: { role: 'columnheader', scope: 'col' },
	rowHead: { role: 'rowheader', scope: 'row' },
	cell: { role: 'cell' },
} as const;
