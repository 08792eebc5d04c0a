import { enableShadowDOM } from '@react-stately/flags';

/**
 * Events leave a shadow root retargeted: react-aria looks for the original targets once it knows that there are shadow
 * roots.
 */
export function lookForShadow(element: Element | null): void {
	if (element && 'host' in element.getRootNode()) enableShadowDOM();
}
