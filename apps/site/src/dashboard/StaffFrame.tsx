import { useQueries, useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Me, Role } from 'visa-sdk';
import { accessOf } from 'visa-sdk/contract';
import { mayCall } from 'visa-sdk/rules';
import { AppShell, HomeIcon, Link, SideNav, Stack, Text } from 'visa-ui';
import { meQuery } from '../api';
import { sessionEnd } from '../sessionEnd';
import { isStaff } from '../shell/guards';
import { staffMenu } from '../shell/staffMenu';
import { useFetched } from '../shell/useFetched';
import { queueCountsOptions } from './applications/calls';
import { words as deskWords } from './applications/strings';
import * as css from './dashboard.css';
import { fetchNext } from './files';
import { countOptions } from './framework/calls';
import { groups } from './groups';
import { menuFold } from './menuFold';
import { NoAccessPage } from './NoAccessPage';
import { useMemoryOf } from './personMemory';
import { resources } from './resources';
import { words as secondFactorWords } from './secondFactor/strings';
import { StaffRole } from './staffRole';
import { words } from './strings';
import { useCover } from './useCover';
import { useSessionWatch } from './useSessionWatch';

const { security } = secondFactorWords;

const home = [{ href: '/dashboard', label: words.nav.home, icon: <HomeIcon /> }];

/** The desk's two lists, each with its number of cases. [RTE-08] [DSH-10] */
function useDesk(role: Role) {
	const { data: counts } = useQuery(queueCountsOptions);
	const entry = (path: string, label: string, count?: number) => ({
		href: `/dashboard/${path}`,
		label,
		...(count !== undefined && { count }),
	});
	return {
		label: deskWords.group,
		items: [
			entry('visa-applications', deskWords.all, counts?.all),
			entry('my-visa-applications', deskWords.mine, counts?.mine),
			...(mayCall(accessOf.events.list, role) ? [entry('audit', deskWords.audit.title)] : []),
		],
	};
}

/** The sections in groups, each with its number of records once known. */
function useSections() {
	const paths = groups.flatMap((group) => group.paths);
	const counts = useQueries({ queries: paths.map((path) => countOptions(resources[path])) });
	return groups.map((group) => ({
		label: group.name,
		items: group.paths.map((path) => {
			const count = counts[paths.indexOf(path)]?.data;
			return { href: `/dashboard/${path}`, label: words.sections[path].many, ...(count !== undefined && { count }) };
		}),
	}));
}

/** Loaded when a session has ended, which is rare. */
const loadEnding = () => import('./SessionEndDialog');

/**
 * The frame of the dashboard: its menu beside the page, or behind a button. Anyone who isn't staff sees none of it.
 * [RTE-06]
 */
export function StaffFrame() {
	const { data } = useQuery(meQuery);
	const isEnded = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.read);
	useCover(isEnded);
	const router = useRouter();
	// If it can't be loaded, the page's guard leads to sign-in.
	const ending = useFetched(loadEnding, isEnded, () => void router.invalidate());
	const [last, setLast] = useState(data);
	if (data && data !== last) setLast(data);
	// A user whose session has ended still has a page open, with unsent input.
	const me = data ?? (isEnded ? last : null);
	const isSignedOut = data === null && !isEnded;
	const isRemembered = useMemoryOf(me && isStaff(me) ? me.id : isSignedOut ? null : undefined);
	if (!me) return null;
	if (!isStaff(me)) return <NoAccessPage />;
	// The pages below read stored state while rendering.
	if (!isRemembered) return null;
	return (
		<StaffRole value={me.role}>
			{/* Nothing that one person typed stands in a form of the next. */}
			<Shell key={me.id} me={me} />
			{isEnded && ending && <ending.SessionEndDialog me={me} />}
		</StaffRole>
	);
}

function Shell({ me }: { me: Me }) {
	const { pathname } = useLocation();
	useSessionWatch();
	useEffect(fetchNext, []);
	const [isFolded, setFolded] = useState(menuFold.read);
	const inDrawer = useSyncExternalStore(staffMenu.subscribe, staffMenu.read);
	const menu = {
		label: words.title,
		items: home,
		groups: [useDesk(me.role), ...useSections()],
		// A page below a section's list highlights the section.
		current: pathname.split('/').slice(0, 3).join('/'),
	};
	// Signing out is in the top bar, or at the bottom of the drawer.
	const account = (
		<Stack gap="xs">
			<div>
				<div className={css.label}>{`${me.firstName} ${me.lastName}`}</div>
				<Text tone="soft">{words.nav.roles[me.role]}</Text>
			</div>
			<Link href="/dashboard/security">{security.title}</Link>
		</Stack>
	);
	return (
		<AppShell
			className={css.frame}
			{...menu}
			page={pathname}
			account={account}
			isMenuInHeader
			isCollapsed={isFolded}
			onCollapsedChange={(next) => {
				setFolded(next);
				menuFold.write(next);
			}}
		>
			<Outlet />
			{inDrawer &&
				createPortal(
					<>
						<SideNav {...menu} onNavigate={staffMenu.follow} />
						<div className={css.inDrawer}>{account}</div>
					</>,
					inDrawer,
				)}
		</AppShell>
	);
}
