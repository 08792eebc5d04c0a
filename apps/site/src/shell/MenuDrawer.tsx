import { useEffect, useState } from 'react';
import { IconButton, MenuIcon, ThemeSelector } from 'visa-ui';
import { whenAtRest } from '../opening/alive';
import { strings } from '../strings';
import { isStaffs } from '../strings/language';
import { AccountButton } from './AccountButton';
import { LanguageSwitch } from './LanguageSwitch';
import * as styles from './Layout.css';
import { Menu } from './Menu';
import { usePathname } from './usePathname';

const load = () => import('./drawer');

/** The bar's first button and the drawer that it opens: menu, theme, language, account. [NAV-07] [NAV-08] [NAV-10] */
export function MenuDrawer() {
	const pathname = usePathname();
	const [{ Drawer }, setFetched] = useState<Partial<Awaited<ReturnType<typeof load>>>>({});
	// Opened on one page it is closed on the next.
	const [openedOn, setOpenedOn] = useState<string | null>(null);
	const isOpen = openedOn === pathname;
	if (openedOn !== null && !isOpen) setOpenedOn(null);
	const close = () => setOpenedOn(null);
	const words = strings.shell;

	// The drawer comes once the page rests, or at once when somebody presses for it; without a connection the next asks again.
	useEffect(() => {
		if (Drawer) return undefined;
		const ask = () => load().then(setFetched, () => setOpenedOn(null));
		if (!isOpen) return whenAtRest(ask);
		void ask();
		return undefined;
	}, [Drawer, isOpen]);

	return (
		<>
			<IconButton
				className={styles.menuButton}
				label={words.menu}
				icon={<MenuIcon />}
				onPress={() => setOpenedOn(pathname)}
				aria-expanded={isOpen}
			/>
			{Drawer && (
				<Drawer
					title={words.menu}
					isOpen={isOpen}
					onClose={close}
					footer={
						<div className={styles.drawerFoot}>
							<ThemeSelector />
							{isStaffs(pathname) || <LanguageSwitch />}
							<AccountButton onDone={close} />
						</div>
					}
				>
					<Menu onNavigate={close} />
				</Drawer>
			)}
		</>
	);
}
