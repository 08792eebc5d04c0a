import { components } from './az/components';
import { useSection } from './context';

/** The words of the components. */
export function useStrings() {
	return useSection('components', components);
}
