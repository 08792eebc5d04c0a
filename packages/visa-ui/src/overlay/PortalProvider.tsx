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
	// It may have been attached to its shadow root by now, in an effect of its creator.
	useEffect(() => lookForShadow(container));
	return <PortalContext value={container}>{children}</PortalContext>;
}

/**
 * Events leave a shadow root retargeted: react-aria looks for the original targets once it knows that there are shadow
 * roots.
 */
function lookForShadow(container: HTMLElement | null) {
	if (container && 'host' in container.getRootNode()) enableShadowDOM();
}
