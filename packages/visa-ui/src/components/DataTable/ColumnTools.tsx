'use client';

import { useLayoutEffect, useRef } from 'react';
import { useStrings } from '../../strings/components';
import { ChevronDownIcon, ChevronUpIcon, createIcon } from '../Icon';
import * as css from './ColumnPopover.css';

const PinIcon = /* @__PURE__ */ createIcon('M8.5 3.5h7l-1 7 3.5 3.5H6l3.5-3.5Z', 'M12 14v6.5');

export interface ColumnToolsProps {
	header: string;
	canMoveEarlier: boolean;
	canMoveLater: boolean;
	onMove: (step: -1 | 1) => void;
	/** undefined: it is always pinned at the start. */
	isPinned: boolean | undefined;
	onPin: (isPinned: boolean) => void;
}

/** The buttons beside a column's name: earlier, later, pinned. */
export function ColumnTools({ header, canMoveEarlier, canMoveLater, onMove, isPinned, onPin }: ColumnToolsProps) {
	const strings = useStrings();
	const pressed = useRef<HTMLButtonElement>(null);
	// A button loses focus when it is moved within the list.
	useLayoutEffect(() => {
		pressed.current?.focus();
		pressed.current = null;
	});
	const mover = (step: -1 | 1, name: string, canMove: boolean) => {
		const Icon = step === -1 ? ChevronUpIcon : ChevronDownIcon;
		return (
			<button
				type="button"
				className={css.tool}
				aria-label={name}
				title={name}
				// Not `disabled`, which would lose focus at the end of the list.
				aria-disabled={!canMove || undefined}
				onClick={(event) => {
					pressed.current = event.currentTarget;
					onMove(step);
				}}
			>
				<Icon size="small" />
			</button>
		);
	};
	return (
		<span className={css.tools}>
			{mover(-1, strings.tableColumnEarlier(header), canMoveEarlier)}
			{mover(1, strings.tableColumnLater(header), canMoveLater)}
			{isPinned === undefined ? (
				<span className={css.noPin} />
			) : (
				<button
					type="button"
					className={`${css.tool} ${css.pin}`}
					aria-label={strings.tableColumnPin(header)}
					title={strings.tableColumnPin(header)}
					aria-pressed={isPinned}
					onClick={(event) => {
						pressed.current = event.currentTarget;
						onPin(!isPinned);
					}}
				>
					<PinIcon size="small" />
				</button>
			)}
		</span>
	);
}
