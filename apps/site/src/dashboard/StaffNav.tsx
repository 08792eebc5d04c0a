import { HomeIcon, SideNav } from 'visa-ui';
import * as css from './dashboard.css';
import { groups } from './groups';
import { words } from './strings';

export interface StaffNavProps {
	/** The path that is open; a page below a section's list marks the section. */
	current: string;
	onNavigate?: () => void;
}

/** The dashboard's menu, in groups. */
export function StaffNav({ current, onNavigate }: StaffNavProps) {
	const open = current.split('/').slice(0, 3).join('/');
	return (
		<div className={css.groups}>
			<SideNav
				label={words.title}
				current={open}
				onNavigate={onNavigate}
				items={[{ href: '/dashboard', label: words.nav.home, icon: <HomeIcon /> }]}
			/>
			{groups.map((group) => (
				<NavGroup key={group.name} group={group} current={open} onNavigate={onNavigate} />
			))}
		</div>
	);
}

function NavGroup({ group, ...nav }: StaffNavProps & { group: (typeof groups)[number] }) {
	return (
		<div>
			<p className={css.groupName}>{group.name}</p>
			<SideNav
				{...nav}
				label={group.name}
				items={group.paths.map((path) => ({ href: `/dashboard/${path}`, label: words.sections[path].many }))}
			/>
		</div>
	);
}
