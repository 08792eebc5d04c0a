import { type RefObject, useMemo } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { useGridList } from 'react-aria/useGridList';
import { Item } from 'react-stately/Item';
import { type ListState, useListState } from 'react-stately/useListState';
import { foldedDelegate } from '../../field/foldedDelegate';
import type { CardItem } from './types';

interface Cards {
	label: string;
	faces: readonly CardItem[];
	list: RefObject<HTMLDivElement | null>;
	value: string | null;
	/** They may be side by side: then Up and Down move to the card above and below. */
	isGrid: boolean;
	isDisabled: boolean | undefined;
	isReadOnly: boolean | undefined;
	/** The id of the error, if there is one. */
	fault: string | undefined;
	change: (id: string | null) => void;
}

/**
 * Cards as the rows of a grid list: a single tab stop, arrow keys and typeahead between them, Tab to what a card
 * contains.
 */
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
			// Escape belongs to a surrounding dialog, and doesn't clear the selection.
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

/**
 * react-aria would announce each selection again, in the browser's words: it is shown none. The row itself says that it
 * is selected.
 */
const untold = (manager: ListState<CardItem>['selectionManager']): typeof manager =>
	Object.create(manager, { rawSelection: { value: nothing } });
