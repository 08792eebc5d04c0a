import { wizard } from './az/wizard';
import { useSection } from './context';

/** The words of the wizard. */
export function useWizardStrings() {
	return useSection('wizard', wizard);
}
