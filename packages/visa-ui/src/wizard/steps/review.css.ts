import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { layered, letters } from '../../theme/style.css';

export const sheet = layered({
	...letters,
	background: vars.color.surface,
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.medium,
	overflow: 'clip',
});

/** In wide windows: the sheet, with the notes beside it; the pay button is below these. */
export const review = layered({
	display: 'grid',
	gap: vars.space.l,
	gridTemplateColumns: 'minmax(0, 1fr)',
	alignItems: 'start',
	'@media': {
		[media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem', columnGap: vars.space.xxl },
	},
});
export const side = layered({ display: 'grid', gap: vars.space.l, minWidth: 0 });

export const rows = layered({ margin: 0, paddingInline: vars.space.m });

/** Travellers and promo code, which change the lines below. */
export const fields = layered({
	display: 'grid',
	gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
	gap: vars.space.m,
	alignItems: 'start',
	padding: vars.space.m,
	borderBottom: `1px solid ${vars.color.line}`,
});

export const row = layered({
	// Long text in large letters, as in Russian, leaves no space beside it: the button then moves below.
	display: 'flex',
	flexWrap: 'wrap',
	gap: `${vars.space.xxs} ${vars.space.m}`,
	alignItems: 'baseline',
	paddingBlock: vars.space.xs,
	borderBottom: `1px solid ${vars.color.line}`,
	'@media': {
		[media.tablet]: {
			display: 'grid',
			alignItems: 'center',
			gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto) 5rem',
			gridTemplateAreas: "'term value change'",
		},
	},
});

export const term = layered({ gridArea: 'term', flex: '1 1 0', display: 'grid', color: vars.color.inkSoft });
export const note = layered({
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
	// On two lines, '10–15 working days' is kept together.
	textWrap: 'balance',
});

/** Amounts are aligned at the right. */
export const amount = layered({
	margin: 0,
	marginInlineStart: 'auto',
	minWidth: '6.5rem',
	textAlign: 'end',
	fontVariantNumeric: 'tabular-nums',
});

export const change = layered({
	gridArea: 'change',
	margin: 0,
	// The button's text, without its padding, is aligned with the amounts.
	marginInlineEnd: `calc(-1 * ${vars.space.s})`,
	// Its padding doesn't separate what is below from what it belongs to, either.
	marginBlock: `calc((${vars.text.body.line} - ${vars.size.controlSmall}) / 2)`,
	justifySelf: 'end',
	marginInlineStart: 'auto',
	minHeight: vars.size.controlSmall,
	'@media': { [media.tablet]: { marginInlineEnd: 0, marginBlock: 0 } },
});

export const value = layered({
	gridArea: 'value',
	flex: '1 0 100%',
	order: 1,
	margin: 0,
	minWidth: 0,
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	justifyContent: 'space-between',
	gap: vars.space.xs,
	fontWeight: vars.weight.medium,
	overflowWrap: 'anywhere',
	'@media': { [media.tablet]: { justifyContent: 'flex-end', textAlign: 'end' } },
	selectors: {
		// An amount alone has space beside its name, unless the button that changes it stands there.
		[`&:has(> ${amount}:only-child):not(:has(+ ${change} > *))`]: { flex: '0 0 auto' },
	},
});

export const passport = layered({
	maxWidth: '100%',
	display: 'inline-flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	gap: vars.space.s,
	minWidth: 0,
});
/** Above the image if there is less space beside it. */
export const passportName = layered({ flex: '1 1 6rem', overflowWrap: 'anywhere', minWidth: '6rem' });
/** The space of a passport page, whatever the image's own shape. */
export const picture = layered({
	flex: 'none',
	width: '7rem',
	height: '5rem',
	objectFit: 'cover',
	background: vars.color.sunken,
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.small,
});

/** A group's images, each with its traveller below. [UPL-11] */
export const passports = layered({
	listStyle: 'none',
	margin: 0,
	padding: 0,
	display: 'flex',
	flexWrap: 'wrap',
	gap: vars.space.s,
	'@media': { [media.tablet]: { justifyContent: 'flex-end', maxWidth: '30rem' } },
});
export const travellerPassport = layered({
	display: 'grid',
	gap: vars.space.xxs,
	// Wider if a language's word for a traveller is wider than the image.
	width: 'max-content',
	minWidth: '7rem',
	maxWidth: '100%',
	overflowWrap: 'anywhere',
	textAlign: 'start',
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
});
export const noPicture = layered({
	display: 'grid',
	placeItems: 'center',
	width: '7rem',
	height: '5rem',
	textAlign: 'center',
	color: vars.color.inkSoft,
	border: `1px dashed ${vars.color.lineStrong}`,
	borderRadius: vars.radius.small,
});
export const asked = layered({ padding: vars.space.m, borderBlockEnd: `1px solid ${vars.color.line}` });

export const totals = layered({
	margin: 0,
	padding: vars.space.m,
	background: vars.color.sunken,
	display: 'grid',
	gap: vars.space.xs,
});

const totalLine = {
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'baseline',
	gap: vars.space.xs,
	// The totals are aligned with the amounts above.
	'@media': { [media.tablet]: { paddingInlineEnd: `calc(5rem + ${vars.space.m})` } },
} as const;

/** What a total is for; if there is less space beside it, the amount is below. */
export const totalTerm = layered({ flex: '1 1 8rem', minWidth: 0 });
export const totalRow = layered({ ...totalLine, color: vars.color.inkSoft });
export const grandTotal = layered({
	...totalLine,
	fontSize: vars.text.lead.size,
	fontWeight: vars.weight.bold,
});

/** As high with a code as without, and with an error. */
export const promocode = layered({
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	gap: vars.space.s,
	alignContent: 'start',
	justifyItems: 'start',
	minHeight: '9.75rem',
});
/** As wide with an error below it as without. */
export const code = layered({ width: 'min(100%, 22rem)' });
