import { media } from '../../theme/media';
import { layered, layeredGlobal } from '../../theme/style.css';

export const inline = layered('inline', { display: 'flex', flexDirection: 'row', minWidth: 0 });
export const wrapping = layered('wrapping', { flexWrap: 'wrap' });
/** Whatever the alignment in a row is. */
export const stacked = layered('stacked', {
	'@media': { [media.phone]: { selectors: { '&&': { flexDirection: 'column', alignItems: 'start' } } } },
});
// All but links, of which only the words are pressed. A button with its reason is in an element of its own.
layeredGlobal(`${stacked} > :not(a:not([data-tone])), ${stacked} > span > button`, {
	'@media': { [media.phone]: { width: 'auto', alignSelf: 'stretch', justifySelf: 'stretch' } },
});
