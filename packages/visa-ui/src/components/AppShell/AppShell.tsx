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
	/** The name of the navigation, e.g. 'Dashboard'. */
	label: string;
	/** Menu entries outside any group; they come first. */
	items?: readonly SideNavItem[];
	/** Groups of menu entries, each with a heading, below the other entries. */
	groups?: readonly SideNavGroup[];
	/** The path of the current menu entry. */
	current: string;
	/**
	 * The URL of the current page, where several pages belong to one entry; the menu closes when it changes. Defaults
	 * to `current`.
	 */
	page?: string;
	/** Shown at the bottom of the menu: who is signed in, and how to sign out. */
	account?: ReactNode;
	/** A header above has a button that opens the menu on small screens, so the shell doesn't render one of its own. */
	isMenuInHeader?: boolean;
	/** Hides the menu on large screens, to give a wide table more room. */
	isCollapsed?: boolean;
	/** Called when the reader hides or shows the menu, so that the page can remember it. */
	onCollapsedChange?: (isCollapsed: boolean) => void;
	/** The page's content, rendered in the `main` landmark. */
	children: ReactNode;
}

/**
 * The frame of a staff application: a menu beside the page, or behind a button if there is no room or the reader has
 * hidden it. Below a sticky header, set `--viza-app-shell-top` to its height.
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
	// A menu opened on one page is closed on the next, however the reader got there.
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
