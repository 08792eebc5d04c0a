import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
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
	gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
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
	padding: vars.space.xs,
	background: vars.color.canvas,
	objectFit: 'contain',
	borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const thumbnailName = layered({
	padding: `${vars.space.xs} ${vars.space.s}`,
	color: vars.color.ink,
	fontSize: vars.text.caption.size,
	fontWeight: vars.weight.medium,
});

export const changes = layered({ ...words, maxWidth: '48rem' });
export const inShort = layered({ ...words, marginBlock: vars.space.m });
layeredGlobal(`${inShort} a`, { color: vars.color.accent });
export const news = layered({
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	gap: vars.space.s,
	margin: 0,
	padding: 0,
	overflowWrap: 'anywhere',
	listStyle: 'none',
});
layeredGlobal(`${news} p`, { margin: 0 });
export const breaks = layered({
	display: 'inline-block',
	marginBlockEnd: vars.space.xxs,
	paddingInline: vars.space.xs,
	borderRadius: vars.radius.small,
	background: vars.color.criticalSoft,
	color: vars.color.critical,
	fontSize: vars.text.caption.size,
});
export const breaking = layered({ ...words, display: 'grid', maxWidth: '60rem', margin: 0 });
export const breakingPart = layered({
	display: 'grid',
	gap: `${vars.space.xs} ${vars.space.m}`,
	gridTemplateColumns: 'minmax(0, 1fr)',
	paddingBlock: vars.space.s,
	borderBlockEnd: `1px solid ${vars.color.line}`,
	'@media': { [media.tablet]: { gridTemplateColumns: '12rem minmax(0, 1fr)' } },
});
layeredGlobal(`${breakingPart} dt`, { fontWeight: vars.weight.bold });
export const downloads = layered({ ...words, display: 'flex', flexWrap: 'wrap', gap: vars.space.s });

export const maker = layered({ ...words, display: 'grid', gap: vars.space.l });
export const makerForm = layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m, alignItems: 'end' });
/** A field leaves as much below its control, for what is said there. */
const asFields = { marginBlockEnd: vars.space.xxs };
export const makerWell = layered({ ...asFields, display: 'grid', gap: vars.space.xxs, fontWeight: vars.weight.medium });
export const makerLink = layered({ ...asFields, display: 'grid', alignItems: 'center', minHeight: vars.size.control });
export const makerColours = layered({
	display: 'flex',
	flexWrap: 'wrap',
	gap: vars.space.l,
	margin: 0,
	marginBlockEnd: vars.space.s,
	padding: 0,
	listStyle: 'none',
});
export const makerColour = layered({ display: 'flex', alignItems: 'center', gap: vars.space.xs });
export const makerSwatch = layered({
	width: '1.25em',
	height: '1.25em',
	border: `1px solid ${vars.color.lineStrong}`,
	borderRadius: vars.radius.small,
	forcedColorAdjust: 'none',
});
export const makerPicker = layered({
	width: '4rem',
	height: vars.size.control,
	padding: '2px',
	border: `1px solid ${vars.color.lineStrong}`,
	borderRadius: vars.radius.medium,
	background: vars.color.raised,
});
