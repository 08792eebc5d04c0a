'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Popover } from '../../overlay';
import { MenuList } from './MenuList';
import type { MenuItem } from './types';

export interface MenuSheetProps<Id extends string> {
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	/** The button that opened it: the menu is positioned beside it, and focus returns to it. */
	button: RefObject<HTMLElement | null>;
	label: string;
	items: readonly MenuItem<Id>[];
	onAction?: ((id: Id) => void) | undefined;
	/** The item focused first. */
	startAt: 'first' | 'last';
	align: 'start' | 'end';
}

/** The list of a menu beside its button, wherever that button is. */
export function MenuSheet<Id extends string>({
	isOpen,
	onOpenChange,
	button,
	label,
	items,
	onAction,
	startAt,
	align,
}: MenuSheetProps<Id>) {
	const returnTo = useRef<HTMLElement>(null);
	useLayoutEffect(() => {
		if (isOpen) returnTo.current = button.current;
	}, [isOpen, button]);

	function close() {
		// Immediately, and not again later: what the action opens may take focus, and returns it to the button.
		button.current?.focus();
		returnTo.current = null;
		onOpenChange(false);
	}
	return (
		<Popover
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			anchor={button}
			returnTo={returnTo}
			label={label}
			role="menu"
			align={align}
		>
			<MenuList
				label={label}
				items={items}
				startAt={startAt}
				onLeave={close}
				onChoose={(id, isKept) => {
					if (!isKept) close();
					onAction?.(id);
				}}
			/>
		</Popover>
	);
}
