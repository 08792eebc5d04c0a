'use client';

import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { useMove } from 'react-aria/useMove';
import { plainKeys } from '../../root/plainKeys';
import * as css from './SplitView.css';
import { heldShare, shareForKey, shareLimits } from './share';

export interface SplitEdgeProps {
	label: string;
	share: number;
	frame: RefObject<HTMLDivElement | null>;
	onMove: (share: number) => void;
	onEnd: (share: number) => void;
}

/** The edge between two panes: a separator moved by pointer, arrow keys, Home and End. */
export function SplitEdge({ label, share, frame, onMove, onEnd }: SplitEdgeProps) {
	// The pointer's position, even beyond the limits.
	const wanted = useRef(share);
	function go(next: number) {
		wanted.current = next;
		onMove(heldShare(next));
	}
	const end = () => onEnd(Math.round(heldShare(wanted.current) * 10) / 10);
	const { moveProps } = useMove({
		onMoveStart: () => {
			wanted.current = share;
		},
		onMove: ({ deltaX, pointerType }) => {
			const element = frame.current;
			if (!element) return;
			const by = pointerType === 'keyboard' ? deltaX * shareLimits.step : (deltaX / element.clientWidth) * 100;
			go(wanted.current + by * (getComputedStyle(element).direction === 'rtl' ? -1 : 1));
		},
		onMoveEnd: end,
	});
	function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
		const next = shareForKey(event.key);
		if (next === undefined) return moveProps.onKeyDown?.(event);
		event.preventDefault();
		go(next);
		end();
	}
	return (
		// biome-ignore lint/a11y/useSemanticElements: a separator that moves is no rule between texts
		<div
			{...moveProps}
			onKeyDown={plainKeys(onKeyDown)}
			role="separator"
			tabIndex={0}
			className={css.edge}
			aria-orientation="vertical"
			aria-label={label}
			aria-valuenow={Math.round(share)}
			aria-valuemin={shareLimits.min}
			aria-valuemax={shareLimits.max}
			aria-valuetext={`${Math.round(share)} %`}
		/>
	);
}
