import { azCalendar } from 'visa-sdk/format';
import { useSection } from './context';

/** The reader's words of dates and signs in numbers, for the functions of visa-sdk/format. */
export function useFormats() {
	return useSection('formats', azCalendar);
}
