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
	// Opened on one page, it is closed on the next.
	const [openedOn, setOpenedOn] = useState<string | null>(null);
	const isOpen = openedOn === current;
	if (openedOn !== null && !isOpen) setOpenedOn(null);
	const close = () => setOpenedOn(null);
	return (
		<div className={css.shell}>
			<header className={css.top}>
				<IconButton
					label="Menyunu aç"
					icon={<MenuIcon />}
					onPress={() => setOpenedOn(current)}
					aria-expanded={isOpen}
				/>
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
			<Drawer key={current} title="Menyu" isOpen={isOpen} onClose={close}>
				<SideNav items={items} current={current} onNavigate={close} />
			</Drawer>
			<main className={css.main}>{children}</main>
		</div>
	);
}
