'use client';

import { type ReactNode, use, useLayoutEffect, useRef, useState } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { classes, type RootProps } from '../root';
import { look } from '../root/look';
import { modalOfPage, OverlayContainerContext, PortalContext, pageOf } from './container';
import * as css from './Modal.css';
import { scrollByKeys } from './scrollByKeys';
import { useIsLeft, useOtherPage } from './useOtherPage';

export interface ModalProps extends RootProps {
	isOpen: boolean;
	onClose: () => void;
	/** Escape and a press outside close it. */
	isDismissable?: boolean;
	role?: 'dialog' | 'alertdialog';
	size?: keyof typeof css.size;
	'aria-labelledby': string;
	'aria-describedby'?: string;
	children: ReactNode;
}

/** Where it is rendered, and where focus was before. */
interface Home {
	wasOpen: boolean;
	element: HTMLElement | null;
	cameFrom: Element | null;
}

/**
 * A modal panel above the page: focus stays inside, the page behind is hidden from assistive technology, and focus
 * returns to where it was. Popovers opened inside it are rendered inside it, so that they don't compete for focus.
 */
export function Modal({
	isOpen,
	onClose,
	isDismissable = true,
	size = 'medium',
	className,
	children,
	...dialog
}: ModalProps) {
	const wanted = use(PortalContext);
	const [container, setContainer] = useState<HTMLElement | null>(null);
	const [home, setHome] = useState<Home>({ wasOpen: false, element: null, cameFrom: null });
	// It stays there while it closes.
	if (!isOpen && home.wasOpen) setHome({ ...home, wasOpen: false });
	const [shown, setShown] = useState(children);
	// The page often has no content for it any more once it is closed: while it closes, it keeps its last content.
	if (isOpen && shown !== children) setShown(children);
	const page = pageOf(wanted);
	// After rendering: a drawer closed by the same press only then starts to close, and would take it along.
	useLayoutEffect(() => {
		if (!isOpen || home.wasOpen) return;
		setHome({ wasOpen: true, element: modalOfPage(wanted) ?? wanted, cameFrom: pageOf(wanted)?.activeElement ?? null });
	}, [isOpen, home.wasOpen, wanted]);
	const isShown = isOpen && home.wasOpen;
	const overlay = useRef<HTMLDivElement>(null);
	const otherPage = isShown && page && page !== document ? page : null;
	useOtherPage(otherPage, overlay, home.cameFrom);
	const isLeft = useIsLeft(isShown && page ? page : null);
	/** Whether the press began beside the sheet: a text selected up to there ends beside it. */
	const isBeside = useRef(false);
	return (
		<ModalOverlay
			ref={overlay}
			isOpen={isShown}
			onOpenChange={(open) => !open && onClose()}
			isKeyboardDismissDisabled={!isDismissable}
			// react-aria releases focus only from a dialog that is closing.
			isExiting={isLeft}
			className={classes(css.overlay, !isOpen && css.leaving)}
			{...(home.element && { UNSTABLE_portalContainer: home.element })}
		>
			<AriaModal className={css.modal}>
				{/* biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the sheet, the presses from around it */}
				<div
					className={css.area}
					onKeyDown={scrollByKeys}
					onPointerDown={({ target, currentTarget }) => {
						isBeside.current = target === currentTarget;
					}}
					// The focus stays in the sheet.
					onMouseDown={(event) => event.target === event.currentTarget && event.preventDefault()}
					// Once the press is over: what is behind would get the rest of it.
					onClick={({ target, currentTarget }) =>
						isDismissable && isBeside.current && target === currentTarget && onClose()
					}
				>
					<OverlayContainerContext value={container}>
						<AriaDialog {...dialog} className={classes(css.sheet, look(css.size, size), className)}>
							{isOpen ? children : shown}
						</AriaDialog>
					</OverlayContainerContext>
				</div>
				<div ref={setContainer} />
			</AriaModal>
		</ModalOverlay>
	);
}
