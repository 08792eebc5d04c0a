import { Drawer, ThemeSelector } from 'visa-ui';
import { strings } from '../strings';
import { isDashboardAt } from '../strings/language';
import { AccountButton } from './AccountButton';
import { drawerFoot } from './drawer.css';
import { LanguageSwitch } from './LanguageSwitch';
import { SiteMenu } from './SiteMenu';
import { usePathname } from './usePathname';

export interface MenuInDrawerProps {
	isOpen: boolean;
	onClose: () => void;
}

/** The drawer with all that is in it: a file of its own, fetched once the page rests. */
export function MenuInDrawer({ isOpen, onClose }: MenuInDrawerProps) {
	const pathname = usePathname();
	return (
		<Drawer
			title={strings.shell.menu}
			isOpen={isOpen}
			onClose={onClose}
			footer={
				<div className={drawerFoot}>
					<ThemeSelector />
					{isDashboardAt(pathname) || <LanguageSwitch />}
					<AccountButton onDone={onClose} />
				</div>
			}
		>
			<SiteMenu onNavigate={onClose} />
		</Drawer>
	);
}
