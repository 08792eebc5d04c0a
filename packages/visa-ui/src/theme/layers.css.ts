import { globalLayer } from '@vanilla-extract/css';

/** The order of style sheets: later layers win, and a consumer's unlayered styles win over all of them. */
const viza = 'viza';
// Tailwind's layers around ours, if this sheet comes first: its resets lose to our components, its utilities win.
globalLayer('theme');
globalLayer('base');
globalLayer(viza);
export const resetLayer = globalLayer({ parent: viza }, 'reset');
export const tokensLayer = globalLayer({ parent: viza }, 'tokens');
export const componentsLayer = globalLayer({ parent: viza }, 'components');
export const appLayer = globalLayer({ parent: viza }, 'app');
globalLayer('components');
globalLayer('utilities');
