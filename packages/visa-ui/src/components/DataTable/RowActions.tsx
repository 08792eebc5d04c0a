'use client';

import { type KeyboardEvent, useRef, useState } from 'react';
import { partOf } from '../../root/part';
import { useStrings } from '../../strings/components';
import { MoreIcon } from '../Icon';
import { useOpenedPart } from '../Toast';
import * as css from './RowParts.css';
import { tableRoles } from './tableRoles';
import type { TableActions } from './types';

const menu = partOf(() => import('./RowMenu'));

export interface RowActionsProps<Row> {
	row: Row;
	actions: TableActions<Row>;
}

/**
 * The button at the end of a row. Its menu is loaded when it is about to be opened, and rendered only for the open row.
 */
export function RowActions<Row>({ row, actions }: RowActionsProps<Row>) {
	const strings = useStrings();
	const button = useRef<HTMLButtonElement>(null);
	const [startAt, setStartAt] = useState<'first' | 'last' | null>(null);
	const RowMenu = useOpenedPart(menu, startAt !== null, () => setStartAt(null));
	const name = strings.tableRowActions(actions.labelOf(row));
	function onKeyDown(event: KeyboardEvent) {
		if (startAt || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
		event.preventDefault();
		setStartAt(event.key === 'ArrowDown' ? 'first' : 'last');
	}
	return (
		<td {...tableRoles.cell} className={css.actionsCell} data-actions="">
			<button
				ref={button}
				type="button"
				className={css.tool}
				aria-label={name}
				title={name}
				aria-haspopup="menu"
				aria-expanded={startAt !== null}
				onPointerEnter={() => void menu.load()}
				onFocus={() => void menu.load()}
				onKeyDown={onKeyDown}
				onClick={() => setStartAt(startAt ? null : 'first')}
			>
				<MoreIcon size="small" />
			</button>
			{startAt && RowMenu && (
				<RowMenu
					button={button}
					label={name}
					items={actions.items(row)}
					startAt={startAt}
					onAction={(id) => actions.onAction?.(id, row)}
					onClose={() => setStartAt(null)}
				/>
			)}
		</td>
	);
}
