'use client';

import { type ReactNode, type RefObject, Suspense, useLayoutEffect, useState } from 'react';
import { shownPart } from '../../root/part';
import { watchSizes } from '../../root/platform';
import * as css from './Tabs.css';

// Without it the row can still be scrolled.
const TabMenu = shownPart(
	() => import('./TabMenu'),
	() => null,
);

interface TabOverflowProps {
	/** The scrolling row. */
	list: RefObject<HTMLElement | null>;
	label: string;
	items: readonly { id: string; label: string; badge?: ReactNode; isDisabled?: boolean; href?: string }[];
	current: string;
	onChoose?: (id: string) => void;
	children: ReactNode;
}

/** A row of tabs and, if it overflows, a list of all of them at its end. */
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
 * Keeps the selected tab visible: when another is selected, when tabs are added or removed, and when the row or its tabs
 * change in width, as when a phone is rotated or fonts load late. Someone who has scrolled away from it isn't moved by
 * width changes.
 * @param chosen a selector for the element in the row
 */
export function useInSight(list: RefObject<HTMLElement | null>, chosen: string, current: unknown, count: number) {
	// biome-ignore lint/correctness/useExhaustiveDependencies: another one that is chosen is looked for anew, and so are others
	useLayoutEffect(() => {
		const row = list.current;
		if (!row) return undefined;
		let isLeft = false;
		/** The position scrolled to from here: the browser reports it later. */
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
		/** Browsers don't scroll to a focused link that is partially visible. */
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
 * How far the row must be scrolled until a tab is clear of the fading ends, as far as possible; in px, negative to the
 * left.
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

/** Scrolls only the row of tabs: the browser's own method would scroll the page as well. */
function bringIntoSight(list: Element, tab: Element) {
	list.scrollLeft += beyond(list, tab);
}
