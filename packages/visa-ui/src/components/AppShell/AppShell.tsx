'use client';

import { type ReactNode, useId, useState } from 'react';
import { classes, type RootProps } from '../../root';
import { useStrings } from '../../strings/components';
import { Button } from '../Button';
import { Drawer } from '../Drawer';
import { MenuIcon } from '../Icon';
import { SideNav, type SideNavGroup, type SideNavItem } from '../SideNav';
import { SkipLink } from '../SkipLink';
import * as css from './AppShell.css';

export interface AppShellProps extends RootProps<HTMLDivElement> {
	/** What one is in, e.g. 'Dashboard': the name of the menu. */
	label: string;
	/** The entries of the menu that belong to no group; they stand first. */
	items?: readonly SideNavItem[];
	/** Entries under names of their own, below the others. */
	groups?: readonly SideNavGroup[];
	/** The path that is open: the one of an entry. */
	current: string;
	/** The address of the page in sight, where several belong to one entry: on another one the menu is closed. `current` by default. */
	page?: string;
	/** At the foot of the menu: who is signed in, and how to leave. */
	account?: ReactNode;
	/**
	 * A header above has a button that opens these entries where there is no room for them beside the page: the frame then
	 * shows none of its own.
	 */
	isMenuInHeader?: boolean;
	/** The menu is folded away where it has room, so that a wide table gets it. */
	isCollapsed?: boolean;
	/** The reader folded the menu away, or brought it back: the page may keep that for the next visit. */
	onCollapsedChange?: (isCollapsed: boolean) => void;
	/** The open page; it stands in the `main` landmark. */
	children: ReactNode;
}

/**
 * The frame of a working place: a menu beside the page, or behind a button where there is no room or it was folded
 * away. Below a header that stays, set `--viza-app-shell-top` to its height.
 */
export function AppShell(props: AppShellProps) {
	const {
		label,
		items = [],
		groups,
		current,
		page = current,
		account,
		isMenuInHeader = false,
		isCollapsed,
		onCollapsedChange,
		...rest
	} = props;
	const { children, ...root } = rest;
	const strings = useStrings();
	const pageId = useId();
	const [ownCollapsed, setOwnCollapsed] = useState(false);
	// The menu that was opened on one page is closed on the next, however one came there.
	const [openedOn, setOpenedOn] = useState<string | null>(null);
	const isOpen = openedOn === page;
	if (openedOn !== null && !isOpen) setOpenedOn(null);
	const isFolded = isCollapsed ?? ownCollapsed;
	const close = () => setOpenedOn(null);
	function fold(next: boolean) {
		setOwnCollapsed(next);
		onCollapsedChange?.(next);
	}
	const menu = (onNavigate?: () => void) => (
		<>
			<SideNav label={label} items={items} groups={groups} current={current} onNavigate={onNavigate} />
			{account && <div className={css.account}>{account}</div>}
		</>
	);
	return (
		<div {...root} className={classes(css.shell, props.className)} data-collapsed={isFolded || undefined}>
			{!isFolded && (
				<aside className={css.side} aria-label={label}>
					<SkipLink targetId={pageId} label={strings.skipMenu} />
					{menu()}
					<div className={css.folding}>
						<Button tone="quiet" size="small" onPress={() => fold(true)}>
							{strings.foldMenu}
						</Button>
					</div>
				</aside>
			)}
			<div className={css.content}>
				{!isMenuInHeader && (
					<div className={css.narrowOnly}>
						<Button tone="secondary" icon={<MenuIcon />} onPress={() => setOpenedOn(page)}>
							{strings.openMenu}
						</Button>
					</div>
				)}
				{isFolded && (
					<div className={css.wideOnly}>
						<Button tone="secondary" size="small" icon={<MenuIcon />} onPress={() => fold(false)}>
							{strings.unfoldMenu}
						</Button>
					</div>
				)}
				<div id={pageId} tabIndex={-1} className={css.page}>
					{children}
				</div>
			</div>
			{/* A new page may take the focus at once: the drawer of the page before has let go of it by then. */}
			<Drawer key={page} title={label} isOpen={isOpen} onClose={close}>
				{menu(close)}
			</Drawer>
		</div>
	);
}
