'use client';

import { lazy, Suspense, useState } from 'react';
import { useStrings } from '../../strings/components';
import { Badge } from '../Badge';
import { createIcon } from '../Icon';
import * as css from './FilterBar.css';
import type { FilterFieldsProps } from './FilterFields';

const load = () => import('./FilterSheet');
const FilterSheet = lazy(load) as typeof import('./FilterSheet').default;
const FilterIcon = /* @__PURE__ */ createIcon('M4 7h16', 'M7 12h10', 'M10 17h4');

export interface FilterFoldProps<Id extends string> extends FilterFieldsProps<Id> {
	activeCount: number;
}

/** On a phone the fields stand behind one button, which says how many are in use. */
export function FilterFold<Id extends string>({ activeCount, ...fields }: FilterFoldProps<Id>) {
	const strings = useStrings();
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<button
				type="button"
				className={css.fold}
				aria-haspopup="dialog"
				aria-expanded={isOpen}
				onPointerEnter={() => void load()}
				onFocus={() => void load()}
				onClick={() => setOpen(true)}
			>
				<FilterIcon size="small" />
				{strings.filters}
				{activeCount > 0 && <Badge>{activeCount}</Badge>}
			</button>
			{isOpen && (
				<Suspense>
					<FilterSheet {...fields} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	);
}
