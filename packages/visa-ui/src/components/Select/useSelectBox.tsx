import {
	type FocusEvent,
	type HTMLAttributes,
	type KeyboardEvent,
	type RefObject,
	useLayoutEffect,
	useMemo,
	useRef,
} from 'react';
import { useButton } from 'react-aria/useButton';
import { useSelect } from 'react-aria/useSelect';
import { Item } from 'react-stately/Item';
import { type SelectState, useSelectState } from 'react-stately/useSelectState';
import { foldedDelegate } from '../../field/foldedDelegate';
import { lookForShadow } from '../../root/lookForShadow';
import { stayNear } from '../../root/stayNear';

/** A row of the list. */
export interface SelectRow {
	/** An item's id; '' for no choice. */
	id: string;
	label: string;
	isDisabled?: boolean;
}

interface Box {
	rows: readonly SelectRow[];
	/** The chosen row; null for none of them. */
	value: string | null;
	onChoose: (id: string) => void;
	button: RefObject<HTMLButtonElement | null>;
	/** How the list is called for react-aria, which warns of one without a name. The names that are said are set by us. */
	name: string;
	isDisabled: boolean | undefined;
	isReadOnly: boolean | undefined;
}

const rowOf = ({ id, label }: SelectRow) => (
	<Item key={id} textValue={label}>
		{label}
	</Item>
);

/** The control with its list and the native select behind it, which a form submits and a browser fills in. */
export function useSelectBox({ rows, value, button, isDisabled, isReadOnly, ...box }: Box) {
	const list = useRef<HTMLDivElement>(null);
	const disabledKeys = useMemo(() => rows.filter((row) => row.isDisabled).map(({ id }) => id), [rows]);
	// A row that isn't drawn again calls the latest one, too.
	const choose = useRef(box.onChoose);
	useLayoutEffect(() => {
		choose.current = box.onChoose;
	});
	const state = useSelectState<SelectRow>({
		items: rows,
		children: rowOf,
		disabledKeys,
		value,
		onChange: (id) => choose.current(String(id ?? '')),
		onOpenChange: (isOpen) => !isOpen && giveBack(),
	});
	const keyboardDelegate = foldedDelegate(state.collection, list, undefined, state.disabledKeys);
	const { triggerProps, menuProps } = useSelect(
		{ 'aria-label': box.name, keyboardDelegate, isDisabled: isDisabled ?? false },
		// No layer over the page takes a press on the control while its list is open: it closes the list, like a native one.
		{ ...state, open: state.toggle },
		button,
	);
	const { buttonProps } = useButton(triggerProps, button);
	// Its own handler of a space in the middle of a word isn't among those that a button passes on.
	const { onKeyDownCapture } = triggerProps as HTMLAttributes<HTMLButtonElement>;
	/** A button of react-aria's keeps Enter from what is around it: Ctrl+Enter, which submits a form, too. */
	const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
		if (!event.ctrlKey && !event.metaKey) buttonProps.onKeyDown?.(event);
	};
	const fill = ({ currentTarget }: { currentTarget: HTMLSelectElement }) => state.setValue(currentTarget.value);

	/** While the list is still there: once it is removed, nothing would have the focus. */
	function giveBack() {
		const control = button.current;
		const { activeElement } = (control?.getRootNode() ?? {}) as Partial<Document>;
		if (!control || !list.current?.contains(activeElement ?? null)) return;
		const focus = () => control.focus({ preventScroll: true });
		// Whoever has left the window, or the document of an iframe, finds the focus on returning.
		if (control.ownerDocument.hasFocus()) focus();
		else control.ownerDocument.defaultView?.addEventListener('focus', focus, { once: true });
	}
	useLayoutEffect(() => lookForShadow(button.current));
	// With the list closed, letters go on from the choice, whichever row was reached or chosen before.
	const { selectionManager, selectedKey } = state;
	useLayoutEffect(() => {
		if (!state.isOpen && selectionManager.focusedKey !== selectedKey) selectionManager.setFocusedKey(selectedKey);
	});
	const isLost = state.isOpen && Boolean(isDisabled || isReadOnly || rows.length === 0);
	useLayoutEffect(() => {
		if (!isLost) return;
		state.close();
		stayNear(button.current);
	});
	return {
		state,
		list,
		listSettings: { ...menuProps, keyboardDelegate },
		// It can be focused and read, but neither opened nor changed.
		buttonProps: isReadOnly ? { type: 'button' as const } : { ...buttonProps, onKeyDown, onKeyDownCapture },
		/** For the native select: whoever fills it in may tell of it by either of these. */
		filled: { value: state.value ?? '', onChange: fill, onInput: fill },
		/** For the frame of all: whoever leaves it has left the list. @returns whether it has been left */
		hasLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
			if (currentTarget.contains(relatedTarget)) return false;
			state.close();
			return true;
		},
	};
}

/** What {@link useSelectBox} returns of its list. */
export type SelectBoxState = SelectState<SelectRow>;
