'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { classes, type RootProps } from '../../root';
import { look } from '../../root/look';
import { raise, watchSizes } from '../../root/platform';
import { useStrings } from '../../strings/components';
import { InLanguage } from '../../strings/InLanguage';
import { Button } from '../Button';
import { CloseIcon } from '../Icon';
import { IconButton } from '../IconButton';
import { noticeIcons } from '../Notice';
import { Spinner } from '../Spinner';
import { VisuallyHidden } from '../VisuallyHidden';
import * as css from './Toast.css';
import { type QueuedToast, regionOfQueue, toast, toastQueue } from './toastQueue';
import { useAway } from './useAway';
import { useBesideFocus } from './useBesideFocus';
import { firstButton, useF6 } from './useF6';
import { useModalOfPage } from './useModalOfPage';

export interface ToastRegionProps extends RootProps {
	/** The position on large screens; on phones toasts take the full width. */
	placement?: keyof typeof css.place;
}

/** What tells of them: errors interrupt what is being read. */
const lives = ['polite', 'assertive'] as const;
const liveOf = (tone: QueuedToast['tone']) => (tone === 'error' ? 'assertive' : 'polite');

/**
 * The region in which toasts appear; render one at the end of the page. While a modal dialog is open, the region moves
 * into it, because everything outside is inert. [TST-01]
 */
export function ToastRegion({ placement = 'top-right', className, ref, ...root }: ToastRegionProps) {
	const strings = useStrings();
	const [{ subscribe, read, readOnServer }] = useState(regionOfQueue);
	const toasts = useSyncExternalStore(subscribe, read, readOnServer);
	const [isHovered, setHovered] = useState(false);
	const [isFocused, setFocused] = useState(false);
	const region = useRef<HTMLElement>(null);
	const isAway = useAway(region);
	const refs = useComposedRefs(region, ref);
	const latest = toasts.at(-1);
	const modal = useModalOfPage(region, latest);
	// A toast is announced only in a region that existed before it.
	const [standsIn, setStandsIn] = useState(modal);
	useEffect(() => setStandsIn(modal), [modal]);
	const shown = standsIn === modal ? toasts : readOnServer();
	const isShown = shown.length > 0;
	// For each new toast, the region moves above everything open at that time. It may be inside a dialog that has just
	// closed: it is in the page a moment later.
	useEffect(() => {
		const element = region.current;
		if (isShown && latest && element?.isConnected) raise(element);
	}, [latest, isShown]);
	/** Where focus was before it came here. */
	const cameFrom = useRef<HTMLElement | null>(null);

	const focused = useRef<Element | null>(null);
	// Whoever removed what had focus, it moves to the same toast's button, or the next one, or to where it was before.
	// biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the toasts
	useLayoutEffect(() => {
		if (!focused.current || focused.current.isConnected) return;
		// One that has become an error is another element.
		const id = focused.current.closest('li')?.dataset.id;
		focused.current = null;
		setFocused(false);
		const same = region.current?.querySelector(`[data-id="${id}"]`) ?? null;
		(firstButton(same) ?? firstButton(region.current) ?? cameFrom.current)?.focus();
	}, [shown]);
	useF6(region, isShown, cameFrom);
	useBesideFocus(region, isShown, latest, modal);
	const draw = (one: QueuedToast) => (
		<Item
			key={one.id}
			toast={one}
			isLatest={one === latest}
			isHeld={isHovered || isFocused || isAway}
			onClose={() => toastQueue.close(one.id)}
		/>
	);
	const section = (
		<section
			{...root}
			ref={refs}
			className={classes(css.region, look(css.place, placement), className)}
			aria-label={strings.notifications}
			popover="manual"
			data-react-aria-top-layer="true"
			onPointerEnter={() => setHovered(true)}
			onPointerLeave={() => setHovered(false)}
			onFocus={({ target, relatedTarget }) => {
				focused.current = target;
				if (relatedTarget && !region.current?.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement;
				// Whoever pressed a button with the pointer holds them no longer than the pointer does.
				setFocused(target.matches(':focus-visible'));
			}}
			onBlur={() => {
				focused.current = null;
				setFocused(false);
			}}
			onKeyDown={(event) => {
				const id = (event.target as Element).closest('li')?.dataset.id;
				if (event.key !== 'Escape' || !id) return;
				// The dialog that contains the toasts stays open.
				event.preventDefault();
				event.stopPropagation();
				toastQueue.close(Number(id));
			}}
		>
			<div className={css.list}>
				{lives.map((live) => (
					// Of each toast one alone tells, and it is there before it: within another one it would be told twice.
					<ol key={live} className={css.items} aria-live={live} aria-relevant="additions text">
						{shown.filter(({ tone }) => liveOf(tone) === live).map(draw)}
					</ol>
				))}
			</div>
		</section>
	);
	return modal ? createPortal(section, modal) : section;
}

function Item({
	toast: { id, tone, timeout, title, message, lang, action, isPending },
	isLatest,
	isHeld,
	onClose,
}: {
	toast: QueuedToast;
	isLatest: boolean;
	isHeld: boolean;
	onClose: () => void;
}) {
	const strings = useStrings();
	const left = useRef(timeout);
	const told = useRef({ message, timeout });
	const Icon = noticeIcons[tone];
	const item = useRef<HTMLLIElement>(null);
	const [isInSight, setInSight] = useState(true);

	// If there is space for only one, another replaces it temporarily: its size is then zero.
	useEffect(() => {
		const element = item.current;
		if (!element) return;
		const sizes = watchSizes(() => setInSight(element.getClientRects().length > 0));
		sizes.observe(element);
		return () => sizes.disconnect();
	}, []);

	// Hovering or focusing any toast pauses all of them, and so does a page that nobody sees; afterwards they continue with
	// their remaining time.
	useEffect(() => {
		// A changed message restarts its time, and so does becoming visible again.
		const isToldAnew = told.current.message !== message || told.current.timeout !== timeout;
		if (isToldAnew || !isInSight) left.current = timeout;
		told.current = { message, timeout };
		if (left.current === null || isHeld || !isInSight) return;
		const since = performance.now();
		const timer = setTimeout(() => toastQueue.close(id), left.current);
		return () => {
			clearTimeout(timer);
			if (left.current !== null) left.current = Math.max(500, left.current - (performance.now() - since));
		};
	}, [id, isHeld, isInSight, message, timeout]);

	return (
		<li
			ref={item}
			className={classes(css.item, css.edge[tone])}
			data-tone={tone}
			data-id={id}
			data-latest={isLatest || undefined}
			aria-busy={isPending || undefined}
		>
			<span className={css.icon[tone]}>{isPending ? <Spinner /> : <Icon size="small" />}</span>
			<div className={css.words}>
				<VisuallyHidden>{`${strings.toastTone[tone]}: `}</VisuallyHidden>
				{title && <div className={css.title}>{title}</div>}
				<InLanguage lang={lang}>{message}</InLanguage>
				{action && (
					<div className={css.action}>
						<Button
							tone="quiet"
							size="small"
							onPress={() => {
								action.onPress();
								onClose();
							}}
						>
							{action.label}
						</Button>
					</div>
				)}
			</div>
			<IconButton className={css.close} label={strings.close} icon={<CloseIcon size="small" />} onPress={onClose} />
		</li>
	);
}

/** The toast queue, as a hook. */
export function useToast() {
	return toast;
}
