import { vars } from '../theme/contract.css';
import { layered, layeredGlobal } from '../theme/style.css';

const words = { color: vars.color.ink, fontFamily: vars.font.family };

export const hero = layered({
	...words,
	display: 'grid',
	gap: vars.space.m,
	paddingBlockEnd: vars.space.m,
});
export const band = layered({ maxWidth: '30rem' });
export const title = layered({
	margin: 0,
	fontSize: vars.text.display.size,
	lineHeight: vars.text.display.line,
	fontWeight: vars.weight.bold,
	letterSpacing: '-0.02em',
});
export const lead = layered({
	maxWidth: vars.size.measure,
	fontSize: vars.text.lead.size,
	lineHeight: vars.text.lead.line,
	color: vars.color.inkSoft,
});
export const install = layered({
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	gap: vars.space.s,
	overflowWrap: 'anywhere',
});
export const ways = layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
export const way = layered({
	display: 'inline-flex',
	alignItems: 'center',
	minHeight: vars.size.control,
	paddingInline: vars.space.m,
	border: `1px solid ${vars.color.lineStrong}`,
	borderRadius: vars.radius.medium,
	background: vars.color.raised,
	color: vars.color.ink,
	fontWeight: vars.weight.medium,
	textDecoration: 'none',
});
layeredGlobal(`li:first-child > ${way}`, {
	borderColor: vars.color.accent,
	background: vars.color.accent,
	color: vars.color.accentInk,
});
export const version = layered({ color: vars.color.inkSoft, fontSize: vars.text.caption.size });

export const themes = layered({
	display: 'grid',
	gap: vars.space.m,
	gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
	marginBlock: vars.space.m,
});
export const theme = layered({
	...words,
	padding: vars.space.l,
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.large,
});
export const themeName = layered({
	marginBlockEnd: vars.space.m,
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
});

export const group = layered({
	...words,
	marginBlock: `${vars.space.l} ${vars.space.s}`,
	fontSize: vars.text.heading4.size,
	fontWeight: vars.weight.bold,
});
export const gallery = layered({
	display: 'grid',
	gap: vars.space.m,
	gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
});
export const thumbnail = layered({
	...words,
	display: 'grid',
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.medium,
	overflow: 'hidden',
	background: vars.color.surface,
	textDecoration: 'none',
});
export const picture = layered({
	width: '100%',
	height: '7.5rem',
	objectFit: 'cover',
	objectPosition: 'top left',
	borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const thumbnailName = layered({
	padding: `${vars.space.xs} ${vars.space.s}`,
	color: vars.color.ink,
	fontSize: vars.text.caption.size,
	fontWeight: vars.weight.medium,
});

export const changes = layered({ ...words, display: 'grid', gap: vars.space.m, maxWidth: '48rem' });
export const change = layered({ paddingInlineStart: vars.space.m, borderInlineStart: `2px solid ${vars.color.line}` });
layeredGlobal(`${change}[data-size="minor"]`, { borderInlineStartColor: vars.color.accent });
export const downloads = layered({ ...words, display: 'flex', flexWrap: 'wrap', gap: vars.space.s });

export const maker = layered({ ...words, display: 'grid', gap: vars.space.l });
export const makerForm = layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m, alignItems: 'end' });
export const makerPicker = layered({
	width: '4rem',
	height: vars.size.control,
	padding: '2px',
	border: `1px solid ${vars.color.lineStrong}`,
	borderRadius: vars.radius.medium,
	background: vars.color.raised,
});
