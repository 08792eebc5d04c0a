import { useEffect, useState } from 'react';
import { modalOfPage } from '../../overlay';

/** The page's modal dialog that is open while there is news. @param news looked at anew with each; nothing is watched without any */
export function useModalOfPage(news: unknown): HTMLElement | null {
	const [modal, setModal] = useState<HTMLElement | null>(null);
	useEffect(() => {
		if (!news) return setModal(null);
		const look = () => setModal(modalOfPage());
		look();
		// It opens and closes by its attribute, or goes with the part of the page that drew it.
		const changes = new MutationObserver(look);
		changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
		return () => changes.disconnect();
	}, [news]);
	return modal;
}
