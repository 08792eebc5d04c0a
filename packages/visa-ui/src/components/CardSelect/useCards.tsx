import { type RefObject, useMemo } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { useGridList } from 'react-aria/useGridList';
import { Item } from 'react-stately/Item';
import { type ListState, useListState } from 'react-stately/useListState';
import { foldedDelegate } from '../../field/foldedDelegate';
import type { CardItem } from './CardSelect';

interface Cards {
	label: string;
	faces: readonly CardItem[];
	list: RefObject<HTMLDivElement | null>;
	value: string | null;
	/** They may stand beside each other: then Up and Down lead to the one above and below. */
	isGrid: boolean;
	isDisabled: boolean | undefined;
	isReadOnly: boolean | undefined;
	/** The id of what is wrong, if anything is. */
	fault: string | undefined;
	change: (id: string | null) => void;
}

/** Cards as the rows of a grid list: one stop of Tab, arrows and letters between them, Tab to what a card holds. */
export function useCards({ label, faces, list, value, isGrid, isDisabled, isReadOnly, fault, change }: Cards) {
	const { direction } = useLocale();
	const own = useListState<CardItem>({
		items: faces,
		children: (card) => (
			<Item key={card.id} textValue={card.title}>
				{card.title}
			</Item>
		),
		selectionMode: 'single',
		selectedKeys: value === null ? [] : [value],
		onSelectionChange: (keys) => !isReadOnly && change(([...keys][0] as string | undefined) ?? null),
		disabledKeys: isDisabled ? faces.map(({ id }) => id) : [],
	});
	const state = useMemo(() => ({ ...own, selectionManager: untold(own.selectionManager) }), [own]);
	const keyboardDelegate = foldedDelegate(own.collection, list, { direction, isGrid });
	const { gridProps } = useGridList(
		{
			'aria-label': label,
			keyboardDelegate,
			keyboardNavigationBehavior: 'tab',
			// Escape is the dialog's around it, and takes nothing back.
			escapeKeyBehavior: 'none',
			shouldFocusWrap: true,
		},
		state,
		list,
	);
	const said = {
		'aria-describedby': fault,
		'aria-disabled': isDisabled || undefined,
		'aria-readonly': isReadOnly || undefined,
	};
	return { state, gridProps: { ...gridProps, ...said, ...(isDisabled && { tabIndex: undefined }) } };
}

const nothing = new Set<never>();

/** react-aria tells each choice once more, in the browser's words: it is shown none. The row itself says that it is chosen. */
const untold = (manager: ListState<CardItem>['selectionManager']): typeof manager =>
	Object.create(manager, { rawSelection: { value: nothing } });
