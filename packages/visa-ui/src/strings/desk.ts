import { desk } from './az/desk';
import { useSection } from './context';

/** The words of the components for staff, which no page of a traveller loads. */
export function useDeskStrings() {
	return useSection('desk', desk);
}
