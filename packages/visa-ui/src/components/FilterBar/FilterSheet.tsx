'use client';

import type { SheetParts } from '../../overlay/sheetParts';
import { useStrings } from '../../strings/components';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import * as css from './FilterBar.css';
import { FilterFields, type FilterFieldsProps } from './FilterFields';
import { withoutFilters } from './filters';

export interface FilterSheetProps<Id extends string> extends FilterFieldsProps<Id> {
	title: string;
	/** The number of results; empty while unknown. */
	count: string;
	parts: SheetParts | null;
	onClose: () => void;
}

/**
 * The fields on a phone, loaded on demand. Changes take effect immediately, because the tools beside the fields depend on
 * them.
 */
export default function FilterSheet<Id extends string>(props: FilterSheetProps<Id>) {
	const { filters, value, onChange, title, count, parts, onClose } = props;
	const strings = useStrings();
	const folded = filters.filter((filter) => filter.kind !== 'search');
	return (
		<Dialog
			title={title}
			isOpen
			onClose={onClose}
			footer={
				folded.length > 0 && (
					<>
						{/* The one above the list can't be heard behind the sheet. */}
						<p className={css.sheetCount} role="status">
							{count}
						</p>
						<Button tone="quiet" onPress={() => onChange(withoutFilters(value, folded))}>
							{strings.clear}
						</Button>
						<Button width="full" onPress={onClose}>
							{strings.filterShow}
						</Button>
					</>
				)
			}
		>
			<div className={css.sheetFields}>
				{parts?.before(onClose)}
				<FilterFields filters={folded} value={value} onChange={onChange} />
				{parts?.after}
			</div>
		</Dialog>
	);
}
