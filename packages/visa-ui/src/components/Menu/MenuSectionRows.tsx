'use client';

import { useId } from 'react';
import * as css from './Menu.css';
import { Row, type RowProps } from './Row';
import { keyOf, type MenuAction, type MenuSection } from './types';

interface MenuSectionRowsProps<Id extends string> extends Pick<RowProps, 'state'> {
	section: MenuSection<Id>;
	onChoose: (id: Id, isKept: boolean) => void;
}

/** A section of a menu: its heading and its rows. */
export function MenuSectionRows<Id extends string>({ section, state, onChoose }: MenuSectionRowsProps<Id>) {
	const id = useId();
	const { label, items, selectionMode, selected = [], onChange } = section;
	function choose(item: MenuAction<Id>) {
		if (selectionMode === 'single') onChange?.([item.id]);
		if (selectionMode === 'multiple') {
			const isIn = (other: Id) => selected.includes(other) !== (other === item.id);
			onChange?.(items.map((other) => other.id).filter(isIn));
		}
		onChoose(item.id, selectionMode === 'multiple');
	}
	return (
		// biome-ignore lint/a11y/useSemanticElements: rows of a menu are no fields
		<div role="group" aria-labelledby={id} className={css.section}>
			<div id={id} className={css.sectionLabel}>
				{label}
			</div>
			{items.map((item) => (
				<Row
					key={item.id}
					item={item}
					place={keyOf(item, section)}
					state={state}
					onChoose={() => choose(item)}
					selectionMode={selectionMode}
					isSelected={selected.includes(item.id)}
				/>
			))}
		</div>
	);
}
