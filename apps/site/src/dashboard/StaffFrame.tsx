import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import { createContext, useContext, useState } from 'react';
import type { Role } from 'visa-sdk';
import { Button, Drawer, MenuIcon } from 'visa-ui';
import { meQuery } from '../api';
import { isStaff } from '../shell/guards';
import * as css from './dashboard.css';
import { NoAccessPage } from './NoAccessPage';
import { StaffNav } from './StaffNav';
import { words } from './strings';

const StaffRole = createContext<Role>('agent');
/** Whose dashboard it is; says what is offered. [DSH-06] */
export const useStaffRole = (): Role => useContext(StaffRole);

/** The frame of the dashboard: its menu beside the page, or behind a button. Whoever is no staff sees none of it. [RTE-06] */
export function StaffFrame() {
	const { data: me } = useQuery(meQuery);
	const { pathname } = useLocation();
	const [openedAt, setOpenedAt] = useState<string | null>(null);
	if (!me) return null;
	if (!isStaff(me)) return <NoAccessPage />;
	const close = () => setOpenedAt(null);
	return (
		<StaffRole value={me.role}>
			<div className={css.frame}>
				<aside className={css.side} aria-label={words.title}>
					<StaffNav current={pathname} />
				</aside>
				<div className={css.content}>
					<div className={css.menuButton}>
						<Button tone="secondary" icon={<MenuIcon />} onPress={() => setOpenedAt(pathname)}>
							{words.nav.open}
						</Button>
					</div>
					<Outlet />
				</div>
				<Drawer title={words.title} isOpen={openedAt === pathname} onClose={close}>
					<StaffNav current={pathname} onNavigate={close} />
				</Drawer>
			</div>
		</StaffRole>
	);
}
