'use client';

import { formatAmount } from 'visa-sdk/format';
import { numberOf } from '../../root/numberOf';
import { useStrings } from '../../strings/components';
import { useFormats } from '../../strings/formats';
import { Select } from '../Select';
import * as css from './Pagination.css';
import { placesOf } from './pagesAround';

export interface PageCountsProps {
	/** The total number of results; shows which of them are on this page. */
	total?: number | undefined;
	/** Results per page. */
	pageSize?: number | undefined;
	/** The page sizes to choose from. */
	pageSizes?: readonly number[] | undefined;
	/** Called when the reader chooses another page size; without it there is no choice. */
	onPageSizeChange?: ((pageSize: number) => void) | undefined;
}

/** Which results are shown, and how many a page holds. */
export function PageCounts({ page, pageSizes, onPageSizeChange, ...given }: PageCountsProps & { page: number }) {
	const total = numberOf(given.total, undefined);
	const pageSize = numberOf(given.pageSize, undefined);
	const strings = useStrings();
	const formats = useFormats();
	const count = (number: number) => formatAmount(number, formats);
	const places = total !== undefined && pageSize !== undefined ? placesOf(page, pageSize, total) : null;
	const isChoosable = pageSizes && pageSize !== undefined && onPageSizeChange;
	if (!places && !isChoosable) return null;
	return (
		<div className={css.about}>
			{places && total !== undefined && (
				<span>
					{total === 0 ? strings.noResults : strings.shownOf(count(places.first), count(places.last), count(total))}
				</span>
			)}
			{isChoosable && (
				<Select
					aria-label={strings.pageSize}
					items={pageSizes.map((size) => ({ id: String(size), label: strings.perPage(size) }))}
					value={String(pageSize)}
					isRequired
					onChange={(size) => size !== null && onPageSizeChange(Number(size))}
				/>
			)}
		</div>
	);
}
