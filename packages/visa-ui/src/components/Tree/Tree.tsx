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
import * as css from './Tree.css';
import { TreeRow } from './TreeRow';

/** A thing of the tree, and what it holds. */
export interface TreeItem<Id extends string = string> {
	id: Id;
	label: string;
	icon?: ReactNode;
	/** At the row's end: a count, a tag. */
	aside?: ReactNode;
	/** Can be reached and read, but does nothing. */
	isDisabled?: boolean;
	/** What it holds; an empty list is a row that could hold something. */
	children?: readonly TreeItem<Id>[];
}

export interface TreeProps<Id extends string = string> extends RootProps<HTMLDivElement> {
	/** What the rows are. */
	label: string;
	/** The topmost rows, each with an id, a label and perhaps rows of its own. */
	items: readonly TreeItem<Id>[];
	/** A row was pressed. Without it, a press opens and closes. */
	onAction?: (id: Id) => void;
	/** The row whose matter is in sight beside the tree. */
	selectedId?: Id | null;
	/** What is open, where the page holds it. */
	expandedIds?: readonly Id[];
	/** The ids of the rows that are open at first, where the tree holds them itself. */
	defaultExpandedIds?: readonly Id[];
	/** A row opened or closed: gets the ids of all that are open by then. */
	onExpandedChange?: (ids: Id[]) => void;
}

/** Rows that hold other rows. One stop of Tab: arrows move, open and close, letters find. */
export function Tree<Id extends string = string>({ className, ref, ...props }: TreeProps<Id>) {
	const frame = useRef<HTMLDivElement>(null);
	const refs = useComposedRefs(frame, ref);
	const { label, items, onAction, selectedId, expandedIds, defaultExpandedIds, onExpandedChange, ...root } = props;
	return (
		<I18nProvider locale={useReadingLocale(frame)}>
			<Rows {...props} frame={frame} root={{ ...root, className: classes(css.tree, className), ref: refs }} />
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
	const places = placesOf(items);
	return (
		<div {...gridProps} {...root} {...given({ id: root.id ?? gridProps.id })}>
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

/** What the hooks ask for besides: those who hold others say which. */
function withChildren<T>(collection: TreeState<T>['collection']): TreeState<T>['collection'] {
	const children = {
		getChildren: (key: Parameters<typeof collection.getItem>[0]) => collection.getItem(key)?.childNodes ?? [],
	};
	return Object.assign(Object.create(collection), children);
}

/** Where a row stands: how deep, and which of how many. */
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
