'use client';

import type { Range, VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, useState } from 'react';

/** How many new rows a slow CPU renders in less than 50 ms. */
const atOnce = 8;

/**
 * Dragging the scroll bar replaces all rows with every move. New ones are then rendered a few at a time, visible ones
 * first, the rest after these have been painted: no move waits for a whole page of rows.
 */
export function useFewAtOnce() {
	const drawn = useRef<ReadonlySet<number>>(new Set());
	const [turn, setTurn] = useState(0);
	const isCut = useRef(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another turn takes others
	const take = useCallback(
		(wanted: number[], { startIndex, endIndex }: Range) => {
			const before = drawn.current;
			const isNew = (index: number) => !before.has(index);
			const isInSight = (index: number) => index >= startIndex && index <= endIndex;
			const fresh = wanted.filter(isNew);
			// All initial rows determine the columns' widths.
			isCut.current = before.size > 0 && fresh.length > atOnce;
			if (!isCut.current) return wanted;
			const next = [...fresh.filter(isInSight), ...fresh.filter((index) => !isInSight(index))].slice(0, atOnce);
			return wanted.filter((index) => !isNew(index) || next.includes(index));
		},
		[turn],
	);
	useEffect(() => {
		if (!isCut.current) return;
		let timer: ReturnType<typeof setTimeout>;
		const frame = requestAnimationFrame(() => {
			timer = setTimeout(() => setTurn((before) => before + 1));
		});
		return () => {
			cancelAnimationFrame(frame);
			clearTimeout(timer);
		};
	});
	const noteDrawn = (items: readonly VirtualItem[]) => {
		drawn.current = new Set(items.map(({ index }) => index));
	};
	return { take, noteDrawn };
}
