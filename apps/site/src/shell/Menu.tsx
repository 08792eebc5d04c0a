import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import {
	ChatIcon,
	DocumentIcon,
	HomeIcon,
	InfoIcon,
	ShieldIcon,
	SideNav,
	Skeleton,
	Stack,
	UserIcon,
	VisuallyHidden,
} from 'visa-ui';
import { meQuery, queries } from '../api';
import { strings } from '../strings/az';
import { isStaff } from './guards';

/** Rows and height of the placeholders while the user loads. [NAV-03] */
const PLACEHOLDERS = 5;
const ROW_HEIGHT = 56;

/** The menu of a visitor or of a signed-in user; the entry of the current page is marked. [NAV-01] [NAV-02] [NAV-05] */
export function Menu({ onNavigate }: { onNavigate?: () => void }) {
	const me = useQuery(meQuery);
	const { data: settings } = useQuery(queries.settings());
	const { pathname } = useLocation();
	const words = strings.shell;
	if (me.isPending) {
		return (
			<Stack gap="xs">
				<div role="status">
					<VisuallyHidden>{words.loading}</VisuallyHidden>
				</div>
				{Array.from({ length: PLACEHOLDERS }, (_, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity.
					<Skeleton key={index} height={ROW_HEIGHT} />
				))}
			</Stack>
		);
	}
	const isSignedIn = me.data !== undefined && me.data !== null && !me.isError;
	return (
		<SideNav
			label={words.mainMenu}
			current={pathname}
			onNavigate={onNavigate}
			items={[
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
				...(isStaff(me.data) && isSignedIn
					? [{ href: '/dashboard', label: words.dashboard, icon: <ShieldIcon /> }]
					: []),
				...(isSignedIn
					? [
							{ href: '/profile', label: words.profile, icon: <UserIcon /> },
							{ href: '/applications', label: words.applications, icon: <DocumentIcon /> },
						]
					: []),
			]}
		/>
	);
}
