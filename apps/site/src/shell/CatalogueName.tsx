import type { ReactNode } from 'react';
import { language } from '../strings';

/** What staff have named, in Azerbaijani: a page in another language says so to whoever reads it aloud. [ACC-09] */
export function CatalogueName({ children }: { children: ReactNode }) {
	return language === 'az' ? children : <span lang="az">{children}</span>;
}
