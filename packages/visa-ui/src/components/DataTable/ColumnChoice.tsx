'use client';

import { lazy, Suspense, useRef, useState } from 'react';
import { useStrings } from '../../strings/components';
import { createIcon } from '../Icon';
import * as css from './DataTable.css';
import type { DataColumn } from './types';
import type { TableState } from './useTableState';

const load = () => import('./ColumnPopover');
const ColumnPopover = lazy(load);
const ColumnsIcon = /* @__PURE__ */ createIcon('M4 5h16v14H4Z', 'M9.5 5v14M14.5 5v14');

export interface ColumnChoiceProps<Row extends { id: string }, Id extends string> {
	columns: readonly DataColumn<Row, Id>[];
	state: TableState<Row, Id>;
}

/** A button that opens the choice of columns. The choice is fetched when the button is about to be pressed. */
export function ColumnChoice<Row extends { id: string }, Id extends string>({
	columns,
	state,
}: ColumnChoiceProps<Row, Id>) {
	const strings = useStrings();
	const [isOpen, setOpen] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const items = columns
		.filter((column) => column.isHideable)
		.map(({ id, header }) => ({ id, header, isShown: state.columns.some((shown) => shown.id === id) }));
	return (
		<>
			<button
				ref={button}
				type="button"
				className={css.tool}
				aria-haspopup="dialog"
				aria-expanded={isOpen}
				onPointerEnter={() => void load()}
				onFocus={() => void load()}
				onClick={() => setOpen(!isOpen)}
			>
				<ColumnsIcon size="small" />
				{strings.tableColumns}
			</button>
			{isOpen && (
				<Suspense>
					<ColumnPopover
						anchor={button}
						onOpenChange={setOpen}
						items={items}
						canHide={state.columns.length > 1}
						onChange={(id, isShown) =>
							state.setHidden(isShown ? state.hidden.filter((hidden) => hidden !== id) : [...state.hidden, id as Id])
						}
					/>
				</Suspense>
			)}
		</>
	);
}
