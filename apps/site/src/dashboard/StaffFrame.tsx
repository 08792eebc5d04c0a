import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import { createContext, useContext, useState } from 'react';
import type { Role } from 'visa-sdk';
import { AppShell, HomeIcon, Link, Text } from 'visa-ui';
import { meQuery } from '../api';
import { isStaff } from '../shell/guards';
import * as css from './dashboard.css';
import { groups } from './groups';
import { SignInAgain } from './idle/SignInAgain';
import { menuFold } from './menuFold';
import { NoAccessPage } from './NoAccessPage';
import { words } from './strings';

const StaffRole = createContext<Role>('agent');
/** Whose dashboard it is; says what is offered. [DSH-06] */
export const useStaffRole = (): Role => useContext(StaffRole);

const home = [{ href: '/dashboard', label: words.nav.home, icon: <HomeIcon /> }];
const sections = groups.map(({ name, paths }) => ({
	label: name,
	items: paths.map((path) => ({ href: `/dashboard/${path}`, label: words.sections[path].many })),
}));

/** The frame of the dashboard: its menu beside the page, or behind a button. Whoever is no staff sees none of it. [RTE-06] */
export function StaffFrame() {
	const { data: me } = useQuery(meQuery);
	const { pathname } = useLocation();
	const [isFolded, setFolded] = useState(menuFold.read);
	if (!me) return null;
	if (!isStaff(me)) return <NoAccessPage />;
	return (
		<StaffRole value={me.role}>
			<AppShell
				className={css.frame}
				label={words.title}
				items={home}
				groups={sections}
				// A page below a section's list marks the section.
				current={pathname.split('/').slice(0, 3).join('/')}
				account={
					<>
						<div className={css.label}>{`${me.firstName} ${me.lastName}`}</div>
						<Text tone="soft">{words.nav.roles[me.role]}</Text>
						<Link href="/dashboard/security">{words.nav.security}</Link>
					</>
				}
				isCollapsed={isFolded}
				onCollapsedChange={(next) => {
					setFolded(next);
					menuFold.write(next);
				}}
			>
				<Outlet />
				<SignInAgain me={me} />
			</AppShell>
		</StaffRole>
	);
}
