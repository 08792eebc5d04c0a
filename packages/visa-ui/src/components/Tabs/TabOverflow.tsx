'use client';

import { lazy, type ReactNode, type RefObject, Suspense, useLayoutEffect, useState } from 'react';
import { watchSizes } from '../../root/platform';
import * as css from './Tabs.css';

const TabMenu = lazy(() => import('./TabMenu'));

interface TabOverflowProps {
	/** The row that scrolls. */
	list: RefObject<HTMLElement | null>;
	label: string;
	items: readonly { id: string; label: string; badge?: ReactNode; isDisabled?: boolean; href?: string }[];
	current: string;
	onChoose?: (id: string) => void;
	children: ReactNode;
}

/** A row of tabs and, where it is longer than its place, a list of all of them at its end. */
export function TabOverflow({ list, children, ...menu }: TabOverflowProps) {
	const [isTooLong, setTooLong] = useState(false);
	const count = menu.items.length;
	useLayoutEffect(() => {
		const row = list.current;
		if (!row || count === 0) return undefined;
		const frame = row.parentElement;
		const sizes = watchSizes(() => {
			const needed = [...row.children].reduce((sum, tab) => sum + tab.getBoundingClientRect().width, 0);
			setTooLong(needed > (frame?.clientWidth ?? 0) + 1);
		});
		if (frame) sizes.observe(frame);
		for (const tab of row.children) sizes.observe(tab);
		return () => sizes.disconnect();
	}, [list, count]);
	return (
		<div className={css.overflow} data-too-long={isTooLong || undefined}>
			{children}
			{isTooLong && (
				<Suspense>
					<TabMenu {...menu} />
				</Suspense>
			)}
		</div>
	);
}

/**
 * Keeps the chosen tab in sight: when another is chosen, when tabs come or go, and when row or tabs become wider or narrower,
 * as where a phone is turned or the letters come late. Who has scrolled away from it stays there, whatever becomes wider.
 * @param chosen which of the row's elements it is, as a selector
 */
export function useInSight(list: RefObject<HTMLElement | null>, chosen: string, current: unknown, count: number) {
	// biome-ignore lint/correctness/useExhaustiveDependencies: another one that is chosen is looked for anew, and so are others
	useLayoutEffect(() => {
		const row = list.current;
		if (!row) return undefined;
		let isLeft = false;
		/** Where it was scrolled to from here: the browser tells of that later. */
		let own = row.scrollLeft;
		const show = () => {
			const tab = row.querySelector(chosen);
			if (!tab) return;
			if (beyond(row, tab) === 0) isLeft = false;
			if (isLeft) return;
			bringIntoSight(row, tab);
			own = row.scrollLeft;
		};
		const look = () => {
			const tab = row.querySelector(chosen);
			if (row.scrollLeft !== own) isLeft = tab !== null && beyond(row, tab) !== 0;
		};
		show();
		const sizes = watchSizes(show);
		for (const part of [row, ...row.children]) sizes.observe(part);
		/** Browsers leave a link where it is of which a part can be seen. */
		const follow = ({ target }: FocusEvent) => bringIntoSight(row, target as Element);
		row.addEventListener('scroll', look, { passive: true });
		row.addEventListener('focusin', follow);
		return () => {
			sizes.disconnect();
			row.removeEventListener('scroll', look);
			row.removeEventListener('focusin', follow);
		};
	}, [list, chosen, current, count]);
}

/**
 * How far the row has to be scrolled until a tab is clear of its ends, where it fades, as far as it can be; in px, below
 * none to the left.
 */
function beyond(list: Element, tab: Element): number {
	const { scrollPaddingInlineStart, direction } = getComputedStyle(list);
	const fade = Number.parseFloat(scrollPaddingInlineStart) || 0;
	const room = list.getBoundingClientRect();
	const place = tab.getBoundingClientRect();
	const [before, after] = [place.left - room.left - fade, place.right - room.right + fade];
	const wanted = before < -1 ? before : Math.max(0, after);
	const most = list.scrollWidth - list.clientWidth;
	const [first, last] = direction === 'rtl' ? [-most, 0] : [0, most];
	const way = Math.min(last, Math.max(first, list.scrollLeft + wanted)) - list.scrollLeft;
	return Math.abs(way) > 1 ? way : 0;
}

/** Scrolls the row of tabs alone: the browser's own way would move the page as well. */
function bringIntoSight(list: Element, tab: Element) {
	list.scrollLeft += beyond(list, tab);
}
