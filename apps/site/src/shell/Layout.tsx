import { Outlet, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { RouterProvider as LinkProvider, SkipLink, ToastRegion } from 'visa-ui';
import { strings } from '../strings';
import { isDashboardAt } from '../strings/language';
import { AccountButton } from './AccountButton';
import { BarLink, BarMenu } from './BarMenu';
import { Brand } from './Brand';
import * as bar from './bar.css';
import { Footer } from './Footer';
import { keepFocus } from './keepFocus';
import { LanguageSwitch } from './LanguageSwitch';
import { inBar } from './LanguageSwitch.css';
import * as styles from './Layout.css';
import { MenuDrawer } from './MenuDrawer';
import { PlaceKeeper } from './PlaceKeeper';
import { usePathname } from './usePathname';

/** The shell: top bar, drawer with the menu, the routed page. [NAV-07] [NAV-08] [NAV-10] */
export function Layout() {
	const navigate = useNavigate();
	const { scrollRestoration } = useRouter().options;
	const pathname = usePathname();
	const goTo = useCallback((href: string) => void navigate({ href }), [navigate]);
	const words = strings.shell;
	const main = useRef<HTMLElement>(null);
	const shown = useRef(pathname);

	// A new page starts at its content, for keyboard and screen readers; the wizard's steps handle that themselves.
	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		const how = { preventScroll: true };
		main.current?.focus(how);
		// Left from a question: it holds focus until it has closed, and the button that opened it is gone.
		keepFocus(() => main.current, how);
	}, [pathname]);

	return (
		<LinkProvider navigate={goTo}>
			{scrollRestoration && <PlaceKeeper />}
			<SkipLink targetId="content" />
			<header className={styles.bar}>
				<div className={styles.barInner}>
					<MenuDrawer />
					<Brand />
					<BarMenu />
					<nav className={bar.apply} aria-label={words.apply}>
						<BarLink href="/application" label={words.apply} isCurrent={pathname === '/application'} />
					</nav>
					{isDashboardAt(pathname) || (
						<div className={inBar}>
							<LanguageSwitch place="bar" />
						</div>
					)}
					<div className={bar.account}>
						<AccountButton isInBar />
					</div>
				</div>
			</header>
			<main id="content" ref={main} tabIndex={-1} className={styles.main}>
				<Outlet />
			</main>
			{isDashboardAt(pathname) || <Footer />}
			{/* At the desk the actions of a page stand at the top right, and news with an undo stays: it lies over the bar's middle. */}
			<ToastRegion placement={isDashboardAt(pathname) ? 'top-center' : 'top-right'} />
		</LinkProvider>
	);
}
