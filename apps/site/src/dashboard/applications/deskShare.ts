import { keep, readKept } from '../keptHere';

const KEY = 'deskShare';
const USUAL = 45;

/** How much of the desk the list takes beside an open case, in percent, kept in this browser. */
export const deskShare = {
	read(): number {
		const kept = Number(readKept(KEY) ?? USUAL);
		return kept >= 20 && kept <= 70 ? kept : USUAL;
	},
	write: (share: number): void => keep(KEY, String(share)),
};
