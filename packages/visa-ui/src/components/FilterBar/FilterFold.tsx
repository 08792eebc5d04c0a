'use client';

import { use, useState } from 'react';
import { SheetPartsContext } from '../../overlay/sheetParts';
import { partOf } from '../../root/part';
import { useStrings } from '../../strings/components';
import { Badge } from '../Badge';
import { createIcon } from '../Icon';
import { useOpenedPart } from '../Toast';
import * as css from './FilterBar.css';
import type { FilterFieldsProps } from './FilterFields';

const sheet = partOf(() => import('./FilterSheet'));
const FilterIcon = /* @__PURE__ */ createIcon('M4 7h16', 'M7 12h10', 'M10 17h4');

export interface FilterFoldProps<Id extends string> extends FilterFieldsProps<Id> {
	activeCount: number;
	/** The number of results; empty while unknown. */
	count: string;
}

/**
 * On a phone the fields, with a table's tools below them, are behind one button, which shows the number of active
 * filters.
 */
export function FilterFold<Id extends string>({ activeCount, count, ...fields }: FilterFoldProps<Id>) {
	const strings = useStrings();
	const [isOpen, setOpen] = useState(false);
	const FilterSheet = useOpenedPart(sheet, isOpen, () => setOpen(false));
	const parts = use(SheetPartsContext);
	const hasFields = fields.filters.some(({ kind }) => kind !== 'search');
	if (!hasFields && !parts) return null;
	const title = hasFields ? strings.filters : strings.tableTools;
	return (
		<>
			<button
				type="button"
				className={css.fold}
				data-holds-tools={parts ? '' : undefined}
				aria-haspopup="dialog"
				aria-expanded={isOpen}
				onPointerEnter={() => void sheet.load()}
				onFocus={() => void sheet.load()}
				onClick={() => setOpen(true)}
			>
				<FilterIcon size="small" />
				{title}
				{activeCount > 0 && <Badge>{activeCount}</Badge>}
			</button>
			{isOpen && FilterSheet && (
				<FilterSheet {...fields} title={title} count={count} parts={parts} onClose={() => setOpen(false)} />
			)}
		</>
	);
}
