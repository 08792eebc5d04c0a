'use client';

import { type ReactNode, useEffect } from 'react';
import { lookForShadow } from '../root/lookForShadow';
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
 * Sets the container of overlays: a themed part of the page, an element in a shadow root, a full-screen element. In a
 * shadow root, and in an iframe rendered from another window, dialogs need it: they can't tell where they belong.
 * Overlays opened from a modal dialog are still rendered in that dialog, because everything outside it is inert.
 */
export function PortalProvider({ container, children }: PortalProviderProps) {
	lookForShadow(container);
	// It may have been attached to its shadow root by now, in an effect of its creator.
	useEffect(() => lookForShadow(container));
	return <PortalContext value={container}>{children}</PortalContext>;
}
