'use client';

import { useRef } from 'react';
import { useButton } from 'react-aria/useButton';
import { useTreeItem } from 'react-aria/useTree';
import type { TreeState } from 'react-stately/useTreeState';
import { plainKeys } from '../../root/plainKeys';
import { useStrings } from '../../strings/components';
import { ChevronRightIcon } from '../Icon';
import * as css from './Tree.css';
import type { TreeItem, TreePlace } from './types';

interface TreeRowProps<Id extends string> {
	node: NonNullable<ReturnType<TreeState<TreeItem<Id>>['collection']['getItem']>>;
	state: TreeState<TreeItem<Id>>;
	place: TreePlace;
	isSelected: boolean;
}

/** A row of a tree, indented by its level. */
export function TreeRow<Id extends string>({ node, state, place, isSelected }: TreeRowProps<Id>) {
	const words = useStrings().tree;
	const ref = useRef<HTMLDivElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	const item = node.value;
	const hasChildItems = item?.children !== undefined;
	const { rowProps, gridCellProps, expandButtonProps } = useTreeItem({ node, hasChildItems }, state, ref);
	const { buttonProps } = useButton(expandButtonProps, button);
	const isOpen = state.expandedKeys.has(node.key);
	if (!item) return null;
	const said = {
		'aria-level': place.level,
		'aria-posinset': place.index,
		'aria-setsize': place.count,
		'aria-expanded': hasChildItems ? isOpen : undefined,
		'aria-current': isSelected || undefined,
		'aria-disabled': item.isDisabled || undefined,
	};
	const keys = {
		onKeyDownCapture: plainKeys(rowProps.onKeyDownCapture),
		onKeyDown: plainKeys(rowProps.onKeyDown),
	};
	return (
		<div
			{...rowProps}
			{...keys}
			{...(item.isDisabled && { onClick: undefined, onPointerDown: undefined, onKeyDown: undefined })}
			ref={ref}
			className={css.row}
			style={{ paddingInlineStart: `calc(${place.level - 1} * 1.25rem)` }}
			{...said}
			data-selected={isSelected || undefined}
		>
			<div {...gridCellProps} className={css.cell}>
				{hasChildItems ? (
					<button
						{...buttonProps}
						ref={button}
						className={css.chevron}
						aria-label={isOpen ? words.close(item.label) : words.open(item.label)}
						aria-labelledby={undefined}
					>
						<span className={isOpen ? css.open : undefined}>
							<ChevronRightIcon size="small" />
						</span>
					</button>
				) : (
					<span className={css.place} />
				)}
				{item.icon}
				<span className={css.label}>{item.label}</span>
				{item.aside}
			</div>
		</div>
	);
}
