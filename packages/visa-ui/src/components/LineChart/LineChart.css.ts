import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { layered } from '../../theme/style.css';

export const grid = layered('grid', {
	display: 'grid',
	gridTemplateColumns: 'auto minmax(0, 1fr)',
	columnGap: vars.space.xs,
	rowGap: vars.space.xxs,
	paddingBlockStart: vars.space.xs,
	color: vars.color.inkSoft,
	fontSize: '0.8125rem',
	lineHeight: 1,
	fontVariantNumeric: 'tabular-nums',
});
/** As wide as its longest label, with labels stacked. */
export const heights = layered('heights', {
	display: 'grid',
	justifyItems: 'end',
	height: '12rem',
	position: 'relative',
});
export const height = layered('height', {
	gridArea: '1 / 1',
	position: 'relative',
	alignSelf: 'end',
	height: 0,
	display: 'flex',
	alignItems: 'center',
	whiteSpace: 'nowrap',
});
export const field = layered('field', { position: 'relative', height: '12rem', minWidth: 0 });
export const rule = layered('rule', {
	position: 'absolute',
	insetInline: 0,
	borderBlockEnd: `1px solid ${vars.color.line}`,
	// Weaker than the line even if all lines have the same colour.
	'@media': { [media.forcedColors]: { borderBlockEndStyle: 'dotted', borderBlockEndColor: 'GrayText' } },
});
export const drawing = layered('drawing', {
	position: 'absolute',
	inset: 0,
	width: '100%',
	height: '100%',
	overflow: 'visible',
	color: vars.color.accent,
	selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});
export const line = layered('line', {
	fill: 'none',
	stroke: 'currentColor',
	strokeWidth: 2,
	strokeLinejoin: 'round',
	vectorEffect: 'non-scaling-stroke',
	'@media': { [media.forcedColors]: { stroke: 'CanvasText', strokeWidth: 3 } },
});
export const area = layered('area', {
	fill: vars.color.accentSoft,
	'@media': { [media.forcedColors]: { fill: 'none' } },
});
export const mark = layered('mark', {
	position: 'absolute',
	insetBlock: 0,
	insetInlineStart: 'var(--viza-x)',
	borderInlineStart: `1px solid ${vars.color.lineStrong}`,
	pointerEvents: 'none',
	selectors: {
		'&::after': {
			content: '',
			position: 'absolute',
			insetBlockEnd: 'calc(var(--viza-y) - 0.375rem)',
			insetInlineStart: 'calc(-0.375rem - 0.5px)',
			width: '0.75rem',
			height: '0.75rem',
			borderRadius: '50%',
			border: `0.25rem solid ${vars.color.accent}`,
			background: vars.color.raised,
		},
	},
});
export const days = layered('days', {
	gridColumn: 2,
	display: 'flex',
	flexWrap: 'wrap',
	justifyContent: 'space-between',
	gap: vars.space.xxs,
	whiteSpace: 'nowrap',
	selectors: { '&:has(> :only-child)': { justifyContent: 'center' } },
});
export const day = layered('day', {
	'@container': {
		'(max-width: 18rem)': {
			selectors: {
				// The first and the last are sufficient if there is no space.
				'&:not(:first-child):not(:last-child)': { display: 'none' },
				// Even on its own line, the last one is below the end of the chart.
				'&:last-child:not(:first-child)': { marginInlineStart: 'auto' },
			},
		},
	},
});
