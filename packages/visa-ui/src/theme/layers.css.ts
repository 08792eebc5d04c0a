import { globalLayer } from '@vanilla-extract/css';

/** Order of the style sheets: later layers win, and a consumer's own unlayered styles win over all of them. */
const viza = 'viza';
// Those of Tailwind around ours, where this sheet comes first: its resets lose to our components, its utilities win.
globalLayer('theme');
globalLayer('base');
globalLayer(viza);
export const resetLayer = globalLayer({ parent: viza }, 'reset');
export const tokensLayer = globalLayer({ parent: viza }, 'tokens');
export const componentsLayer = globalLayer({ parent: viza }, 'components');
export const appLayer = globalLayer({ parent: viza }, 'app');
globalLayer('components');
globalLayer('utilities');
