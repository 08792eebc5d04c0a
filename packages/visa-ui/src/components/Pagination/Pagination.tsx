'use client';

import type { ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import { stayAmong } from '../../root/keepFocus';
import { numberOf } from '../../root/numberOf';
import { useStrings } from '../../strings/components';
import { ChevronLeftIcon, ChevronRightIcon, FirstIcon, LastIcon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { PageCounts, type PageCountsProps } from './PageCounts';
import { PageTarget } from './PageTarget';
import * as css from './Pagination.css';
import { pagesAround } from './pagesAround';

/** Pages are links if they have URLs, and buttons otherwise. */
export type PageWays =
	| {
			/** Returns the URL of a page, starting at 1; pages are then links, which can be opened in new tabs. */
			hrefOf: (page: number) => string;
			/** Called with the chosen page, starting at 1. */
			onChange?: (page: number) => void;
	  }
	| { hrefOf?: never; onChange: (page: number) => void };

export type PaginationProps = RootProps<HTMLElement> &
	PageWays &
	PageCountsProps & {
		/** The current page, starting at 1. */
		page: number;
		/** The number of pages. */
		pageCount: number;
		/** The landmark's name, if the default doesn't fit. */
		label?: string;
	};

const stayAtPage = stayAmong('button, a');

/** Navigation between the pages of a long list. */
export function Pagination({
	page: given,
	pageCount: count,
	label,
	hrefOf,
	onChange,
	total,
	pageSize,
	pageSizes,
	onPageSizeChange,
	className,
	...root
}: PaginationProps) {
	const strings = useStrings();
	// At least the first one is there.
	const page = Math.max(1, numberOf(given, 1));
	const pageCount = Math.max(1, numberOf(count, page));
	const target = (to: number, name: string, face: ReactNode, isArrow: boolean) => (
		<PageTarget
			name={name}
			href={hrefOf?.(Math.max(1, Math.min(to, pageCount)))}
			onPress={() => onChange?.(to)}
			isCurrent={!isArrow && to === page}
			isDisabled={isArrow && (to < 1 || to > pageCount || to === page)}
		>
			{isArrow ? <span className={css.arrow}>{face}</span> : face}
		</PageTarget>
	);

	return (
		<nav {...root} aria-label={label ?? strings.pagination} className={classes(css.pagination, className)}>
			<PageCounts
				page={page}
				total={total}
				pageSize={pageSize}
				pageSizes={pageSizes}
				onPageSizeChange={onPageSizeChange}
			/>
			<ul ref={stayAtPage} className={css.pages}>
				<li>{target(1, strings.firstPage, <FirstIcon size="small" />, true)}</li>
				<li>{target(page - 1, strings.previousPage, <ChevronLeftIcon size="small" />, true)}</li>
				<li className={css.place}>
					<span role="status">
						<span aria-hidden="true">{strings.pageOf(page, pageCount)}</span>
						<VisuallyHidden>{strings.pageSpoken(page, pageCount)}</VisuallyHidden>
					</span>
				</li>
				{pagesAround(page, pageCount).map((mark) => (
					<li key={mark} className={classes(css.numbered, typeof mark !== 'number' && css.gap)}>
						{typeof mark === 'number' ? target(mark, strings.page(mark), mark, false) : '…'}
					</li>
				))}
				<li>{target(page + 1, strings.nextPage, <ChevronRightIcon size="small" />, true)}</li>
				<li>{target(pageCount, strings.lastPage, <LastIcon size="small" />, true)}</li>
			</ul>
		</nav>
	);
}
