import type { ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import { listOf } from '../../root/listOf';
import { look } from '../../root/look';
import * as css from './DescriptionList.css';

/** A term and its value. */
export interface DescriptionItem {
	term: string;
	/** The value; items without one (null, undefined, empty text) are omitted. */
	value: ReactNode;
	/** For values longer than a line, such as a note: takes the full width of the list. */
	isLong?: boolean;
}

export interface DescriptionListProps extends RootProps<HTMLDListElement> {
	/** The terms and values, in order. */
	items: readonly DescriptionItem[];
	/** `columns`: side by side if there is room. `rows`: one per line, with the term before the value. */
	layout?: keyof typeof css.list;
}

const isSaid = ({ value }: DescriptionItem) => value !== null && value !== undefined && value !== '' && value !== false;

/** Terms with their values: the details of a person, a request, a record. */
export function DescriptionList({ items, layout = 'columns', className, ...root }: DescriptionListProps) {
	return (
		<dl {...root} className={classes(look(css.list, layout), className)}>
			{listOf(items)
				.filter(isSaid)
				.map(({ term, value, isLong }, index, shown) => (
					// A term may come again, as do those of several people.
					<div
						key={shown.findIndex((item) => item.term === term) === index ? term : index}
						className={css.item[layout]}
						data-long={isLong || undefined}
					>
						<dt className={css.term}>{term}</dt>
						<dd className={css.value}>{value}</dd>
					</div>
				))}
		</dl>
	);
}
