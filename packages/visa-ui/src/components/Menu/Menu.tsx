'use client';

import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { classes, type RootProps } from '../../root';
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
}

export interface MenuProps<Id extends string = string> extends RootProps<HTMLSpanElement> {
	/** What the actions are about; the name of the menu and of its usual button. */
	label: string;
	items: readonly MenuItem<Id>[];
	/** An item was chosen; a link has been followed besides. */
	onAction?: (id: Id) => void;
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
	trigger,
	align = 'start',
	className,
	...root
}: MenuProps<Id>) {
	const button = useRef<HTMLButtonElement>(null);
	const [isOpen, setOpen] = useState(false);
	const [startAt, setStartAt] = useState<'first' | 'last'>('first');

	function open(at: 'first' | 'last') {
		setStartAt(at);
		setOpen(true);
	}
	function onKeyDown(event: KeyboardEvent) {
		if (isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
		event.preventDefault();
		open(event.key === 'ArrowDown' ? 'first' : 'last');
	}
	const face: MenuTrigger = {
		ref: button,
		onPress: () => (isOpen ? setOpen(false) : open('first')),
		'aria-haspopup': 'menu',
		'aria-expanded': isOpen,
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
