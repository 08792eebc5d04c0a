'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useTree } from 'react-aria/useTree';
import { Item } from 'react-stately/Item';
import { type TreeState, useTreeState } from 'react-stately/useTreeState';
import { foldedDelegate } from '../../field/foldedDelegate';
import { useReadingLocale } from '../../field/useReadingLocale';
import { classes, given, type RootProps } from '../../root';
import { listOf } from '../../root/listOf';
import { plainKeys } from '../../root/plainKeys';
import * as css from './Tree.css';
import { TreeRow } from './TreeRow';

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

/** A tree of expandable items. It is a single Tab stop: arrow keys move, expand and collapse, letters search. */
export function Tree<Id extends string = string>({ className, ref, ...props }: TreeProps<Id>) {
	const frame = useRef<HTMLDivElement>(null);
	const refs = useComposedRefs(frame, ref);
	const { label, items, onAction, selectedId, expandedIds, defaultExpandedIds, onExpandedChange, ...root } = props;
	return (
		<I18nProvider locale={useReadingLocale(frame)}>
			<Rows
				{...props}
				items={listOf(items, label)}
				frame={frame}
				root={{ ...root, className: classes(css.tree, className), ref: refs }}
			/>
		</I18nProvider>
	);
}

interface RowsProps<Id extends string> extends TreeProps<Id> {
	frame: RefObject<HTMLDivElement | null>;
	root: RootProps<HTMLDivElement>;
}

function Rows<Id extends string>({ items, frame, root, ...props }: RowsProps<Id>) {
	const own = useTreeState<TreeItem<Id>>({
		items,
		children: (item) => (
			<Item key={item.id} textValue={item.label} title={item.label} {...given({ childItems: item.children })}>
				{item.label}
			</Item>
		),
		selectionMode: 'none',
		...given({ expandedKeys: props.expandedIds, defaultExpandedKeys: props.defaultExpandedIds }),
		onExpandedChange: (keys) => props.onExpandedChange?.([...keys] as Id[]),
	});
	const state = useMemo(() => ({ ...own, collection: withChildren(own.collection) }), [own]);
	const { onAction } = props;
	const settings = {
		'aria-label': props.label,
		keyboardDelegate: foldedDelegate(state.collection, frame),
		...(onAction && { onAction: (key: unknown) => onAction(key as Id) }),
	};
	const { gridProps } = useTree(settings, state, frame);
	const keys = { onKeyDown: plainKeys(gridProps.onKeyDown) };
	const places = placesOf(items);
	return (
		<div {...gridProps} {...keys} {...root} {...given({ id: root.id ?? gridProps.id })}>
			{[...state.collection.getKeys()].map((key) => {
				const [node, place] = [state.collection.getItem(key), places.get(String(key))];
				return (
					node &&
					place && <TreeRow key={key} node={node} state={state} place={place} isSelected={key === props.selectedId} />
				);
			})}
		</div>
	);
}

/** The collection with the children that the hooks require. */
function withChildren<T>(collection: TreeState<T>['collection']): TreeState<T>['collection'] {
	const children = {
		getChildren: (key: Parameters<typeof collection.getItem>[0]) => collection.getItem(key)?.childNodes ?? [],
	};
	return Object.assign(Object.create(collection), children);
}

/** A row's position: its level, its index, and the number of siblings. */
export interface TreePlace {
	level: number;
	index: number;
	count: number;
}

function placesOf(items: readonly TreeItem[], level = 1, found = new Map<string, TreePlace>()) {
	for (const [index, item] of items.entries()) {
		found.set(item.id, { level, index: index + 1, count: items.length });
		placesOf(item.children ?? [], level + 1, found);
	}
	return found;
}
