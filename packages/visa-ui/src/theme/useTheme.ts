'use client';

import { useSyncExternalStore } from 'react';
import { type ThemeChoice, themeStore } from './themeStore';
import type { ColorScheme } from './tokens';

/** The theme that is shown, the one that was chosen, and how to choose another. */
export interface ThemeState {
	/** What the reader chose: 'system' until they do. [THM-01] */
	choice: ThemeChoice;
	/** What is shown now. */
	scheme: ColorScheme;
	setChoice: (choice: ThemeChoice) => void;
}

const serverChoice = (): ThemeChoice => 'system';
const serverScheme = (): ColorScheme => 'light';

/** The reader's theme, in step with other tabs and with the operating system. [THM-01] [THM-02] [THM-03] */
export function useTheme(): ThemeState {
	const choice = useSyncExternalStore(themeStore.subscribe, themeStore.choice, serverChoice);
	const scheme = useSyncExternalStore(themeStore.subscribe, themeStore.scheme, serverScheme);
	return { choice, scheme, setChoice: themeStore.choose };
}
