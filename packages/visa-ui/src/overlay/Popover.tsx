'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as RadixPopover from '@radix-ui/react-popover';
import {
	type KeyboardEvent,
	type ReactNode,
	type RefObject,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from 'react';
import { classes, type RootProps } from '../root';
import { firstStop, stayNear } from '../root/leadFocus';
import { pageOf, useOverlayContainer } from './container';
import { goRound } from './goRound';
import { hearLeaving } from './otherPages';
import * as css from './Popover.css';

export interface PopoverProps extends RootProps<HTMLDivElement> {
	/** Whether it is open; the page holds that, and opens it. */
	isOpen: boolean;
	/** The reader wants it closed, by Escape or a press outside: set `isOpen` to false. */
	onOpenChange: (isOpen: boolean) => void;
	/** Where it opens, and where the focus goes back to unless `returnTo` says otherwise. */
	anchor: RefObject<HTMLElement | null>;
	/** Where the focus goes when it closes, if not to `anchor`. */
	returnTo?: RefObject<HTMLElement | null>;
	/** What it holds, for assistive technology. */
	label: string;
	/** 'menu' for a list of actions: it stands close to its frame and places the focus itself. */
	role?: 'dialog' | 'menu';
	/** On which side of the anchor it opens where there is room; below unless said otherwise. */
	side?: 'bottom' | 'top' | 'right' | 'left';
	/** Which edges of it and of the anchor are in line. */
	align?: 'start' | 'center' | 'end';
	/** Becomes a sheet at the bottom of a short or narrow window; for tall content. */
	isSheetWhenTight?: boolean;
	/** What it holds. */
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
	ref,
	children,
	...root
}: PopoverProps) {
	// Where it is put its control tells, which a popover that is open at first is drawn before.
	const [isDrawn, setDrawn] = useState(!isOpen);
	useLayoutEffect(() => setDrawn(true), []);
	const container = useOverlayContainer(isOpen, anchor);
	const sheet = useRef<HTMLDivElement>(null);
	const refs = useComposedRefs(sheet, ref);
	const left = useRef<'press' | 'blur' | null>(null);
	const isOwnPress = useRef(false);
	useEffect(() => {
		const control = anchor.current;
		if (!isOpen || !control) return;
		const end = new AbortController();
		// Radix tells of a press once it is over: where it went is not to be asked any more, nor, out of a shadow, what it hit.
		const note = (event: Event) => {
			isOwnPress.current = event.composedPath().includes(control);
		};
		control.ownerDocument.addEventListener('pointerdown', note, { capture: true, signal: end.signal });
		const leave = (how: 'press' | 'blur') => {
			left.current = how;
			onOpenChange(false);
		};
		hearLeaving(control, sheet, leave, end.signal);
		return () => end.abort();
	}, [isOpen, onOpenChange, anchor]);
	const isOwn = (event: Event) =>
		event.type === 'pointerdown' ? isOwnPress.current : anchor.current && event.composedPath().includes(anchor.current);
	const activeOf = (element: Element) => (element.getRootNode() as Document).activeElement;
	// Radix takes the focus for the page's own, as far as its script sees it: for the frame, or for who has the shadow.
	function onKeyDown(event: KeyboardEvent<HTMLElement>) {
		if (event.currentTarget.getRootNode() !== document) goRound(event);
	}
	function giveBack(isLeft: boolean) {
		const page = pageOf(anchor.current);
		const isLost = () => page?.activeElement === page?.body;
		// Whoever pressed another field is there already, and must not be called back.
		if (isLeft && !isLost()) return;
		returnTo.current?.focus();
		if (isLost()) stayNear(anchor.current);
	}
	return (
		<RadixPopover.Root open={isOpen && isDrawn} onOpenChange={onOpenChange}>
			<RadixPopover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
			<RadixPopover.Portal container={container}>
				<RadixPopover.Content
					{...root}
					ref={refs}
					role={role}
					className={classes(css.popover, role === 'menu' && css.menu, isSheetWhenTight && css.sheet, className)}
					aria-label={label}
					side={side}
					align={align}
					sideOffset={6}
					collisionPadding={8}
					onKeyDown={onKeyDown}
					onOpenAutoFocus={(event) => {
						const element = sheet.current;
						// A menu gives the focus to one of its rows. Within a shadow or a frame Radix sees none.
						if (role !== 'menu' && element?.getRootNode() === document) return;
						event.preventDefault();
						if (role === 'menu' || !element || element.contains(activeOf(element))) return;
						(firstStop(element) ?? element).focus({ preventScroll: true });
					}}
					// The dialog around it must not hear the same Escape and close as well.
					onEscapeKeyDown={(event) => event.stopPropagation()}
					onInteractOutside={(event) => {
						// A press on the control itself is the control's to answer.
						if (isOwn(event.detail.originalEvent)) event.preventDefault();
						else left.current = 'press';
					}}
					onCloseAutoFocus={(event) => {
						event.preventDefault();
						const how = left.current;
						left.current = null;
						if (how !== 'blur') return giveBack(how !== null);
						// To give it back now would take it from the page that it has gone to.
						pageOf(anchor.current)?.defaultView?.addEventListener('focus', () => giveBack(true), { once: true });
					}}
				>
					{children}
				</RadixPopover.Content>
			</RadixPopover.Portal>
		</RadixPopover.Root>
	);
}
