import { vars } from '../../theme/contract.css';
import { hover, media } from '../../theme/media';
import { chosen, focusRing, hiddenVisually, layered, pressedIn, readOnly } from '../../theme/style.css';

export const group = layered('ToggleButtonGroup', {
	display: 'inline-flex',
	flexWrap: 'wrap',
	width: 'fit-content',
	maxWidth: '100%',
	justifySelf: 'start',
	padding: '2px',
	gap: '2px',
	background: vars.color.sunken,
	border: `1px solid ${vars.color.lineStrong}`,
	borderRadius: vars.radius.medium,
	selectors: {
		'&[data-readonly]': readOnly.ground,
		'&[data-invalid]': { borderColor: vars.color.critical },
		'&:disabled': { borderColor: vars.color.line },
	},
	'@media': { [media.forcedColors]: { selectors: { '&:disabled': { borderColor: 'GrayText' } } } },
});

const pressed = '&&:active:not(:has(:disabled), [data-readonly] *)';
const pressedOn = `${pressed}:has(:checked)`;
export const item = layered('item', {
	position: 'relative',
	display: 'inline-flex',
	alignItems: 'center',
	justifyContent: 'center',
	gap: vars.space.xxs,
	minWidth: vars.size.control,
	minHeight: vars.size.control,
	paddingInline: vars.space.xs,
	borderRadius: vars.radius.small,
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	fontWeight: vars.weight.medium,
	cursor: 'pointer',
	border: '1px solid transparent',
	selectors: {
		'&:has(:checked)': { background: vars.color.raised, color: vars.color.ink, borderColor: chosen.edge },
		[`${group}[data-readonly] &`]: { cursor: 'default' },
		[`${group}[data-readonly] &:has(:checked)`]: { background: 'transparent', borderColor: readOnly.edge },
		[`${group}:disabled &`]: { color: vars.color.inkSoft, cursor: 'not-allowed' },
		[`${group}:disabled &:has(:checked)`]: { background: 'transparent', borderColor: vars.color.lineStrong },
		'&:has(:focus-visible)': focusRing,
		[pressed]: { background: pressedIn.soft, boxShadow: pressedIn.mark },
	},
	'@media': {
		...hover({ color: vars.color.ink }, '&:hover:not(:has(:disabled), [data-readonly] *)'),
		[media.forcedColors]: {
			selectors: {
				// A background, on hover too: a border would be taken for the focus ring.
				'&&&:has(:checked)': pressedIn.forced,
				'&:has(:focus-visible)': { outlineColor: 'CanvasText' },
				[`${group}:disabled &`]: { color: 'GrayText' },
				// What is chosen remains a background, but in no colour that calls for a press.
				[`${group}[data-readonly] &&:has(:checked)`]: { background: 'CanvasText', color: 'Canvas' },
				[`${group}:disabled &&:has(:checked)`]: { background: 'GrayText', color: 'Canvas', borderColor: 'GrayText' },
				[pressed]: pressedIn.forced,
				[pressedOn]: { background: 'HighlightText', color: 'Highlight' },
			},
		},
	},
});

export const input = layered('input', {
	position: 'absolute',
	inset: 0,
	margin: 0,
	opacity: 0,
	cursor: 'inherit',
	width: '100%',
	height: '100%',
});
export const words = layered('words', hiddenVisually);
