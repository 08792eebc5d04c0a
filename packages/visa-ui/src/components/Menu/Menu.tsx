'use client';

import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { classes, type RootProps } from '../../root';
import { unheardMenu, warn } from '../../root/warn';
import { MoreIcon } from '../Icon';
import { IconButton } from '../IconButton';
import * as css from './Menu.css';
import type { MenuItem } from './MenuList';
import { MenuSheet } from './MenuSheet';

/** What the button that opens a menu must carry; made for Button and IconButton. */
export interface MenuTrigger {
	ref: RefObject<HTMLButtonElement | null>;
	onPress: () => void;
	'aria-haspopup': 'menu';
	'aria-expanded': boolean;
	/** Where the menu is; nothing says so of the button besides. */
	isDisabled?: true;
}

export interface MenuProps<Id extends string = string> extends RootProps<HTMLSpanElement> {
	/** What the actions are about; the name of the menu and of its usual button. */
	label: string;
	/** The actions from top to bottom, each with an id and a label; one with `href` is a link. */
	items: readonly MenuItem<Id>[];
	/** An item was chosen; a link has been followed besides. */
	onAction?: (id: Id) => void;
	/** Held by the page: it opens and closes where `onOpenChange` has it so. */
	isOpen?: boolean;
	/** Open at first, where the menu holds that itself. */
	defaultOpen?: boolean;
	/** It opened or closed, or would where the page holds it. */
	onOpenChange?: (isOpen: boolean) => void;
	/** The button can't be pressed, and what is open closes. */
	isDisabled?: boolean;
	/** Another button than the usual three dots. */
	trigger?: (button: MenuTrigger) => ReactNode;
	/** The edge of the button that it keeps to. */
	align?: 'start' | 'end';
}

/** A button with a list of actions behind it. */
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
	...root
}: MenuProps<Id>) {
	const button = useRef<HTMLButtonElement>(null);
	const [isWanted, setOpen] = useControlledState(held, defaultOpen, onOpenChange);
	const isOpen = isWanted && !isDisabled;
	if (held !== undefined && !onOpenChange) warn(unheardMenu);
	const [startAt, setStartAt] = useState<'first' | 'last'>('first');

	const close = useRef(() => {});
	useEffect(() => {
		close.current = () => setOpen(false);
	});
	// Nor does it open again by itself once it may.
	useEffect(() => {
		if (isWanted && isDisabled) close.current();
	}, [isWanted, isDisabled]);
	function open(at: 'first' | 'last') {
		if (isDisabled) return;
		setStartAt(at);
		setOpen(true);
	}
	function onKeyDown(event: KeyboardEvent) {
		if (isOpen || isDisabled || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
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
		<span {...root} className={classes(css.menu, className)} onKeyDown={onKeyDown}>
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
