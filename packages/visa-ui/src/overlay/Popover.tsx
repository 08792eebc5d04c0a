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
import { isComposing } from '../root/isComposing';
import { keepFocus } from '../root/keepFocus';
import { firstStop } from '../root/leadFocus';
import { stayNear } from '../root/stayNear';
import { pageOf, useOverlayContainer } from './container';
import { goRound } from './goRound';
import { hearLeaving } from './otherPages';
import * as css from './Popover.css';

export interface PopoverProps extends RootProps<HTMLDivElement> {
	/** Whether it is open (controlled). */
	isOpen: boolean;
	/** Called when it should close, by Escape or a press outside: set `isOpen` to false. */
	onOpenChange: (isOpen: boolean) => void;
	/** The element beside which it opens, and to which the focus returns unless `returnTo` is set. */
	anchor: RefObject<HTMLElement | null>;
	/** The element that receives the focus when it closes, instead of `anchor`. */
	returnTo?: RefObject<HTMLElement | null>;
	/** The accessible name: what it contains. */
	label: string;
	/** `menu` for a list of actions, which manages the focus itself and has less padding. */
	role?: 'dialog' | 'menu';
	/** The preferred side of the anchor; below by default. */
	side?: 'bottom' | 'top' | 'right' | 'left';
	/** The edge that is aligned with the anchor's. */
	align?: 'start' | 'center' | 'end';
	/** Shows tall content as a sheet at the bottom of small windows. */
	isSheetWhenTight?: boolean;
	/** The content. */
	children: ReactNode;
}

/**
 * A floating panel beside a control. Escape and presses outside close it. A press that closes a menu, or a tap, does
 * nothing else, as with react-aria's; with a mouse, what was pressed beside a panel is pressed, and has the focus.
 */
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
	// Its container depends on its control, which is rendered after a popover that is initially open.
	const [isDrawn, setDrawn] = useState(!isOpen);
	useLayoutEffect(() => setDrawn(true), []);
	const container = useOverlayContainer(isOpen, anchor);
	const sheet = useRef<HTMLDivElement>(null);
	const around = useRef<HTMLDivElement>(null);
	const refs = useComposedRefs(sheet, ref, stayWithin);
	const left = useRef<'press' | 'blur' | null>(null);
	const isOwnPress = useRef(false);
	useEffect(() => {
		const control = anchor.current;
		if (!isOpen || !control) return;
		const end = new AbortController();
		// Radix reports a press after it is over: its target, or what it hit inside a shadow root, can't be determined
		// any more.
		const note = (event: Event) => {
			const path = event.composedPath();
			isOwnPress.current = [control, around.current].some((own) => own && path.includes(own));
		};
		control.ownerDocument.addEventListener('pointerdown', note, { capture: true, signal: end.signal });
		const leave = (how: 'press' | 'blur') => {
			if (how === 'press' && isOwnPress.current) return;
			left.current = how;
			onOpenChange(false);
		};
		hearLeaving(control, sheet, leave, end.signal);
		return () => end.abort();
	}, [isOpen, onOpenChange, anchor]);
	const isOwn = (event: Event) =>
		event.type === 'pointerdown' ? isOwnPress.current : anchor.current && event.composedPath().includes(anchor.current);
	const activeOf = (element: Element) => (element.getRootNode() as Document).activeElement;
	// Radix looks at the focused element of its script's document, which is the iframe or the shadow host.
	function onKeyDown(event: KeyboardEvent<HTMLElement>) {
		if (event.currentTarget.getRootNode() !== document) goRound(event);
	}
	function giveBack(isLeft: boolean) {
		const page = pageOf(anchor.current);
		const isLost = () => page?.activeElement === page?.body;
		// Whoever pressed another field is there already, and must not be moved back.
		if (isLeft && !isLost()) return;
		returnTo.current?.focus();
		if (isLost()) stayNear(anchor.current);
	}
	// While its content is still there: Radix waits until it is removed, and meanwhile nothing would have the focus.
	useLayoutEffect(() => {
		const element = sheet.current;
		if (!isOpen && !left.current && element?.contains(activeOf(element))) giveBack(false);
	});
	return (
		<RadixPopover.Root open={isOpen && isDrawn} onOpenChange={onOpenChange}>
			<RadixPopover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
			<RadixPopover.Portal container={container}>
				{/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: by keys, Escape closes it */}
				<div
					ref={around}
					className={classes(css.around, role === 'menu' && css.aroundMenu)}
					onMouseDown={(event) => event.preventDefault()}
					onClick={(event) => {
						// Nor is what the control is in pressed: React passes it on, as to the parts of one page.
						event.stopPropagation();
						onOpenChange(false);
					}}
				/>
			</RadixPopover.Portal>
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
						// A menu focuses one of its rows. Inside a shadow root or an iframe Radix finds none.
						if (role !== 'menu' && element?.getRootNode() === document) return;
						event.preventDefault();
						if (role === 'menu' || !element || element.contains(activeOf(element))) return;
						(firstStop(element) ?? element).focus({ preventScroll: true });
					}}
					onEscapeKeyDown={(event) => {
						// An open list of a field in here closes alone, as does a tooltip; an input method has its own Escape.
						const isList = sheet.current?.querySelector('[role="combobox"][aria-expanded="true"]');
						if (isList || isComposing(event) || event.defaultPrevented) return event.preventDefault();
						// A surrounding dialog must not handle the same Escape and close as well.
						event.stopPropagation();
						// A page may unmount the popover to close it.
						giveBack(false);
					}}
					onInteractOutside={(event) => {
						// A press on the control itself is handled by the control, and one around once it is over.
						if (isOwn(event.detail.originalEvent)) event.preventDefault();
						else left.current = 'press';
					}}
					onCloseAutoFocus={(event) => {
						event.preventDefault();
						const how = left.current;
						left.current = null;
						if (how !== 'blur') return giveBack(how !== null);
						// Restoring it now would take it from the document that has it.
						pageOf(anchor.current)?.defaultView?.addEventListener('focus', () => giveBack(true), { once: true });
					}}
				>
					{children}
				</RadixPopover.Content>
			</RadixPopover.Portal>
		</RadixPopover.Root>
	);
}

/** A `ref`: when the control that has the focus is removed, the first that is left gets it. */
const stayWithin = (sheet: HTMLElement | null) =>
	sheet
		? keepFocus(sheet, () => sheet.querySelector<HTMLElement>('[role^="menuitem"]') ?? firstStop(sheet) ?? sheet)
		: undefined;
