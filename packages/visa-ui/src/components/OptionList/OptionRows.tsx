import { memo } from 'react';
import { Flag } from '../Flag';
import { CheckIcon } from '../Icon';
import * as css from './OptionList.css';
import type { OptionItem } from './types';

/**
 * A selection affects only its own group, not 200 rows, and the browser doesn't style groups far outside the viewport.
 */
const GROUP = 10;

/** The options in groups of ten. */
export const inGroups = (items: readonly OptionItem[]) =>
	Array.from({ length: Math.ceil(items.length / GROUP) }, (_, index) =>
		items.slice(index * GROUP, (index + 1) * GROUP),
	);

/** The id if it belongs to the group; otherwise null. */
export const idIn = (group: readonly OptionItem[], id: string | null | undefined) =>
	group.find((item) => item.id === id)?.id ?? null;

interface RowsProps {
	baseId: string;
	items: readonly OptionItem[];
	/** null if it is in another group. */
	activeId: string | null;
	selectedId: string | null;
	/** Rendered even where it isn't visible yet: the list shows one of its rows, or of the next group's, first. */
	isRevealed: boolean;
}

/** A group of rows, re-rendered only if something of its own has changed. */
export const OptionRows = memo(function OptionRows({ baseId, items, activeId, selectedId, isRevealed }: RowsProps) {
	return (
		<div
			role="presentation"
			className={css.group}
			data-full={items.length === GROUP || undefined}
			data-revealed={isRevealed || undefined}
		>
			{items.map((item) => (
				<Row
					key={item.id}
					id={`${baseId}-${item.id}`}
					item={item}
					isActive={item.id === activeId}
					isSelected={item.id === selectedId}
				/>
			))}
		</div>
	);
});

interface RowProps {
	id: string;
	item: OptionItem;
	isActive: boolean;
	isSelected: boolean;
}

const Row = memo(function Row({ id, item, isActive, isSelected }: RowProps) {
	return (
		// biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names its active row
		<div
			id={id}
			role="option"
			aria-selected={isSelected}
			aria-disabled={item.isDisabled || undefined}
			data-active={isActive || undefined}
			data-noted={Boolean(item.note ?? item.aside?.note) || undefined}
			className={css.row}
		>
			{item.imageUrl && <Flag src={item.imageUrl} />}
			<span className={css.texts}>
				<span className={css.words}>
					<span className={css.title} lang={item.lang}>
						{item.title}
					</span>
					{item.note && <span className={css.note}>{item.note}</span>}
				</span>
				{item.aside && (
					<span className={css.aside}>
						<span className={css.title}>{item.aside.title}</span>
						{item.aside.note && <span className={css.note}>{item.aside.note}</span>}
					</span>
				)}
			</span>
			{isSelected && (
				<span className={css.tick}>
					<CheckIcon size="small" />
				</span>
			)}
		</div>
	);
});
