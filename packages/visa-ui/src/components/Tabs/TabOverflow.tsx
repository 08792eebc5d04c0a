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
		row.addEventListener('scroll', look, { passive: true });
		return () => {
			sizes.disconnect();
			row.removeEventListener('scroll', look);
		};
	}, [list, chosen, current, count]);
}

/** How far a tab reaches out of its row, in px: below none at its left, above at its right. */
function beyond(list: Element, tab: Element): number {
	const room = list.getBoundingClientRect();
	const place = tab.getBoundingClientRect();
	if (place.left < room.left - 1) return place.left - room.left;
	return place.right > room.right + 1 ? place.right - room.right : 0;
}

/** Scrolls the row of tabs alone: the browser's own way would move the page as well. */
function bringIntoSight(list: Element, tab: Element) {
	list.scrollLeft += beyond(list, tab);
}
