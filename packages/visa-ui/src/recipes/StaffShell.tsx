'use client';

import { type ReactNode, useState } from 'react';
import { Drawer } from '../components/Drawer';
import { ChatIcon, DocumentIcon, HomeIcon, MenuIcon, PassportIcon, UserIcon } from '../components/Icon';
import { IconButton } from '../components/IconButton';
import { SideNav } from '../components/SideNav';
import * as css from './page.css';

const items = [
	{ href: '/dashboard', label: 'İcmal', icon: <HomeIcon /> },
	{ href: '/dashboard/requests', label: 'Müraciətlər', icon: <DocumentIcon /> },
	{ href: '/dashboard/travellers', label: 'Səyahətçilər', icon: <UserIcon /> },
	{ href: '/dashboard/messages', label: 'Yazışmalar', icon: <ChatIcon /> },
];

const Brand = () => (
	<span className={css.brand}>
		<PassportIcon />
		Viza
	</span>
);

/** The frame of every staff page: the menu beside it on wide screens, behind a button on others. */
export function StaffShell({ current, children }: { current: string; children: ReactNode }) {
	const [isOpen, setOpen] = useState(false);
	return (
		<div className={css.shell}>
			<header className={css.top}>
				<IconButton label="Menyunu aç" icon={<MenuIcon />} onPress={() => setOpen(true)} aria-expanded={isOpen} />
				<Brand />
			</header>
			<div className={css.side}>
				<div className={css.sideContent}>
					<div className={css.sideBrand}>
						<Brand />
					</div>
					<SideNav items={items} current={current} />
				</div>
			</div>
			<Drawer title="Menyu" isOpen={isOpen} onClose={() => setOpen(false)}>
				<SideNav items={items} current={current} onNavigate={() => setOpen(false)} />
			</Drawer>
			<main className={css.main}>{children}</main>
		</div>
	);
}
