'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { useDisabledAround } from '../../field/useDisabledAround';
import { classes, type RootProps } from '../../root';
import { unheardMenu, warn } from '../../root/warn';
import { MoreIcon } from '../Icon';
import { IconButton } from '../IconButton';
import * as css from './Menu.css';
import { MenuSheet } from './MenuSheet';
import type { MenuItem } from './types';

/** The props of the button that opens a menu; spread them onto Button or IconButton. */
export interface MenuTrigger {
	ref: RefObject<HTMLButtonElement | null>;
	onPress: () => void;
	'aria-haspopup': 'menu';
	'aria-expanded': boolean;
	/** Set if the menu is disabled, otherwise omitted. */
	isDisabled?: true;
}

export interface MenuProps<Id extends string = string> extends RootProps<HTMLSpanElement> {
	/** What the actions are about; names the menu and its default button. */
	label: string;
	/** The items in order, each with an id and a label; an item with `href` is a link. */
	items: readonly MenuItem<Id>[];
	/** Called when an item is chosen; links are followed as well. */
	onAction?: (id: Id) => void;
	/** Whether it is open (controlled with `onOpenChange`). */
	isOpen?: boolean;
	/** Whether it is open initially (uncontrolled). */
	defaultOpen?: boolean;
	/** Called when it opens or closes or, if controlled, when it should. */
	onOpenChange?: (isOpen: boolean) => void;
	/** Disables the button, and closes the menu if it is open. */
	isDisabled?: boolean;
	/** Renders a button in place of the default three dots. */
	trigger?: (button: MenuTrigger) => ReactNode;
	/** The edge of the button with which the menu is aligned. */
	align?: 'start' | 'end';
}

/** A button that opens a list of actions. */
export function Menu<Id extends string = string>({
	label,
	items,
	onAction,
	isOpen: held,
	defaultOpen = false,
	onOpenChange,
	isDisabled = false,
	trigger,
	align = 'start',
	className,
	ref,
	...root
}: MenuProps<Id>) {
	const button = useRef<HTMLButtonElement>(null);
	const [isWanted, setOpen] = useControlledState(held, defaultOpen, onOpenChange);
	const place = useRef<HTMLSpanElement>(null);
	const isOff = useDisabledAround(place) || isDisabled;
	const isOpen = isWanted && !isOff;
	if (held !== undefined && !onOpenChange) warn(unheardMenu);
	const [startAt, setStartAt] = useState<'first' | 'last'>('first');

	const close = useRef(() => {});
	useEffect(() => {
		close.current = () => setOpen(false);
	});
	// Nor does it open by itself once it is enabled again.
	useEffect(() => {
		if (isWanted && isOff) close.current();
	}, [isWanted, isOff]);
	function open(at: 'first' | 'last') {
		if (isOff) return;
		setStartAt(at);
		setOpen(true);
	}
	function onKeyDown(event: KeyboardEvent) {
		if (isOpen || isOff || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
		event.preventDefault();
		open(event.key === 'ArrowDown' ? 'first' : 'last');
	}
	const face: MenuTrigger = {
		ref: button,
		onPress: () => (isOpen ? setOpen(false) : open('first')),
		'aria-haspopup': 'menu',
		'aria-expanded': isOpen,
		...(isDisabled && { isDisabled }),
	};

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the button inside carries the focus; its arrow keys bubble here
		<span {...root} ref={useComposedRefs(place, ref)} className={classes(css.menu, className)} onKeyDown={onKeyDown}>
			{trigger ? trigger(face) : <IconButton {...face} label={label} icon={<MoreIcon />} />}
			<MenuSheet
				isOpen={isOpen}
				onOpenChange={setOpen}
				button={button}
				label={label}
				items={items}
				onAction={onAction}
				startAt={startAt}
				align={align}
			/>
		</span>
	);
}
