'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { OverlayContainerContext } from '../../overlay/container';
import { classes, type RootProps } from '../../root';
import { useStrings } from '../../strings/components';
import { Heading } from '../Heading';
import { CloseIcon } from '../Icon';
import { IconButton } from '../IconButton';
import * as css from './Drawer.css';

export interface DrawerProps extends RootProps<HTMLDialogElement> {
	title: string;
	isOpen: boolean;
	onClose: () => void;
	footer?: ReactNode;
	children: ReactNode;
}

/**
 * A sheet that slides in from where lines begin: the left, or the right where text runs from right to left. The browser's own modal dialog: the page behind is inert, Escape closes,
 * and it costs next to nothing. Focus goes round inside and returns to the button that opened it. [NAV-07] [NAV-10]
 */
export function Drawer({ title, isOpen, onClose, footer, className, ref, children, ...root }: DrawerProps) {
	const titleId = useId();
	const strings = useStrings();
	const dialog = useRef<HTMLDialogElement>(null);
	const [container, setContainer] = useState<HTMLElement | null>(null);
	const refs = useComposedRefs(dialog, ref);

	useEffect(() => {
		const element = dialog.current;
		if (!isOpen || !element) return;
		const opener = document.activeElement;
		// Without a top layer, as in jsdom, it is at least open.
		if (element.showModal) element.showModal();
		else element.open = true;
		const giveScrollBack = holdScroll();
		return () => {
			if (element.close) element.close();
			else element.open = false;
			giveScrollBack();
			if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
		};
	}, [isOpen]);

	function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
		if (event.key === 'Escape') {
			event.preventDefault();
			onClose();
		}
		if (event.key === 'Tab') keepFocusInside(event);
	}
	return (
		<dialog
			{...root}
			ref={refs}
			className={classes(css.drawer, className)}
			aria-labelledby={titleId}
			onKeyDown={onKeyDown}
			onCancel={(event) => {
				event.preventDefault();
				onClose();
			}}
			onClick={(event) => event.target === event.currentTarget && onClose()}
		>
			<header className={css.head}>
				<Heading level={2} size="tiny" id={titleId}>
					{title}
				</Heading>
				<IconButton label={strings.close} icon={<CloseIcon />} onPress={onClose} />
			</header>
			{/* What opens inside is put inside: behind the dialog it could neither be seen nor pressed. */}
			<OverlayContainerContext value={container}>
				<div className={css.body}>{isOpen && children}</div>
				{footer && <footer className={css.foot}>{isOpen && footer}</footer>}
			</OverlayContainerContext>
			<div ref={setContainer} />
		</dialog>
	);
}

/** The page behind stays where it is; a scroll bar that takes room keeps it, so that nothing jumps. */
function holdScroll(): () => void {
	const { style, clientWidth } = document.documentElement;
	const before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
	if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
	style.overflow = 'hidden';
	return () => void Object.assign(style, before);
}

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"], summary';

function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>) {
	const all = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter((one) => isTabStop(one));
	const [first, last] = [all[0], all.at(-1)];
	const leaving = event.shiftKey ? first : last;
	if (document.activeElement !== leaving && document.activeElement !== event.currentTarget) return;
	event.preventDefault();
	(event.shiftKey ? last : first)?.focus();
}

/** Of a set of radio buttons only the chosen one is a stop. */
function isTabStop(element: HTMLElement): boolean {
	if (element.getClientRects().length === 0) return false;
	return !(element instanceof HTMLInputElement && element.type === 'radio') || element.checked;
}
