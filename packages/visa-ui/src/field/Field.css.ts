import { vars } from '../theme/contract.css';
import { hover, media } from '../theme/media';
import {
	focusRing,
	readOnly as forReading,
	gliding,
	layered,
	layeredGlobal,
	letters,
	pressedIn,
} from '../theme/style.css';

export const field = layered('field', {
	...letters,
	display: 'grid',
	gridTemplateColumns: 'minmax(0, 1fr)',
	gap: vars.space.xxs,
	minWidth: 0,
	textAlign: 'start',
});

export const label = layered('label', {
	fontWeight: vars.weight.medium,
	fontSize: vars.text.body.size,
	lineHeight: vars.text.body.line,
	color: vars.color.ink,
	justifySelf: 'start',
	// A word longer than the field, in enlarged text, wraps.
	overflowWrap: 'anywhere',
});

export const optional = layered('optional', { color: vars.color.inkSoft, fontWeight: vars.weight.regular });

export const hint = layered('hint', {
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
	marginBlockEnd: vars.space.xxs,
});

export const error = layered('error', {
	display: 'grid',
	gridTemplateColumns: 'auto 1fr',
	gap: vars.space.xxs,
	alignItems: 'start',
	color: vars.color.critical,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
	fontWeight: vars.weight.medium,
	paddingBlockStart: vars.space.xxs,
});
/** A number or a pattern. */
export const unbroken = layered('unbroken', { whiteSpace: 'nowrap' });

/** Below the message, in the normal text colour: it is meant to be read. */
export const errorDetail = layered('errorDetail', {
	gridColumn: 2,
	color: vars.color.ink,
	fontWeight: vars.weight.regular,
});

/** A label and a hint of two lines; in a low window what is typed needs the space. */
const labelRoom = 'min(5rem, 12vh)';

const controlBase = {
	width: '100%',
	minHeight: vars.size.control,
	background: vars.color.raised,
	color: vars.color.ink,
	border: `1px solid ${vars.color.lineStrong}`,
	borderRadius: vars.radius.medium,
	fontSize: vars.text.body.size,
	lineHeight: vars.text.body.line,
} as const;

const invalid = { borderColor: vars.color.critical, boxShadow: `inset 0 0 0 1px ${vars.color.critical}` } as const;
/** For reading only. */
export const fixed = forReading.ground;
export const readOnly = `${field}[data-readonly]:not([data-invalid], [data-disabled]) &`;
const disabled = { background: vars.color.sunken, color: vars.color.inkSoft, cursor: 'not-allowed' } as const;

// With what gets the focus, its label comes into view too: the browser would leave it under a bar at the top of the page.
layeredGlobal(`${field} :is(input, textarea, select, button)`, { scrollMarginBlockStart: labelRoom });

/** Around several controls, which keep their places in the frame: what leaves them all has left the field. */
export const parts = layered('parts', { display: 'contents' });

/** A text control by itself. */
export const control = layered('control', {
	...controlBase,
	padding: `${vars.space.xs} ${vars.space.s}`,
	'::placeholder': { color: vars.color.inkSoft, opacity: 1 },
	selectors: {
		'&[aria-invalid="true"]': invalid,
		'&:disabled': disabled,
		[readOnly]: fixed,
		'&:focus-visible': focusRing,
		'&::-webkit-search-cancel-button': { display: 'none' },
	},
	'@media': gliding(
		['border-color'],
		hover({ borderColor: vars.color.ink }, '&:hover:not(:disabled, [data-readonly] *)'),
	),
});

/** A frame that combines a bare input and its buttons into one control. */
export const controlGroup = layered('controlGroup', {
	...controlBase,
	minWidth: 0,
	display: 'flex',
	alignItems: 'center',
	selectors: {
		'&:has(> input[aria-invalid="true"])': invalid,
		'&:has(> input:disabled)': disabled,
		[readOnly]: fixed,
		'&:has(> input:focus-visible)': focusRing,
	},
	'@media': gliding(
		['border-color'],
		hover({ borderColor: vars.color.ink }, '&:hover:not(:has(> input:disabled), [data-readonly] *)'),
	),
});

export const bareInput = layered('bareInput', {
	flex: 1,
	minWidth: 0,
	height: '100%',
	minHeight: `calc(${vars.size.control} - 2px)`,
	padding: `0 ${vars.space.s}`,
	border: 0,
	background: 'transparent',
	appearance: 'none',
	borderRadius: vars.radius.medium,
	fontSize: vars.text.body.size,
	'::placeholder': { color: vars.color.inkSoft, opacity: 1 },
	selectors: {
		'&:focus-visible': { outline: 'none' },
		'&::-webkit-search-cancel-button': { display: 'none' },
	},
	'@media': { [media.forcedColors]: { background: 'Field' } },
});

/** As wide as what it takes: a date is ten characters, and its format as placeholder no longer. On phones, like its neighbours. */
export const date = layered('date', { '@media': { [media.tablet]: { maxWidth: '16rem' } } });
/** Its button keeps its own distance: with letters twice as large a phone has no room for another one beside the year. */
layeredGlobal(`${date} > input:not(:last-child)`, { paddingInlineEnd: 0 });

/** A small button at the end of a control group. */
export const adornmentButton = layered('adornmentButton', {
	flex: 'none',
	display: 'grid',
	placeItems: 'center',
	width: vars.size.control,
	minHeight: `calc(${vars.size.control} - 2px)`,
	border: 0,
	background: 'transparent',
	color: vars.color.inkSoft,
	borderRadius: vars.radius.medium,
	cursor: 'pointer',
	selectors: {
		'&:focus-visible': { ...focusRing, outlineOffset: '-4px' },
		'&&&:active:not(:disabled)': { background: pressedIn.soft, boxShadow: pressedIn.mark },
	},
	'@media': {
		...hover({ color: vars.color.ink }),
		[media.forcedColors]: { selectors: { '&&&:active:not(:disabled)': pressedIn.forced } },
	},
});

export const adornment = layered('adornment', {
	flex: 'none',
	display: 'grid',
	placeItems: 'center',
	// As wide as an icon: a spinner in its place moves no text.
	gridTemplateColumns: 'minmax(1.375rem, auto)',
	paddingInlineStart: vars.space.s,
	color: vars.color.inkSoft,
	pointerEvents: 'none',
});
