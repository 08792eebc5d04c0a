import { useQuery } from '@tanstack/react-query';
import { ChatIcon, DocumentIcon, HomeIcon, InfoIcon, ShieldIcon, type SideNavItem, UserIcon } from 'visa-ui';
import { queries } from '../api';
import { strings } from '../strings';
import { isStaff } from './guards';
import { useMe } from './useMe';

/** The number of placeholders for the menu while the user loads. [NAV-03] */
export const MENU_PLACEHOLDERS = 5;

/** The menu entries of a visitor or a signed-in user; null while the user loads. [NAV-01] [NAV-05] */
export function useMenuItems(): readonly SideNavItem[] | null {
	const { loading, me, error } = useMe();
	const { data: settings } = useQuery(queries.settings());
	const words = strings.shell;
	if (loading) return null;
	const user = error ? null : me;
	return [
		{ href: '/', label: words.home, icon: <HomeIcon /> },
		{ href: '/about', label: words.about, icon: <InfoIcon /> },
		...(settings
			? [
					{
						href: `https://wa.me/${settings.contactPhone}`,
						label: words.contact,
						icon: <ChatIcon />,
						isExternal: true,
					},
				]
			: []),
		...(user && isStaff(user) ? [{ href: '/dashboard', label: words.dashboard, icon: <ShieldIcon /> }] : []),
		...(user
			? [
					{ href: '/profile', label: words.profile, icon: <UserIcon /> },
					{ href: '/applications', label: words.applications, icon: <DocumentIcon /> },
				]
			: []),
	];
}
