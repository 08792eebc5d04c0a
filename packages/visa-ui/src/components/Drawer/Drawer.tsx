'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { mergeProps } from 'react-aria/mergeProps';
import { useDialog } from 'react-aria/useDialog';
import { useOverlay } from 'react-aria/useOverlay';
import { usePreventScroll } from 'react-aria/usePreventScroll';
import { OverlayContainerContext } from '../../overlay/container';
import { scrollByKeys } from '../../overlay/scrollByKeys';
import { useIsLeft } from '../../overlay/useOtherPage';
import { classes, type RootProps } from '../../root';
import { lookForShadow } from '../../root/lookForShadow';
import { useUntilPainted } from '../../root/useUntilPainted';
import { useStrings } from '../../strings/components';
import { Heading } from '../Heading';
import { CloseIcon } from '../Icon';
import { IconButton } from '../IconButton';
import * as css from './Drawer.css';

export interface DrawerProps extends RootProps<HTMLDialogElement> {
	/** The heading and accessible name. */
	title: string;
	/** Whether it is open (controlled). */
	isOpen: boolean;
	/** Called when it should close, by its button, Escape or a press outside: set `isOpen` to false. */
	onClose: () => void;
	/** Content that stays visible at the bottom while the rest scrolls; in a low window it scrolls with the rest. */
	footer?: ReactNode;
	/** The content. */
	children: ReactNode;
}

/**
 * A modal panel that slides in from the start side: left, or right in right-to-left text. It is a native modal dialog,
 * so it is above everything and the page behind is inert. react-aria traps and restores the focus, prevents scrolling
 * of the page, and handles Escape and presses outside. [NAV-07] [NAV-10]
 */
export function Drawer({ isOpen, ...props }: DrawerProps) {
	const wasOpen = useUntilPainted(isOpen);
	return (isOpen || wasOpen) && <OpenDrawer {...props} isLeaving={!isOpen} />;
}

interface OpenDrawerProps extends Omit<DrawerProps, 'isOpen'> {
	/**
	 * It is no longer visible. Making the page behind usable again requires the browser to update every element of the
	 * page, which takes longer than hiding the drawer: the actual closing happens after the next paint.
	 */
	isLeaving: boolean;
}

function OpenDrawer({ title, onClose, isLeaving, footer, className, ref, children, ...root }: OpenDrawerProps) {
	const strings = useStrings();
	const dialog = useRef<HTMLDialogElement>(null);
	const panel = useRef<HTMLDivElement>(null);
	const [container, setContainer] = useState<HTMLElement | null>(null);
	const refs = useComposedRefs(dialog, ref);
	const page = container?.ownerDocument;
	const isLeft = useIsLeft(page ?? null);

	// Before the hooks check where focus is: the browser moves it to the first control.
	useLayoutEffect(() => {
		const element = dialog.current;
		lookForShadow(element);
		// Without a top layer, as in jsdom, it is at least open.
		if (element?.showModal) element.showModal();
		else if (element) element.open = true;
		return () => element?.close?.();
	}, []);
	usePreventScroll();
	const { overlayProps } = useOverlay({ isOpen: !isLeaving, onClose, isDismissable: true }, panel);
	// Labelled by us: react-aria looks for its title only in the document of its script, not in an iframe or a shadow
	// root.
	const titleId = useId();
	const { dialogProps } = useDialog({ 'aria-labelledby': titleId }, dialog);

	return (
		<dialog
			{...mergeProps(dialogProps, overlayProps)}
			{...root}
			ref={refs}
			className={classes(css.drawer, className)}
			data-leaving={isLeaving || undefined}
			// Hidden for those who read or test without styles, too.
			hidden={isLeaving || undefined}
			onCancel={(event) => {
				// Whoever chooses no file after all cancels the window of the system alone.
				if (event.target !== event.currentTarget) return;
				event.preventDefault();
				if (!isLeaving) onClose();
			}}
		>
			<FocusScope contain={!isLeft} restoreFocus>
				{/* biome-ignore lint/a11y/noStaticElementInteractions: the keys come from its buttons */}
				<div ref={panel} className={css.panel} onKeyDown={scrollByKeys}>
					<div className={css.head}>
						<Heading level={2} size="tiny" id={titleId}>
							{title}
						</Heading>
						<IconButton label={strings.close} icon={<CloseIcon />} onPress={onClose} />
					</div>
					{/* What opens inside is put inside: behind the dialog it could neither be seen nor pressed. */}
					<OverlayContainerContext value={container}>
						<div data-scrolling="" className={css.body}>
							{children}
						</div>
						{footer && <div className={css.foot}>{footer}</div>}
					</OverlayContainerContext>
					<div ref={setContainer} />
				</div>
			</FocusScope>
		</dialog>
	);
}
