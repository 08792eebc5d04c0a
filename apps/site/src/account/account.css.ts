import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from 'visa-ui/theme';

export const sheet = style({
	padding: vars.space.m,
	background: vars.color.surface,
	border: `1px solid ${vars.color.line}`,
	borderRadius: vars.radius.medium,
	'@media': { [media.tablet]: { padding: vars.space.xl } },
});

/** Two fields side by side if there is room. */
export const pair = style({
	display: 'grid',
	gap: vars.space.m,
	alignItems: 'start',
	'@media': {
		[media.tablet]: {
			gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
			gridTemplateRows: 'repeat(4, auto)',
			rowGap: 0,
		},
	},
});
// Label, hint, control and error are each aligned with their neighbour's, even if only one field has a hint or an error.
const beside = (part: string, rule: GlobalStyleRule) =>
	globalStyle(`${pair} > ${part}`, { '@media': { [media.tablet]: rule } });
beside('*', { gridRow: 'span 4', gridTemplateRows: 'subgrid', rowGap: 0 });
beside('* > *', { gridRow: 3, alignSelf: 'start', marginBlockEnd: vars.space.xxs });
beside('* > :first-child', { gridRow: 1 });
beside('* > [id$="-hint"]', { gridRow: 2, marginBlockEnd: vars.space.xs });
beside('* > [role="alert"]', { gridRow: 4, marginBlockEnd: 0 });

export const list = style({ display: 'grid', gap: vars.space.m, margin: 0, padding: 0, listStyle: 'none' });

export const card = style([sheet, { display: 'grid', gap: vars.space.m }]);

// An empty row of buttons.
globalStyle(`${card} > :empty:not([role])`, { display: 'none' });

export const cardHead = style({
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	justifyContent: 'space-between',
	gap: vars.space.s,
});

export const written = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** A button without a border on a line of its own: its text is aligned with the text above. */
export const bare = style({ marginInlineStart: `calc(-1 * ${vars.space.m})` });

/** Below a form: its result; until then it takes no space. */
export const answer = style({ selectors: { '&:not(:empty)': { marginBlockStart: vars.space.l } } });

/** With the hint comes a message over the page, of three lines on phones, which would cover the heading. */
export const belowNews = style({ '@media': { [media.phone]: { paddingBlockStart: vars.space.l } } });
