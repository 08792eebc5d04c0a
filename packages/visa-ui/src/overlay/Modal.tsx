'use client';

import { type ReactNode, type RefObject, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { classes, type RootProps } from '../root';
import { look } from '../root/look';
import { modalOfPage, OverlayContainerContext, PortalContext, pageOf } from './container';
import * as css from './Modal.css';
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
		setHome({ wasOpen: true, element: modalOfPage(wanted) ?? wanted, cameFrom: focusedIn(pageOf(wanted)) });
	}, [isOpen, home.wasOpen, wanted]);
	const isShown = isOpen && home.wasOpen;
	const overlay = useRef<HTMLDivElement>(null);
	const otherPage = isShown && page && page !== document ? page : null;
	useOtherPage(otherPage, overlay, home.cameFrom);
	const giveBack = useKeptFocus(isShown, overlay, home.cameFrom);
	const isLeft = useIsLeft(isShown && page ? page : null);
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
				<div
					className={css.area}
					onPointerDown={(event) => isDismissable && event.target === event.currentTarget && onClose()}
				>
					<OverlayContainerContext value={container}>
						<AriaDialog {...dialog} className={classes(css.sheet, look(css.size, size), className)}>
							<AtEnd giveBack={giveBack} />
							{isOpen ? children : shown}
						</AriaDialog>
					</OverlayContainerContext>
				</div>
				<div ref={setContainer} />
			</AriaModal>
		</ModalOverlay>
	);
}

/** The focused element, also if it is inside a shadow root. */
function focusedIn(page: Document | undefined): Element | null {
	let focused = page?.activeElement ?? null;
	while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
	return focused;
}

/**
 * Returns focus while the dialog is still there: react-aria does so after a frame in which nothing has it, and screen
 * readers start over at the top of the page.
 * @returns what to do when the dialog's content is unmounted
 */
function useKeptFocus(isShown: boolean, overlay: RefObject<Element | null>, cameFrom: Element | null) {
	const giveBack = useRef<(isGone: boolean) => void>(() => {});
	useLayoutEffect(() => {
		const element = overlay.current;
		giveBack.current = (isGone) => {
			const focused = (element?.getRootNode() as Document | undefined)?.activeElement ?? null;
			// Whoever has moved to the page around an iframe keeps focus there.
			if (!element?.contains(focused) || !element.ownerDocument.hasFocus() || !cameFrom?.isConnected) return;
			// react-aria makes usable again what is behind only after it is gone.
			for (let behind: HTMLElement | null = null; isGone; behind.inert = false) {
				behind = cameFrom.closest<HTMLElement>('[inert]');
				if (!behind) break;
			}
			(cameFrom as HTMLElement).focus({ preventScroll: true });
		};
	});
	// After react-aria has made usable again what is behind.
	useEffect(() => {
		if (!isShown) giveBack.current(false);
	}, [isShown]);
	return giveBack;
}

/**
 * In a dialog that a page closes by unmounting it: what surrounds this no longer keeps focus inside then, but is still
 * in the page.
 */
function AtEnd({ giveBack }: { giveBack: ReturnType<typeof useKeptFocus> }) {
	useLayoutEffect(() => () => giveBack.current(true), [giveBack]);
	return null;
}
