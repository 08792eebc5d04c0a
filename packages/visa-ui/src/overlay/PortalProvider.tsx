'use client';

import { enableShadowDOM } from '@react-stately/flags';
import { type ReactNode, useEffect } from 'react';
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
	lookForShadow(container);
	// It may have been put into its shadow by now, by an effect of whoever made it.
	useEffect(() => lookForShadow(container));
	return <PortalContext value={container}>{children}</PortalContext>;
}

/** Out of a shadow events come without their targets: react-aria looks for these within, once it is told that there are shadows. */
function lookForShadow(container: HTMLElement | null) {
	if (container && 'host' in container.getRootNode()) enableShadowDOM();
}
