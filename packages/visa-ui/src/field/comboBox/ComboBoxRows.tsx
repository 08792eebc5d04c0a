import { type HTMLAttributes, memo, type ReactNode, type Ref } from 'react';
import { CheckIcon } from '../../components/Icon';
import * as css from './ComboBoxFrame.css';
import type { ComboBoxItem } from './rows';

/** Rows, with those of the same section grouped under its name. */
export function inSections<Item extends ComboBoxItem>(
	items: readonly Item[],
	listId: string,
	row: (item: Item, index: number) => ReactNode,
): ReactNode[] {
	const drawn: ReactNode[] = [];
	for (let index = 0; index < items.length; ) {
		const name = items[index]?.section;
		const begin = index;
		while (index < items.length && items[index]?.section === name) index++;
		const rows = items.slice(begin, index).map((item, at) => row(item, begin + at));
		const nameId = `${listId}-section-${begin}`;
		drawn.push(
			name === undefined ? (
				rows
			) : (
				// biome-ignore lint/a11y/useSemanticElements: rows of a list are no fields
				<div key={nameId} role="group" aria-labelledby={nameId}>
					<div id={nameId} className={css.sectionName}>
						{name}
					</div>
					{rows}
				</div>
			),
		);
	}
	return drawn;
}

interface OptionProps extends HTMLAttributes<HTMLDivElement> {
	label: string;
	face: ReactNode;
	isActive: boolean;
	isSelected: boolean;
	isDisabled: boolean | undefined;
	ref?: Ref<HTMLDivElement>;
}

/** A row of the list. 250 of them stay cheap: only those whose state has changed are re-rendered. */
export const ComboBoxOption = memo(function ComboBoxOption({
	label,
	face,
	isActive,
	isSelected,
	isDisabled,
	...own
}: OptionProps) {
	return (
		<div
			role="option"
			tabIndex={-1}
			{...own}
			aria-label={face === label ? undefined : label}
			aria-selected={isSelected}
			aria-disabled={isDisabled || undefined}
			data-active={isActive || undefined}
			className={css.option}
		>
			{face}
			{isSelected && <CheckIcon size="small" />}
		</div>
	);
});
