import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { layered, layeredGlobal } from '../theme/style.css';
import { light } from '../theme/themes/light';
import { paper } from './paper';

export const figure = layered({ margin: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s });
export const drawing = layered({
	minHeight: '6rem',
	padding: vars.space.m,
	overflow: 'auto',
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.medium,
	// The diagram's own colours are made for white paper.
	background: light.colors.raised,
	colorScheme: 'light',
});
export const table = layered({
	width: '100%',
	borderCollapse: 'collapse',
	fontSize: vars.text.caption.size,
	fontVariantNumeric: 'tabular-nums',
	textAlign: 'start',
});
export const sample = layered({
	display: 'inline-block',
	padding: `0 ${vars.space.xs}`,
	marginInlineEnd: vars.space.xs,
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.small,
});
export const facts = layered({
	display: 'grid',
	gap: vars.space.xxs,
	margin: 0,
	marginBlock: `${vars.space.s} ${vars.space.l}`,
	paddingBlock: vars.space.s,
	borderBlock: `1px solid ${vars.color.line}`,
	color: vars.color.ink,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
});
export const fact = layered({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s });
layeredGlobal(`${fact} dt`, { flex: '0 0 6rem', color: vars.color.inkSoft });
// Below its term if enlarged text leaves no space beside it.
layeredGlobal(`${fact} dd`, { flex: '1 1 10rem', minWidth: 0, margin: 0, overflowWrap: 'anywhere' });
layeredGlobal(`${fact} a`, { color: vars.color.accent });
export const status = layered({
	paddingInline: vars.space.xs,
	borderRadius: vars.radius.small,
	background: vars.color.positiveSoft,
	color: vars.color.positive,
	fontWeight: vars.weight.medium,
	selectors: {
		'&[data-status="Beta"]': { background: vars.color.cautionSoft, color: vars.color.caution },
		'&[data-status="Deprecated"]': { background: vars.color.criticalSoft, color: vars.color.critical },
	},
});
export const scroller = layered({ overflowX: 'auto', marginBlockEnd: vars.space.l });
export const more = layered({
	minHeight: vars.size.control,
	paddingBlock: vars.space.s,
	color: vars.color.ink,
	fontFamily: vars.font.family,
	cursor: 'pointer',
});
export const tablePart = layered({
	paddingBlockStart: vars.space.m,
	borderBlockEnd: `1px solid ${vars.color.lineStrong}`,
	fontWeight: vars.weight.bold,
});
export const dot = layered({
	display: 'inline-block',
	width: '1em',
	height: '1em',
	marginInlineEnd: vars.space.xs,
	verticalAlign: '-0.125em',
	border: `1px solid ${vars.color.lineStrong}`,
	borderRadius: vars.radius.small,
});
layeredGlobal(`${table} :is(th, td)`, {
	padding: `${vars.space.xxs} ${vars.space.s} ${vars.space.xxs} 0`,
	borderBlockEnd: `1px solid ${vars.color.line}`,
	textAlign: 'start',
	verticalAlign: 'baseline',
	overflowWrap: 'anywhere',
});
/** A name that is read whole: where there is no space for it, it wraps between its words. */
export const propertyName = layered({ '@media': { [media.desktop]: { whiteSpace: 'nowrap' } } });
// Where it stays on one line, the places between its words are no longer places to break.
layeredGlobal(`${propertyName} wbr`, { '@media': { [media.desktop]: { display: 'none' } } });
export const tokenName = layered({});
// More specific than what lets every other cell wrap anywhere.
layeredGlobal(`${table} :is(${propertyName}, ${tokenName}, ${tokenName} *)`, { overflowWrap: 'normal' });
layeredGlobal(`${table} thead th`, { color: vars.color.inkSoft, fontWeight: vars.weight.medium });
/** Around a rendering; it doesn't grow with text that needs the space. */
const room = `min(${vars.space.l}, 5vw)`;
export const example = layered({
	...paper,
	margin: 0,
	marginBlock: vars.space.m,
	padding: room,
	overflowWrap: 'anywhere',
});
export const caption = layered({
	marginBlockStart: vars.space.xs,
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
});
export const pair = layered({
	display: 'grid',
	gap: vars.space.m,
	// Side by side if each has the width of a control.
	gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
	marginBlock: vars.space.m,
});
layeredGlobal(`${pair} > p`, { gridColumn: '1 / -1', margin: 0 });
export const side = layered({
	...paper,
	display: 'grid',
	gridTemplateRows: '1fr auto',
	margin: 0,
	borderBlockStart: `4px solid ${vars.color.positive}`,
	selectors: { '&[data-kind="Don’t"]': { borderBlockStartColor: vars.color.critical } },
});
export const sideExample = layered({
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	placeItems: 'center',
	padding: room,
	overflowWrap: 'anywhere',
	minHeight: '7rem',
});
/** The same phrase in each language, stacked. */
export const wordings = layered({ display: 'grid', alignContent: 'start', margin: 0, padding: 0, listStyle: 'none' });
export const wording = layered({
	display: 'grid',
	gridTemplateColumns: '2rem minmax(0, 1fr)',
	gap: vars.space.s,
	alignItems: 'center',
	padding: vars.space.m,
	overflowWrap: 'anywhere',
	selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
export const wordingLanguage = layered({ color: vars.color.inkSoft, fontSize: vars.text.caption.size });
export const sideWord = layered({
	display: 'flex',
	alignItems: 'center',
	gap: vars.space.xs,
	padding: `${vars.space.xs} ${vars.space.s}`,
	borderBlockStart: `1px solid ${vars.color.line}`,
	color: vars.color.positive,
	fontWeight: vars.weight.bold,
	selectors: { [`${side}[data-kind="Don’t"] &`]: { color: vars.color.critical } },
});
export const advice = layered({
	display: 'grid',
	marginBlock: vars.space.m,
	color: vars.color.ink,
	fontFamily: vars.font.family,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
});
export const advicePair = layered({
	display: 'grid',
	gap: `0 ${vars.space.l}`,
	gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
	borderBlockEnd: `1px solid ${vars.color.line}`,
});
layeredGlobal(`${advicePair} > p`, { display: 'flex', gap: vars.space.s, margin: 0, paddingBlock: vars.space.xs });
layeredGlobal(`${advicePair} > p > span`, { minWidth: 0, overflowWrap: 'anywhere' });
layeredGlobal(`${advicePair} svg`, { flex: 'none', marginBlockStart: '0.2em', color: vars.color.positive });
layeredGlobal(`${advicePair} > p:last-child svg`, { color: vars.color.critical });
/** Its text doesn't wrap if there is no space: it scrolls. */
export const wordTable = layered({ minWidth: '38rem' });
export const wordPath = layered({ whiteSpace: 'nowrap' });
export const madeOf = layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, marginBlock: vars.space.m });
export const madeOfName = layered({
	display: 'inline-flex',
	alignItems: 'center',
	minHeight: '2rem',
	paddingInline: vars.space.s,
	border: `1px solid ${vars.color.lineStrong}`,
	borderRadius: vars.radius.small,
	background: vars.color.raised,
	color: vars.color.ink,
	fontFamily: vars.font.family,
	fontSize: vars.text.caption.size,
	textDecoration: 'none',
});
export const code = layered({
	margin: 0,
	padding: vars.space.m,
	overflowX: 'auto',
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.medium,
	background: vars.color.sunken,
	color: vars.color.ink,
	fontSize: vars.text.caption.size,
});
export const sampleBar = layered({
	display: 'inline-block',
	width: '1em',
	height: '0.5em',
	background: 'currentColor',
});
