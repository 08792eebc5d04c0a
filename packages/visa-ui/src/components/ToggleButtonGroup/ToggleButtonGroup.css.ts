import { vars } from '../../theme/contract.css';
import { hover, media } from '../../theme/media';
import { chosen, faultLine, focusRing, hiddenVisually, layered, pressedIn } from '../../theme/style.css';

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
	selectors: { '&[data-invalid]': { borderColor: vars.color.critical } },
});

export const legend = layered('legend', hiddenVisually);

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
		'&:has(:focus-visible)': focusRing,
		'&&:active:not(:has(:disabled))': { background: pressedIn.soft, boxShadow: pressedIn.mark },
	},
	'@media': {
		...hover({ color: vars.color.ink }),
		[media.forcedColors]: {
			selectors: {
				'&:has(:checked)': { outline: '2px solid Highlight' },
				'&&:active:not(:has(:disabled))': pressedIn.forced,
			},
		},
	},
});

export const input = layered('input', {
	position: 'absolute',
	inset: 0,
	margin: 0,
	opacity: 0,
	cursor: 'pointer',
	width: '100%',
	height: '100%',
});
export const words = layered('words', hiddenVisually);

export const fault = layered('fault', faultLine);
