import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { layered } from '../../theme/style.css';

export const sheet = layered({
	background: vars.color.surface,
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.medium,
	overflow: 'clip',
});

export const rows = layered({ margin: 0, paddingInline: vars.space.m });

export const row = layered({
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr) auto',
	gridTemplateAreas: "'term change' 'value value'",
	columnGap: vars.space.m,
	alignItems: 'center',
	paddingBlock: vars.space.xs,
	borderBottom: `1px solid ${vars.color.line}`,
	'@media': {
		[media.tablet]: {
			gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto) 5rem',
			gridTemplateAreas: "'term value change'",
		},
	},
});

export const term = layered({ gridArea: 'term', display: 'grid', color: vars.color.inkSoft });
export const note = layered({ fontSize: vars.text.caption.size, lineHeight: vars.text.caption.line });

export const value = layered({
	gridArea: 'value',
	margin: 0,
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	justifyContent: 'space-between',
	gap: vars.space.xs,
	fontWeight: vars.weight.medium,
	overflowWrap: 'anywhere',
	'@media': { [media.tablet]: { justifyContent: 'flex-end', textAlign: 'end' } },
});

export const change = layered({ gridArea: 'change', margin: 0, justifySelf: 'end', minHeight: vars.size.controlSmall });

/** Amounts stand under each other, on the right. */
export const amount = layered({
	margin: 0,
	marginInlineStart: 'auto',
	minWidth: '6.5rem',
	textAlign: 'end',
	fontVariantNumeric: 'tabular-nums',
});

export const totals = layered({
	margin: 0,
	padding: vars.space.m,
	background: vars.color.sunken,
	display: 'grid',
	gap: vars.space.xs,
});

const totalLine = {
	display: 'flex',
	justifyContent: 'space-between',
	alignItems: 'baseline',
	flexWrap: 'wrap',
	gap: vars.space.xs,
} as const;

export const totalRow = layered({ ...totalLine, color: vars.color.inkSoft });
export const grandTotal = layered({
	...totalLine,
	fontSize: vars.text.lead.size,
	fontWeight: vars.weight.bold,
});

export const promocode = layered({ display: 'grid', gap: vars.space.s, justifyItems: 'start' });
