import { keep, readKept } from '../keptHere';

const KEY = 'deskShare';
const USUAL = 45;

/** The list's share of the desk next to an open case, in per cent, stored in this browser. */
export const deskShare = {
	read(): number {
		const kept = Number(readKept(KEY) ?? USUAL);
		return kept >= 20 && kept <= 70 ? kept : USUAL;
	},
	write: (share: number): void => keep(KEY, String(share)),
};
