/**
 * Said aloud although the elements have them: as a card a row is no longer displayed as a row, and some browsers
 * then forget what it is.
 */
export const tableRoles = {
	table: { role: 'table' },
	group: { role: 'rowgroup' },
	row: { role: 'row' },
	head: { role: 'columnheader', scope: 'col' },
	rowHead: { role: 'rowheader', scope: 'row' },
	cell: { role: 'cell' },
} as const;
