'use client';

import { useSyncExternalStore } from 'react';
import { type ThemeChoice, themeStore } from './themeStore';
import type { ColorScheme } from './tokens';

/** The current theme, the reader's choice, and a function to change it. */
export interface ThemeState {
	/** The reader's choice; `system` until they choose. [THM-01] */
	choice: ThemeChoice;
	/** The current colour scheme. */
	scheme: ColorScheme;
	setChoice: (choice: ThemeChoice) => void;
}

const serverChoice = (): ThemeChoice => 'system';
const serverScheme = (): ColorScheme => 'light';

/** The reader's theme, synchronized with other tabs and the operating system. [THM-01] [THM-02] [THM-03] */
export function useTheme(): ThemeState {
	const choice = useSyncExternalStore(themeStore.subscribe, themeStore.choice, serverChoice);
	const scheme = useSyncExternalStore(themeStore.subscribe, themeStore.scheme, serverScheme);
	return { choice, scheme, setChoice: themeStore.choose };
}
