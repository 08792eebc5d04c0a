import type { ReactNode } from 'react';
import type { RootProps } from '../../root';

/** An item of the tree, with its children. */
export interface TreeItem<Id extends string = string> {
	id: Id;
	label: string;
	icon?: ReactNode;
	/** Content at the end of the row: a count, a tag. */
	aside?: ReactNode;
	/** Disables the item; it can still be focused and read. */
	isDisabled?: boolean;
	/** The child items; an empty list makes it an expandable item without children. */
	children?: readonly TreeItem<Id>[];
}

export interface TreeProps<Id extends string = string> extends RootProps<HTMLDivElement> {
	/** The accessible name: what the tree contains. */
	label: string;
	/** The top-level items. */
	items: readonly TreeItem<Id>[];
	/** Called when an item is pressed. Without it, a press expands or collapses the item. */
	onAction?: (id: Id) => void;
	/** The id of the item that is shown beside the tree. */
	selectedId?: Id | null;
	/** The ids of the expanded items (controlled). */
	expandedIds?: readonly Id[];
	/** The ids of the items that are expanded initially (uncontrolled). */
	defaultExpandedIds?: readonly Id[];
	/** Called with the ids of all expanded items when one is expanded or collapsed. */
	onExpandedChange?: (ids: Id[]) => void;
}

/** A row's position: its level, its index, and the number of siblings. */
export interface TreePlace {
	level: number;
	index: number;
	count: number;
}
