import type { ReactNode } from 'react';

/** Words that are not in the page's language say so to whoever reads them aloud; without `lang` they are as they are. */
export function InLanguage({ lang, children }: { lang: string | undefined; children: ReactNode }) {
	return lang ? <span lang={lang}>{children}</span> : children;
}
