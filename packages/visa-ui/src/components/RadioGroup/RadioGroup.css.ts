import { vars } from '../../theme/contract.css';
import { hover, media } from '../../theme/media';
import { chosen, focusRing, inputOverMark, layered, pressedIn, readOnly } from '../../theme/style.css';

export const items = layered('items', { display: 'flex', flexWrap: 'wrap', gap: `${vars.space.xxs} ${vars.space.l}` });

export const radio = layered('radio', {
	position: 'relative',
	display: 'inline-flex',
	alignItems: 'center',
	gap: vars.space.s,
	minHeight: vars.size.control,
	cursor: 'pointer',
	overflowWrap: 'anywhere',
	selectors: {
		'&[data-readonly]': { cursor: 'default' },
		'&:has(:disabled)': { color: vars.color.inkSoft, cursor: 'not-allowed' },
	},
	'@media': { [media.forcedColors]: { selectors: { '&:has(:disabled)': { color: 'GrayText' } } } },
});
inputOverMark(radio, 'calc(50% - 0.75rem)', '1.5rem');

const pressed = `${radio}:active:not(:has(:disabled), [data-readonly]) &&`;
export const dot = layered('dot', {
	display: 'grid',
	placeItems: 'center',
	width: '1.5rem',
	height: '1.5rem',
	flex: 'none',
	borderRadius: '50%',
	border: `1.5px solid ${vars.color.lineStrong}`,
	background: vars.color.raised,
	selectors: {
		'&::after': {
			content: '',
			width: '0.75rem',
			height: '0.75rem',
			borderRadius: '50%',
			border: '0.375rem solid transparent',
		},
		[`${radio}[data-selected] &`]: { borderColor: chosen.edge },
		[`${radio}[data-selected] &::after`]: { borderColor: chosen.edge },
		[`${radio}:not([data-selected]) &::after`]: { display: 'none' },
		[`${radio}[data-readonly] &&`]: readOnly.mark,
		[`${radio}[data-readonly] &&::after`]: { borderColor: readOnly.edge },
		// Also for reading only.
		[`${radio}[data-invalid] &&`]: { borderColor: vars.color.critical },
		[`${radio}[data-focus-visible] &`]: focusRing,
		[pressed]: { background: pressedIn.soft, boxShadow: pressedIn.mark },
		[`${radio}:has(:disabled) &&`]: { background: vars.color.sunken, borderColor: vars.color.lineStrong },
		[`${radio}:has(:disabled) &&::after`]: { borderColor: vars.color.inkSoft },
	},
	'@media': {
		...hover({ borderColor: vars.color.ink }, `${radio}:hover:not([data-readonly]) &`),
		[media.forcedColors]: {
			selectors: {
				[pressed]: pressedIn.forcedEdge,
				[`${radio}:has(:disabled) &&, ${radio}:has(:disabled) &&::after`]: { borderColor: 'GrayText' },
			},
		},
	},
});
