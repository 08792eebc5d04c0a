import { SideNav, Skeleton, Stack, VisuallyHidden } from 'visa-ui';
import { strings } from '../strings';
import { MENU_PLACEHOLDERS, useMenuItems } from './useMenuItems';
import { usePathname } from './usePathname';

const ROW_HEIGHT = 56;

/** The menu in the drawer; the current page's entry is marked. [NAV-01] [NAV-02] [NAV-03] */
export function SiteMenu({ onNavigate }: { onNavigate?: () => void }) {
	const items = useMenuItems();
	const pathname = usePathname();
	const words = strings.shell;
	if (!items) {
		return (
			<Stack gap="xs">
				<div role="status">
					<VisuallyHidden>{words.loading}</VisuallyHidden>
				</div>
				{Array.from({ length: MENU_PLACEHOLDERS }, (_, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity.
					<Skeleton key={index} height={ROW_HEIGHT} />
				))}
			</Stack>
		);
	}
	return <SideNav label={words.mainMenu} current={pathname} onNavigate={onNavigate} items={items} />;
}
