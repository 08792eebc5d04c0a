'use client';

import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { Popover } from '../../overlay';
import { classes, type RootProps } from '../../root';
import { MoreIcon } from '../Icon';
import { IconButton } from '../IconButton';
import * as css from './Menu.css';
import { type MenuItem, MenuList } from './MenuList';

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
	const returnTo = useRef<HTMLElement>(null);
	const [isOpen, setOpen] = useState(false);
	const [startAt, setStartAt] = useState<'first' | 'last'>('first');

	function open(at: 'first' | 'last') {
		returnTo.current = button.current;
		setStartAt(at);
		setOpen(true);
	}
	function close() {
		// At once, and not again later: what the action opens may take the focus, and gives it back to the button.
		button.current?.focus();
		returnTo.current = null;
		setOpen(false);
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
			<Popover
				isOpen={isOpen}
				onOpenChange={setOpen}
				anchor={button}
				returnTo={returnTo}
				label={label}
				role="menu"
				align={align}
			>
				<MenuList
					items={items}
					startAt={startAt}
					onLeave={close}
					onChoose={(id) => {
						close();
						onAction?.(id);
					}}
				/>
			</Popover>
		</span>
	);
}
