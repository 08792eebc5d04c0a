'use client';

import { enableShadowDOM } from '@react-stately/flags';
import { type ReactNode, useEffect } from 'react';
import { PortalContext } from './container';

export interface PortalProviderProps {
	/**
	 * The element that contains menus, calendars, popovers and dialogs; null (for example before it exists) for the end
	 * of the page.
	 */
	container: HTMLElement | null;
	children: ReactNode;
}

/**
 * Sets the container of overlays: a themed part of the page, an element in a shadow root, a full-screen element.
 * Overlays opened from a modal dialog are still rendered in that dialog, because everything outside it is inert.
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
