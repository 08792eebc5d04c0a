import type { ReactNode } from 'react';
import { language } from '../strings';

/**
 * A name given by staff, in Azerbaijani: a page in another language marks it for screen readers. Countries come in the
 * page's language. [ACC-09]
 */
export function CatalogueName({ children }: { children: ReactNode }) {
	return language === 'az' ? children : <span lang="az">{children}</span>;
}
