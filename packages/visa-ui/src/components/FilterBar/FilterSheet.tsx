'use client';

import { useState } from 'react';
import type { SheetParts } from '../../overlay/sheetParts';
import { useStrings } from '../../strings/components';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import * as css from './FilterBar.css';
import { FilterFields, type FilterFieldsProps } from './FilterFields';
import { withoutFilters } from './filters';

export interface FilterSheetProps<Id extends string> extends FilterFieldsProps<Id> {
	title: string;
	parts: SheetParts | null;
	onClose: () => void;
}

/** The fields on a phone, fetched when they are asked for. Nothing is filtered before the reader says so. */
export default function FilterSheet<Id extends string>(props: FilterSheetProps<Id>) {
	const { filters, value, onChange, title, parts, onClose } = props;
	const strings = useStrings();
	const [draft, setDraft] = useState(value);
	const folded = filters.filter((filter) => filter.kind !== 'search');
	return (
		<Dialog
			title={title}
			isOpen
			onClose={onClose}
			footer={
				folded.length > 0 && (
					<>
						<Button tone="quiet" onPress={() => setDraft(withoutFilters(draft, folded))}>
							{strings.clear}
						</Button>
						<Button
							onPress={() => {
								onChange(draft);
								onClose();
							}}
						>
							{strings.filterApply}
						</Button>
					</>
				)
			}
		>
			<div className={css.sheetFields}>
				{parts?.before(onClose)}
				<FilterFields filters={folded} value={draft} onChange={setDraft} />
				{parts?.after}
			</div>
		</Dialog>
	);
}
