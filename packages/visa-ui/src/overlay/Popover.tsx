'use client';

import * as RadixPopover from '@radix-ui/react-popover';
import { type ReactNode, type RefObject, useRef } from 'react';
import { classes, type RootProps } from '../root';
import { useOverlayContainer } from './container';
import * as css from './Popover.css';

export interface PopoverProps extends RootProps<HTMLDivElement> {
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	/** Where it opens, and where the focus goes back to unless `returnTo` says otherwise. */
	anchor: RefObject<HTMLElement | null>;
	returnTo?: RefObject<HTMLElement | null>;
	/** What it holds, for assistive technology. */
	label: string;
	/** 'menu' for a list of actions: it stands close to its frame and places the focus itself. */
	role?: 'dialog' | 'menu';
	side?: 'bottom' | 'top' | 'right' | 'left';
	align?: 'start' | 'center' | 'end';
	/** Becomes a sheet at the bottom of a short or narrow window; for tall content. */
	isSheetWhenTight?: boolean;
	children: ReactNode;
}

/** A floating sheet beside a control. Escape or a press outside closes it; the focus goes back, unless another control was pressed. */
export function Popover({
	isOpen,
	onOpenChange,
	anchor,
	returnTo = anchor,
	label,
	role = 'dialog',
	side = 'bottom',
	align = 'start',
	isSheetWhenTight = false,
	className,
	children,
	...root
}: PopoverProps) {
	const container = useOverlayContainer(isOpen);
	const isLeftByPress = useRef(false);
	const isOwn = (target: EventTarget | null) => Boolean(anchor.current?.contains(target as Node | null));
	return (
		<RadixPopover.Root open={isOpen} onOpenChange={onOpenChange}>
			<RadixPopover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
			<RadixPopover.Portal container={container}>
				<RadixPopover.Content
					{...root}
					role={role}
					className={classes(css.popover, role === 'menu' && css.menu, isSheetWhenTight && css.sheet, className)}
					aria-label={label}
					side={side}
					align={align}
					sideOffset={6}
					collisionPadding={8}
					// A menu gives the focus to one of its rows.
					{...(role === 'menu' && { onOpenAutoFocus: (event: Event) => event.preventDefault() })}
					// The dialog around it must not hear the same Escape and close as well.
					onEscapeKeyDown={(event) => event.stopPropagation()}
					// A press on the control itself is the control's to answer.
					onInteractOutside={(event) => {
						if (isOwn(event.target)) event.preventDefault();
						else isLeftByPress.current = true;
					}}
					onCloseAutoFocus={(event) => {
						event.preventDefault();
						// Whoever pressed another field is there already, and must not be called back.
						const isElsewhere = isLeftByPress.current && document.activeElement !== document.body;
						isLeftByPress.current = false;
						if (!isElsewhere) returnTo.current?.focus();
					}}
				>
					{children}
				</RadixPopover.Content>
			</RadixPopover.Portal>
		</RadixPopover.Root>
	);
}
