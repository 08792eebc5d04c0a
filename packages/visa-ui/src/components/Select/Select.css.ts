import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { layered, pressedIn } from '../../theme/style.css';

export const frame = layered('frame', { position: 'relative', display: 'grid' });
export const select = layered('select', {
	appearance: 'none',
	paddingInlineEnd: '2.75rem',
	cursor: 'pointer',
	textOverflow: 'ellipsis',
	selectors: { '&&:active:not(:disabled, [aria-readonly])': { background: pressedIn.soft, boxShadow: pressedIn.mark } },
	'@media': {
		[media.forcedColors]: { selectors: { '&&:active:not(:disabled, [aria-readonly])': pressedIn.forcedEdge } },
	},
});
export const chevron = layered('chevron', {
	position: 'absolute',
	insetInlineEnd: vars.space.s,
	insetBlock: 0,
	display: 'grid',
	placeItems: 'center',
	pointerEvents: 'none',
	color: vars.color.inkSoft,
});
