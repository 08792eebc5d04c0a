'use client';

import { type ReactNode, type Ref, useRef } from 'react';
import { useMenuItem } from 'react-aria/useMenu';
import type { TreeState } from 'react-stately/useTreeState';
import { Popover } from '../../overlay';
import { given } from '../../root';
import { look } from '../../root/look';
import { CheckIcon, ChevronRightIcon } from '../Icon';
import { NewTabMark, useAnchor } from '../Link';
import * as css from './Menu.css';
import type { MenuAction, MenuSection } from './types';

const choiceRoles = { single: 'menuitemradio', multiple: 'menuitemcheckbox' } as const;

export interface RowProps {
	item: Omit<MenuAction, 'items'>;
	/** The row's key. */
	place: string;
	state: TreeState<{ key: string }>;
	onChoose: () => void;
	selectionMode?: MenuSection['selectionMode'];
	isSelected?: boolean;
}

const classOf = (item: RowProps['item']) => `${css.item} ${look(css.tone, item.tone ?? 'plain')}`;

/** A row of a menu: its action, icon, marker and keys. */
export function Row({ item, place, state, onChoose, selectionMode, isSelected = false }: RowProps) {
	const ref = useRef<HTMLElement>(null);
	const isLink = item.href !== undefined && !item.isDisabled;
	const anchor = useAnchor({ href: item.href ?? '', isExternal: item.isExternal, onPress: onChoose });
	const settings = { key: place, onAction: onChoose, shouldCloseOnSelect: false };
	const { menuItemProps } = useMenuItem({ ...settings, ...given({ isDisabled: item.isDisabled }) }, state, ref);
	const shared = {
		...menuItemProps,
		role: selectionMode ? choiceRoles[selectionMode] : 'menuitem',
		'aria-checked': selectionMode ? isSelected : undefined,
		className: classOf(item),
	};
	const face = (
		<>
			{selectionMode && <span className={css.mark}>{isSelected && <CheckIcon size="small" />}</span>}
			{item.icon}
			<span className={item.badge === undefined ? undefined : css.grow}>{item.label}</span>
			{item.badge}
		</>
	);
	// A press that opens another tab changes nothing here: the anchor handles it.
	if (isLink)
		return (
			<a {...shared} {...anchor} ref={ref as Ref<HTMLAnchorElement>}>
				{face}
				{item.isExternal && <NewTabMark />}
			</a>
		);
	return (
		<button type="button" {...shared} ref={ref as Ref<HTMLButtonElement>}>
			{face}
		</button>
	);
}

interface OpenerProps extends Pick<RowProps, 'item' | 'place' | 'state'> {
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	renderList: (onClose: () => void) => ReactNode;
}

/** A row with a submenu beside it. */
export function Opener({ item, place, state, isOpen, onOpenChange, renderList }: OpenerProps) {
	const ref = useRef<HTMLButtonElement>(null);
	const said = { 'aria-haspopup': 'menu', 'aria-expanded': isOpen ? 'true' : 'false' } as const;
	const { menuItemProps } = useMenuItem({ key: place, ...said }, state, ref);
	return (
		<>
			<button
				type="button"
				{...menuItemProps}
				ref={ref}
				role="menuitem"
				className={classOf(item)}
				onClick={() => onOpenChange(true)}
			>
				{item.icon}
				<span className={css.grow}>{item.label}</span>
				<ChevronRightIcon size="small" />
			</button>
			<Popover
				isOpen={isOpen}
				onOpenChange={onOpenChange}
				anchor={ref}
				label={item.label}
				role="menu"
				side="right"
				align="start"
			>
				{renderList(() => onOpenChange(false))}
			</Popover>
		</>
	);
}
