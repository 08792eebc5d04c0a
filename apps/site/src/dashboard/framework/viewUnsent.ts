import type { View, ViewedList } from 'visa-sdk/contract';
import { unsentForms } from '../../form/unsentForms';

interface NamedList {
	readonly section: ViewedList;
}

/** The key of what was typed when the session ended; null for a new view. */
export const namingKey = (list: NamedList, view: Pick<View, 'id'> | null): string =>
	`${list.section}/view/${view?.id ?? 'create'}`;

/** Whether a view was being named when the session ended: its form opens again. */
export const wasNamed = (list: NamedList, view: Pick<View, 'id'> | null): boolean =>
	unsentForms.read(namingKey(list, view)) !== null;
