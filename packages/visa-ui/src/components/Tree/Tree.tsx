'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type RefObject, useMemo, useRef } from 'react';
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
import type { TreeItem, TreePlace, TreeProps } from './types';

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

function placesOf(items: readonly TreeItem[], level = 1, found = new Map<string, TreePlace>()) {
	for (const [index, item] of items.entries()) {
		found.set(item.id, { level, index: index + 1, count: items.length });
		placesOf(item.children ?? [], level + 1, found);
	}
	return found;
}
