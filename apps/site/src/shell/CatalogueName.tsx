import type { ReactNode } from 'react';
import type { VisaRequest, VisaType } from 'visa-sdk/contract';
import { language } from '../strings';

export interface CatalogueNameProps {
	/** What it names: it may have come in the page's language. */
	of: Pick<VisaType, 'language'>;
	children: ReactNode;
}

/**
 * A name given by staff: where they have not translated it, a page in another language marks it as Azerbaijani for screen
 * readers. [ACC-09] [ACC-11]
 */
export function CatalogueName({ of, children }: CatalogueNameProps) {
	return of.language ? children : <WrittenByStaff>{children}</WrittenByStaff>;
}

/** What staff write is Azerbaijani: a page in another language says so to screen readers. [ACC-09] */
export function WrittenByStaff({ children }: { children: ReactNode }) {
	return language === 'az' ? children : <span lang="az">{children}</span>;
}

/** A request's visa type and visa option. */
export function ChosenVisa({ of: { visaType, visaOption } }: { of: Pick<VisaRequest, 'visaType' | 'visaOption'> }) {
	return (
		<>
			<CatalogueName of={visaType}>{visaType.name}</CatalogueName>
			{', '}
			<CatalogueName of={visaOption}>{visaOption.type}</CatalogueName>
		</>
	);
}
