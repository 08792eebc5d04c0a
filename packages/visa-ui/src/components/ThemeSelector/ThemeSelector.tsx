'use client';

import type { RootProps } from '../../root';
import { useStrings } from '../../strings/components';
import { useTheme } from '../../theme/useTheme';
import { MoonIcon, SunIcon, SystemIcon } from '../Icon';
import { ToggleButtonGroup } from '../ToggleButtonGroup';

/** A choice of theme: light, dark or system. [THM-01] */
export function ThemeSelector(root: RootProps<HTMLFieldSetElement>) {
	const { theme } = useStrings();
	const { choice, setChoice } = useTheme();
	return (
		<ToggleButtonGroup
			{...root}
			label={theme.label}
			value={choice}
			onChange={setChoice}
			items={[
				{ id: 'light', label: theme.light, icon: <SunIcon /> },
				{ id: 'dark', label: theme.dark, icon: <MoonIcon /> },
				{ id: 'system', label: theme.system, icon: <SystemIcon /> },
			]}
		/>
	);
}
