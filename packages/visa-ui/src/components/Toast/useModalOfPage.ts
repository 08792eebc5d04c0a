import { type RefObject, useEffect, useState } from 'react';
import { modalOfPage } from '../../overlay';

/**
 * The modal dialog that is open in the region's page while there are toasts. @param news checked again for each; nothing
 * is observed without any
 */
export function useModalOfPage(region: RefObject<Element | null>, news: unknown): HTMLElement | null {
	const [modal, setModal] = useState<HTMLElement | null>(null);
	useEffect(() => {
		const page = region.current?.ownerDocument;
		if (!news || !page) return setModal(null);
		const look = () => setModal(modalOfPage(page.body));
		look();
		// It opens and closes by its attribute, or is removed with the part of the page that rendered it.
		const changes = new MutationObserver(look);
		changes.observe(page.body, { subtree: true, childList: true, attributeFilter: ['open'] });
		return () => changes.disconnect();
	}, [region, news]);
	return modal;
}
