import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from 'visa-ui/theme';

export const soft = style({ color: vars.color.inkSoft });
export const named = style({
	display: 'inline-flex',
	verticalAlign: 'middle',
	alignItems: 'center',
	gap: vars.space.xs,
});
export const reference = style({
	fontVariantNumeric: 'tabular-nums',
	whiteSpace: 'nowrap',
	// With enlarged text, a card has no space for a single line.
	'@media': { [media.phone]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
/** A name in a narrow table. */
export const brief = style({
	'@media': {
		[media.tablet]: {
			display: 'block',
			minWidth: '7rem',
			paddingBlock: '0.125rem',
			whiteSpace: 'normal',
			overflowWrap: 'anywhere',
		},
	},
});
export const near = style({
	display: 'inline-flex',
	verticalAlign: 'middle',
	flexWrap: 'wrap',
	alignItems: 'center',
	gap: vars.space.xxs,
});
// A table row is a single line.
globalStyle(`td ${near}`, { '@media': { [media.tablet]: { flexWrap: 'nowrap' } } });
export const nearMark = style({
	color: vars.color.caution,
	// As small as the status next to it.
	fontSize: `var(--viza-dense-text, ${vars.text.caption.size})`,
	fontWeight: vars.weight.medium,
	whiteSpace: 'nowrap',
});
export const late = style({
	color: vars.color.critical,
	fontWeight: vars.weight.medium,
	whiteSpace: 'nowrap',
});
