import type { ReactNode } from 'react';
import { StringsProvider } from 'visa-ui/strings';
import { sections } from '../strings';

/** Components and wizard speak the language of the page. [ACC-09] */
export function SpeaksItsLanguage({ children }: { children: ReactNode }) {
	return <StringsProvider strings={sections}>{children}</StringsProvider>;
}
