import { useState } from 'react';
import { IconButton, MenuIcon, toast } from 'visa-ui';
import { strings } from '../strings';
import { comesBackTo } from './LanguageSwitch';
import * as styles from './Layout.css';
import { sentenceOf } from './sentenceOf';
import { useFetched } from './useFetched';
import { usePathname } from './usePathname';

const load = () => import('./MenuInDrawer');

/** The bar's first button and the drawer that it opens: menu, theme, language, account. [NAV-07] [NAV-08] [NAV-10] */
export function MenuDrawer() {
	const pathname = usePathname();
	// Opened on one page, it is closed on the next.
	const [openedOn, setOpenedOn] = useState<string | null>(null);
	const isOpen = openedOn === pathname;
	if (openedOn !== null && !isOpen) setOpenedOn(null);

	// Without a connection, the next press tries again.
	const drawer = useFetched(load, isOpen, (error) => {
		toast.error(sentenceOf(error));
		setOpenedOn(null);
	});

	return (
		<>
			<IconButton
				ref={comesBackTo('menu')}
				className={styles.menuButton}
				label={strings.shell.menu}
				icon={<MenuIcon />}
				onPress={() => setOpenedOn(pathname)}
				aria-expanded={isOpen}
			/>
			{/* A new page takes the focus at once: the drawer of the page before has let go of it by then. */}
			{drawer && <drawer.MenuInDrawer key={pathname} isOpen={isOpen} onClose={() => setOpenedOn(null)} />}
		</>
	);
}
