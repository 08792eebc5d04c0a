import { MoonIcon, SunIcon, SystemIcon, ToggleButtonGroup } from 'visa-ui';
import { useTheme } from 'visa-ui/theme';
import { strings } from '../strings/az';

/** Light, dark or as the system. [THM-01] */
export function ThemeChooser() {
	const { choice, choose } = useTheme();
	const words = strings.shell;
	return (
		<ToggleButtonGroup
			label={words.theme}
			items={[
				{ id: 'light', label: words.light, icon: <SunIcon /> },
				{ id: 'dark', label: words.dark, icon: <MoonIcon /> },
				{ id: 'system', label: words.system, icon: <SystemIcon /> },
			]}
			selected={choice}
			onChange={choose}
		/>
	);
}
