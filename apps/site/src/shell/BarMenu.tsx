import { NewTabMark, type SideNavItem, Skeleton, useAnchor } from 'visa-ui';
import { strings } from '../strings';
import * as styles from './bar.css';
import { MENU_PLACEHOLDERS, useMenuItems } from './useMenuItems';
import { usePathname } from './usePathname';

/**
 * The menu's entries in the top bar itself, if the window has space for them; the button and its drawer stay. What is at
 * its right doesn't move when the entries appear. [NAV-01] [NAV-02] [NAV-03] [NAV-11]
 */
export function BarMenu() {
	const items = useMenuItems();
	const pathname = usePathname();
	if (!items) {
		return (
			<div className={styles.menu}>
				{Array.from({ length: MENU_PLACEHOLDERS }, (_, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity.
					<Skeleton key={index} width="5.5rem" height="1.25rem" />
				))}
			</div>
		);
	}
	return (
		<nav className={styles.menu} aria-label={strings.shell.mainMenu}>
			{items.map((item) => (
				<BarLink key={item.href} {...item} isCurrent={item.href === pathname} />
			))}
		</nav>
	);
}

/** An entry of the bar; the open page is marked visually and for screen readers. */
export function BarLink({
	href,
	label,
	isExternal,
	isCurrent,
}: Pick<SideNavItem, 'href' | 'label' | 'isExternal'> & { isCurrent: boolean }) {
	const anchor = useAnchor({ href, isExternal });
	return (
		<a {...anchor} className={styles.entry} aria-current={isCurrent ? 'page' : undefined}>
			{label}
			{isExternal && <NewTabMark />}
		</a>
	);
}
