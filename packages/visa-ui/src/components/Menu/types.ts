import type { ReactNode } from 'react';

/** A menu item that performs an action, is a link, or opens a submenu. */
export interface MenuAction<Id extends string = string> {
	id: Id;
	label: string;
	icon?: ReactNode;
	/** A Badge with a count at the end of the row. Not for items with a submenu, whose arrow is there. */
	badge?: ReactNode;
	/** For actions that can't be undone. */
	tone?: 'critical';
	/** Disables the item; it stays visible and readable. */
	isDisabled?: boolean;
	/** Makes the item a link. */
	href?: string;
	isExternal?: boolean;
	/** The items of a submenu; the item itself does nothing else. */
	items?: readonly MenuItem<Id>[];
}

/** A group of items with a heading: actions, or a selection. */
export interface MenuSection<Id extends string = string> {
	/** The heading, also exposed to assistive technology. */
	label: string;
	items: readonly MenuAction<Id>[];
	/**
	 * `single`: one item is selected, and selecting closes the menu. `multiple`: any number, and the menu stays open.
	 */
	selectionMode?: 'single' | 'multiple';
	/** The ids of the selected items. */
	selected?: readonly Id[];
	/** Called with the ids of the selected items, in the order of the items; `onAction` is called too. */
	onChange?: (selected: Id[]) => void;
}

/** An item of a menu, a group of items, or a separator. */
export type MenuItem<Id extends string = string> = MenuAction<Id> | MenuSection<Id> | 'separator';

/** Whether an item of a menu is a group of items. */
export const isSection = <Id extends string>(item: MenuItem<Id>): item is MenuSection<Id> =>
	item !== 'separator' && !('id' in item);

/** A row's key in its menu: two sections may have rows of the same id. */
export const keyOf = (row: Pick<MenuAction, 'id'>, section?: Pick<MenuSection, 'label'>): string =>
	`${section?.label ?? ''}/${row.id}`;
