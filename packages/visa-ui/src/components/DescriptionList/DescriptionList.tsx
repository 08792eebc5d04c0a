import type { ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import { look } from '../../root/look';
import * as css from './DescriptionList.css';

/** A term and its value. */
export interface DescriptionItem {
	term: string;
	/** What has none (null, undefined, empty words) is left out. */
	value: ReactNode;
	/** For what is longer than a line, such as a note: it takes the list's whole width. */
	isLong?: boolean;
}

export interface DescriptionListProps extends RootProps<HTMLDListElement> {
	/** The pairs, from top to bottom: what it is, and what it is here. */
	items: readonly DescriptionItem[];
	/** 'columns': beside each other where there is room. 'rows': a line each, the term before its value. */
	layout?: keyof typeof css.list;
}

const isSaid = ({ value }: DescriptionItem) => value !== null && value !== undefined && value !== '' && value !== false;

/** Terms with their values: the facts of a person, a request, a record. */
export function DescriptionList({ items, layout = 'columns', className, ...root }: DescriptionListProps) {
	return (
		<dl {...root} className={classes(look(css.list, layout), className)}>
			{items.filter(isSaid).map(({ term, value, isLong }) => (
				<div key={term} className={css.item[layout]} data-long={isLong || undefined}>
					<dt className={css.term}>{term}</dt>
					<dd className={css.value}>{value}</dd>
				</div>
			))}
		</dl>
	);
}
