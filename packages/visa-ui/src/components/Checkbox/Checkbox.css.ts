import { vars } from '../../theme/contract.css';
import { hover, media } from '../../theme/media';
import {
	chosen,
	focusRing,
	gliding,
	inputOverMark,
	layered,
	letters,
	pressedIn,
	readOnly,
} from '../../theme/style.css';

export const checkbox = layered('checkbox', {
	...letters,
	position: 'relative',
	display: 'inline-grid',
	// Long words of enlarged text break rather than widen the page.
	gridTemplateColumns: 'auto minmax(0, 1fr)',
	gap: vars.space.s,
	alignItems: 'start',
	minHeight: vars.size.control,
	paddingBlock: '0.625rem',
	cursor: 'pointer',
	justifySelf: 'start',
	selectors: {
		'&[data-readonly]': { cursor: 'default' },
		'&:has(:disabled)': { color: vars.color.inkSoft, cursor: 'not-allowed' },
	},
	'@media': { [media.forcedColors]: { selectors: { '&:has(:disabled)': { color: 'GrayText' } } } },
});
inputOverMark(checkbox, '0.625rem', '1.5rem');

const pressed = `${checkbox}:active:not(:has(:disabled), [data-readonly]) &&`;
const pressedOn = `${checkbox}:is([data-selected], [data-indeterminate]):active:not(:has(:disabled), [data-readonly]) &&`;
export const box = layered('box', {
	display: 'grid',
	placeItems: 'center',
	width: '1.5rem',
	height: '1.5rem',
	borderRadius: vars.radius.small,
	border: `1.5px solid ${vars.color.lineStrong}`,
	background: vars.color.raised,
	selectors: {
		[`${checkbox}:is([data-selected], [data-indeterminate]) &`]: {
			...chosen.mark,
		},
		[`${checkbox}[data-readonly] &&`]: readOnly.mark,
		// Also for reading only.
		[`${checkbox}[data-invalid] &&`]: { borderColor: vars.color.critical },
		[`${checkbox}[data-focus-visible] &`]: focusRing,
		[pressed]: { background: pressedIn.soft, boxShadow: pressedIn.mark },
		[pressedOn]: { background: pressedIn.filled(vars.color.accent) },
		[`${checkbox}:has(:disabled) &&`]: {
			background: vars.color.sunken,
			borderColor: vars.color.lineStrong,
			color: vars.color.inkSoft,
		},
	},
	'@media': {
		...gliding(
			['background-color'],
			hover({ borderColor: vars.color.ink }, `${checkbox}:hover:not([data-readonly]) &`),
		),
		[media.forcedColors]: {
			selectors: {
				[`${checkbox}:is([data-selected], [data-indeterminate]) &`]: {
					background: 'Highlight',
					color: 'HighlightText',
					forcedColorAdjust: 'none',
				},
				[`${checkbox}[data-readonly] &&`]: { background: 'Canvas', color: 'CanvasText', borderColor: 'CanvasText' },
				[pressed]: pressedIn.forcedEdge,
				[pressedOn]: { background: 'HighlightText', color: 'Highlight' },
				[`${checkbox}:has(:disabled) &&`]: { background: 'Canvas', color: 'GrayText', borderColor: 'GrayText' },
			},
		},
	},
});
