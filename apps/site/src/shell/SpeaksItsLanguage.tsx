import type { ReactNode } from 'react';
import { StringsProvider } from 'visa-ui/strings';
import { sections } from '../strings';

/** Sets components and wizard to the page's language. [ACC-09] */
export function SpeaksItsLanguage({ children }: { children: ReactNode }) {
	return <StringsProvider strings={sections}>{children}</StringsProvider>;
}
