'use client';

import { lazy, type ReactNode, type RefObject, Suspense, useLayoutEffect, useState } from 'react';
import { watchSizes } from '../../root/platform';
import * as css from './Tabs.css';

const TabMenu = lazy(() => import('./TabMenu'));

interface TabOverflowProps {
	/** The row that scrolls. */
	list: RefObject<HTMLElement | null>;
	label: string;
	items: readonly { id: string; label: string; isDisabled?: boolean; href?: string }[];
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
 * Keeps the chosen tab in sight: when another is chosen, and when row or tabs become wider or narrower, as where a phone is
 * turned or the letters come late. What one has scrolled to stays as long as nothing changes.
 * @param chosen which of the row's elements it is, as a selector
 */
export function useInSight(list: RefObject<HTMLElement | null>, chosen: string, current: unknown) {
	// biome-ignore lint/correctness/useExhaustiveDependencies: another one that is chosen is looked for anew
	useLayoutEffect(() => {
		const row = list.current;
		if (!row) return undefined;
		const show = () => {
			const tab = row.querySelector(chosen);
			if (tab) bringIntoSight(row, tab);
		};
		show();
		const sizes = watchSizes(show);
		for (const part of [row, ...row.children]) sizes.observe(part);
		return () => sizes.disconnect();
	}, [list, chosen, current]);
}

/** Scrolls the row of tabs alone: the browser's own way would move the page as well. */
function bringIntoSight(list: Element, tab: Element) {
	const room = list.getBoundingClientRect();
	const place = tab.getBoundingClientRect();
	if (place.left < room.left) list.scrollLeft -= room.left - place.left;
	else if (place.right > room.right) list.scrollLeft += place.right - room.right;
}
