import { type ReactNode, useEffect, useState } from 'react';
import { Drawer, ThemeSelector } from 'visa-ui';
import { afterPaint } from 'visa-ui/machine';
import { strings } from '../strings';
import { isDashboardAt } from '../strings/language';
import { AccountButton } from './AccountButton';
import { drawerFoot, staffPlace } from './drawer.css';
import { LanguageSwitch } from './LanguageSwitch';
import { SiteMenu } from './SiteMenu';
import { staffMenu } from './staffMenu';
import { usePathname } from './usePathname';

export interface MenuInDrawerProps {
	isOpen: boolean;
	onClose: () => void;
}

/** The drawer with its contents: a separate file, loaded once the page is idle. */
export function MenuInDrawer({ isOpen, onClose }: MenuInDrawerProps) {
	const pathname = usePathname();
	// A link in the dashboard's menu may lead to the page that is already open, which closes no drawer by itself.
	useEffect(() => staffMenu.onFollowed(onClose), [onClose]);
	return (
		<Drawer
			title={strings.shell.menu}
			isOpen={isOpen}
			onClose={onClose}
			footer={
				<div className={drawerFoot}>
					<Following>
						<ThemeSelector />
						{isDashboardAt(pathname) || <LanguageSwitch place="menu" onDone={onClose} />}
						<AccountButton onDone={onClose} />
					</Following>
				</div>
			}
		>
			<Following>
				{isDashboardAt(pathname) && <div ref={staffMenu.placeAt} className={staffPlace} />}
				<SiteMenu onNavigate={onClose} />
			</Following>
		</Drawer>
	);
}

/** The drawer's contents are rendered once it slides in from outside the viewport, so that it starts immediately. */
function Following({ children }: { children: ReactNode }) {
	const [isOnItsWay, setOnItsWay] = useState(false);
	useEffect(() => {
		let isHere = true;
		void afterPaint().then(() => isHere && setOnItsWay(true));
		return () => {
			isHere = false;
		};
	}, []);
	return isOnItsWay && children;
}
