import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { layered, layeredGlobal } from '../theme/style.css';

export const shell = layered({
	minHeight: '100dvh',
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	gridTemplateRows: 'auto 1fr',
	background: vars.color.canvas,
	'@media': { [media.desktop]: { gridTemplateColumns: '15rem minmax(0, 1fr)', gridTemplateRows: '1fr' } },
});
export const top = layered({
	display: 'flex',
	alignItems: 'center',
	gap: vars.space.xs,
	minHeight: '3.5rem',
	paddingInline: `${vars.space.xs} ${vars.space.m}`,
	background: vars.color.surface,
	borderBlockEnd: `1px solid ${vars.color.line}`,
	'@media': { [media.tablet]: { paddingInlineStart: vars.space.m }, [media.desktop]: { display: 'none' } },
});
export const brand = layered({
	display: 'flex',
	alignItems: 'center',
	gap: vars.space.xs,
	fontWeight: vars.weight.bold,
	fontSize: vars.text.lead.size,
	color: vars.color.accent,
});
export const side = layered({
	display: 'none',
	'@media': {
		[media.desktop]: {
			display: 'block',
			background: vars.color.surface,
			borderInlineEnd: `1px solid ${vars.color.line}`,
		},
	},
});
export const sideContent = layered({
	position: 'sticky',
	insetBlockStart: 0,
	display: 'grid',
	gap: vars.space.l,
	padding: `${vars.space.l} ${vars.space.s}`,
});
export const sideBrand = layered({ paddingInline: vars.space.m });
export const main = layered({
	display: 'grid',
	alignContent: 'start',
	gridTemplateColumns: 'minmax(0, 1fr)',
	gap: vars.space.l,
	width: '100%',
	maxWidth: '84rem',
	padding: `${vars.space.l} ${vars.space.m} ${vars.space.xxl}`,
	'@media': { [media.tablet]: { padding: vars.space.l }, [media.desktop]: { padding: vars.space.xl } },
});
export const heading = layered({
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	justifyContent: 'space-between',
	gap: vars.space.s,
});

export const card = layered({
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	gap: vars.space.m,
	padding: vars.space.m,
	background: vars.color.surface,
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.large,
	'@media': { [media.tablet]: { padding: vars.space.l } },
});
export const facts = layered({
	display: 'grid',
	gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
	gap: `${vars.space.m} ${vars.space.l}`,
});
export const fact = layered({ display: 'grid', gap: vars.space.xxs, alignContent: 'start', minWidth: 0 });
export const factLabel = layered({
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
});
export const factValue = layered({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

/** The events, connected by a line. */
export const history = layered({ display: 'grid' });
export const event = layered({
	position: 'relative',
	display: 'grid',
	gap: vars.space.xxs,
	paddingInlineStart: vars.space.l,
	paddingBlockEnd: vars.space.m,
	selectors: {
		'&::before': {
			content: '',
			position: 'absolute',
			insetInlineStart: 0,
			insetBlockStart: '0.4375rem',
			width: '0.625rem',
			height: '0.625rem',
			border: `2px solid ${vars.color.accent}`,
			borderRadius: vars.radius.full,
			background: vars.color.surface,
		},
		'&:not(:last-child)::after': {
			content: '',
			position: 'absolute',
			insetInlineStart: 'calc(0.3125rem - 0.5px)',
			insetBlock: '1.0625rem -0.4375rem',
			width: '1px',
			background: vars.color.lineStrong,
		},
		'&:last-child': { paddingBlockEnd: 0 },
	},
});

export const result = layered({
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	justifyItems: 'center',
	alignContent: 'center',
	gap: vars.space.l,
	minHeight: '100dvh',
	padding: `${vars.space.xl} ${vars.space.m}`,
	background: vars.color.canvas,
	textAlign: 'center',
});
export const seal = layered({
	position: 'relative',
	display: 'grid',
	placeItems: 'center',
	width: '9rem',
	height: '9rem',
});
export const sealArt = layered({ position: 'absolute', inset: 0 });
export const sealMark = layered({
	position: 'relative',
	display: 'grid',
	placeItems: 'center',
	width: '3.5rem',
	height: '3.5rem',
	borderRadius: vars.radius.full,
	background: vars.color.raised,
	border: '1px solid currentColor',
});
export const sealTone = {
	paid: layered({ color: vars.color.positive }),
	declined: layered({ color: vars.color.critical }),
	cancelled: layered({ color: vars.color.caution }),
};
export const receipt = layered({
	width: '100%',
	maxWidth: '28rem',
	overflow: 'hidden',
	background: vars.color.raised,
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.large,
	boxShadow: vars.shadow.raised,
	textAlign: 'start',
});
export const receiptBand = layered({
	height: '2.25rem',
	overflow: 'hidden',
	borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const receiptRows = layered({ padding: `${vars.space.s} ${vars.space.l}` });
export const receiptRow = layered({
	display: 'flex',
	flexWrap: 'wrap',
	justifyContent: 'space-between',
	alignItems: 'baseline',
	gap: `0 ${vars.space.m}`,
	paddingBlock: vars.space.s,
	selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
export const resultActions = layered({
	display: 'grid',
	gap: vars.space.s,
	width: '100%',
	maxWidth: '28rem',
	'@media': {
		[media.tablet]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', width: 'auto', maxWidth: 'none' },
	},
});
// On a phone each is as wide as the receipt.
layeredGlobal(`${resultActions} > *`, { '@media': { [media.phone]: { width: '100%' } } });
export const formPage = layered({
	maxWidth: '36rem',
	marginInline: 'auto',
	padding: `${vars.space.l} ${vars.space.m} ${vars.space.xxl}`,
});

// As wide as its text, but never wider than the page.
layeredGlobal(`:where(${result}) > *, :where(${result}) h1`, { maxWidth: '100%' });
// A heading receives focus to be read first; it isn't a control and needs no ring.
layeredGlobal(`${result} h1:focus-visible, ${heading} h1:focus-visible`, { outline: 'none' });
layeredGlobal(`${receiptBand} > svg`, { height: '100%' });
