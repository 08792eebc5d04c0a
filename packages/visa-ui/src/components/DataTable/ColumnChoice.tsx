'use client';

import { useRef, useState } from 'react';
import { partOf } from '../../root/part';
import { useStrings } from '../../strings/components';
import { createIcon } from '../Icon';
import { useOpenedPart } from '../Toast';
import * as css from './DataTable.css';
import type { TableState } from './useTableState';

const columns = partOf(() => import('./ColumnPopover'));
const ColumnsIcon = /* @__PURE__ */ createIcon('M4 5h16v14H4Z', 'M9.5 5v14M14.5 5v14');

export interface ColumnChoiceProps<Row extends { id: string }, Id extends string> {
	state: TableState<Row, Id>;
	isArrangeable: boolean;
}

/** A button that opens the column settings, which are loaded when it is about to be pressed. */
export function ColumnChoice<Row extends { id: string }, Id extends string>({
	state,
	isArrangeable,
}: ColumnChoiceProps<Row, Id>) {
	const strings = useStrings();
	const [isOpen, setOpen] = useState(false);
	const ColumnPopover = useOpenedPart(columns, isOpen, () => setOpen(false));
	const button = useRef<HTMLButtonElement>(null);
	return (
		<>
			<button
				ref={button}
				type="button"
				className={css.tool}
				aria-haspopup="dialog"
				aria-expanded={isOpen}
				onPointerEnter={() => void columns.load()}
				onFocus={() => void columns.load()}
				onClick={() => setOpen(!isOpen)}
			>
				<ColumnsIcon size="small" />
				{strings.tableColumns}
			</button>
			{isOpen && ColumnPopover && (
				<ColumnPopover anchor={button} onOpenChange={setOpen} state={state} isArrangeable={isArrangeable} />
			)}
		</>
	);
}
