'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useStrings } from '../../strings/components';
import { Button } from '../Button';
import { CloseIcon } from '../Icon';
import * as css from './DataTable.css';
import type { TableSelection } from './types';
import type { TableState } from './useTableState';

export interface BulkBarProps<Row extends { id: string }, Id extends string> {
	chosen: TableState<Row, Id>['chosen'];
	/** Every row of the page is selected, so all matching rows can be. */
	isPageChosen: boolean;
	actions: TableSelection<Row>['actions'];
	choosePage: () => void;
	/** Moves focus when the bar disappears while focused, whoever has emptied the selection. */
	onLeave: () => void;
}

/** The number of selected rows and the actions on them, always visible below the rows. */
export function BulkBar<Row extends { id: string }, Id extends string>({
	chosen,
	isPageChosen,
	choosePage,
	actions,
	onLeave,
}: BulkBarProps<Row, Id>) {
	const strings = useStrings();
	const clearButton = useRef<HTMLButtonElement>(null);
	const { ids, choice, clear, chooseAll } = chosen;
	const isShown = ids.length > 0;
	const words = choice.all ? strings.tableMatchingSelected(choice.count) : strings.tableSelected(choice.count);
	return (
		<div className={isShown ? css.bulk : undefined}>
			{/* There before its words are: a new live region is not read. */}
			<span role="status" className={css.bulkCount}>
				{isShown && words}
			</span>
			{isShown && (
				<Actions onLeave={onLeave}>
					{!isPageChosen && (
						<Button
							tone="secondary"
							size="small"
							className={css.onlyFolded}
							onPress={() => {
								clearButton.current?.focus();
								choosePage();
							}}
						>
							{strings.tableSelectPage}
						</Button>
					)}
					{isPageChosen && chooseAll && (
						<Button
							tone="secondary"
							size="small"
							onPress={() => {
								clearButton.current?.focus();
								chooseAll();
							}}
						>
							{strings.tableMatchingSelect(chosen.matchingTotal)}
						</Button>
					)}
					<Button
						ref={clearButton}
						tone="quiet"
						size="small"
						className={css.bulkClear}
						aria-label={strings.tableClearSelection}
						onPress={clear}
					>
						<span className={css.clearWords}>{strings.tableClearSelection}</span>
						<CloseIcon size="small" className={css.clearIcon} />
					</Button>
					{actions?.(ids, clear, choice)}
				</Actions>
			)}
		</div>
	);
}

function Actions({ onLeave, children }: { onLeave: () => void; children: ReactNode }) {
	const actions = useRef<HTMLDivElement>(null);
	const leave = useRef(onLeave);
	useLayoutEffect(() => {
		leave.current = onLeave;
	});
	useLayoutEffect(() => {
		const element = actions.current;
		// Before React takes the focused button out of the page.
		return () => {
			if (element?.matches(':focus-within')) leave.current();
		};
	}, []);
	return (
		<div ref={actions} className={css.bulkActions}>
			{children}
		</div>
	);
}
