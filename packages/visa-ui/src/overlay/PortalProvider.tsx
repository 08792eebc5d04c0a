'use client';

import { enableShadowDOM } from '@react-stately/flags';
import type { ReactNode } from 'react';
import { PortalContext } from './container';

export interface PortalProviderProps {
	/** Menus, calendars, popovers and dialogs are put into it. Null, as before it is there: the page's end. */
	container: HTMLElement | null;
	children: ReactNode;
}

/**
 * Says where what opens is put: a part of the page with a theme of its own, a shadow root's element, a full screen. What
 * is opened in a modal dialog is still put into that dialog, for behind it nothing can be pressed.
 */
export function PortalProvider({ container, children }: PortalProviderProps) {
	// Out of a shadow events come without their targets: react-aria looks for these within, once it is told that there are shadows.
	if (container && 'host' in container.getRootNode()) enableShadowDOM();
	return <PortalContext value={container}>{children}</PortalContext>;
}
