import { keep, readKept } from './keptHere';

const KEY = 'dashboardMenu';
const FOLDED = 'folded';

/** Whether this person's menu is collapsed, stored in this browser. */
export const menuFold = {
	read: (): boolean => readKept(KEY) === FOLDED,
	write: (isFolded: boolean): void => keep(KEY, isFolded ? FOLDED : null),
};
