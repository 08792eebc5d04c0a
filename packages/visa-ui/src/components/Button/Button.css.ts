import { styleVariants } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css';
import { componentsLayer } from '../../theme/layers.css';
import { type Declarations, hover, media } from '../../theme/media';
import { gliding, inLine, layered, pressedIn } from '../../theme/style.css';

type Inks = { background: string; color: string; borderColor: string };

/** Forced colours make all buttons equal: there the primary one is filled, and the quiet one has no border. */
const forced = {
	filled: {
		forcedColorAdjust: 'none',
		...{ background: 'ButtonText', color: 'ButtonFace', borderColor: 'ButtonText' },
	},
	bordered: {},
	bare: { borderColor: 'Canvas', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
	doubled: { border: '3px double ButtonText' },
} as const;

/** In forced colours each state has its own look: a filled button changes its fill, the others their border. */
const forcedHover = (look: keyof typeof forced): Declarations =>
	look === 'filled'
		? { background: 'Highlight', color: 'HighlightText', borderColor: 'Highlight' }
		: { color: 'Highlight', borderColor: 'Highlight' };
/** While pressed, background and text swap colours. */
const forcedPressed = (look: keyof typeof forced): Declarations => ({
	forcedColorAdjust: 'none',
	...(look === 'filled'
		? { background: 'HighlightText', color: 'Highlight', borderColor: 'Highlight' }
		: { background: 'Highlight', color: 'HighlightText', borderColor: 'Highlight' }),
});

/** Overrides hover, which applies while pressing too. */
const whilePressed = '&&:active:not(:disabled):not([aria-disabled="true"])';

/** Disabled or blocked; while pending it keeps its look. */
const off = '&:disabled, &[aria-disabled="true"]:not([aria-busy])';
/** A bare button stays bare: a frame would make it louder than at rest. */
const bareOff = { background: 'transparent', borderColor: 'transparent' };

const tone = (rest: Inks, hovered: Partial<Inks>, pressed: Partial<Inks>, forcedLook: keyof typeof forced) =>
	layered({
		...rest,
		'@media': {
			...hover(hovered),
			[media.forcedColors]: {
				...forced[forcedLook],
				selectors: {
					...(forcedLook === 'bare' && { [`${off}, &[aria-busy="true"]`]: { borderColor: 'Canvas' } }),
					[whilePressed]: forcedPressed(forcedLook),
					...(forcedLook === 'filled' && { '&:focus-visible': { outlineColor: 'Highlight' } }),
				},
			},
			[`${media.hover} and ${media.forcedColors}`]: hover(forcedHover(forcedLook))[media.hover] ?? {},
		},
		selectors: {
			...(forcedLook === 'bare' && { [off]: bareOff }),
			[whilePressed]: { ...hovered, ...pressed, boxShadow: pressedIn.mark },
		},
	});

export const button = recipe({
	base: inLine('button', {
		position: 'relative',
		display: 'inline-flex',
		alignItems: 'center',
		justifyContent: 'center',
		gap: vars.space.xs,
		border: '1px solid',
		borderRadius: vars.radius.medium,
		fontWeight: vars.weight.medium,
		fontSize: vars.text.body.size,
		lineHeight: vars.text.body.line,
		textAlign: 'center',
		textDecoration: 'none',
		cursor: 'pointer',
		userSelect: 'none',
		selectors: {
			[off]: {
				background: vars.color.sunken,
				borderColor: vars.color.line,
				color: vars.color.inkSoft,
				cursor: 'not-allowed',
			},
			'&[aria-busy="true"]': { cursor: 'progress' },
		},
		'@media': {
			...gliding(['background-color', 'border-color'], {}),
			[media.forcedColors]: {
				selectors: {
					'&:disabled, &[aria-disabled="true"], &[aria-disabled="true"]:not([aria-busy])': {
						...{ background: 'ButtonFace', color: 'GrayText', borderColor: 'GrayText' },
					},
				},
			},
		},
	}),
	variants: {
		tone: {
			primary: tone(
				{ background: vars.color.accent, color: vars.color.accentInk, borderColor: vars.color.accent },
				{ background: vars.color.accentHover, borderColor: vars.color.accentHover },
				{ background: pressedIn.filled(vars.color.accentHover) },
				'filled',
			),
			secondary: tone(
				{ background: vars.color.raised, color: vars.color.ink, borderColor: vars.color.lineStrong },
				{ borderColor: vars.color.ink, background: vars.color.surface },
				{ background: vars.color.sunken },
				'bordered',
			),
			quiet: tone(
				{ background: 'transparent', color: vars.color.accent, borderColor: 'transparent' },
				{ background: vars.color.accentSoft, color: vars.color.accentHover },
				{ background: pressedIn.soft },
				'bare',
			),
			critical: tone(
				{ background: vars.color.critical, color: vars.color.criticalInk, borderColor: vars.color.critical },
				{ background: vars.color.criticalHover, borderColor: vars.color.criticalHover },
				{ background: pressedIn.filled(vars.color.criticalHover) },
				'doubled',
			),
		},
		size: {
			small: layered('small', {
				minHeight: vars.size.controlSmall,
				padding: `${vars.space.xxs} ${vars.space.s}`,
				fontSize: vars.text.caption.size,
				lineHeight: vars.text.caption.line,
			}),
			medium: layered('medium', { minHeight: vars.size.control, padding: `${vars.space.xs} ${vars.space.m}` }),
			large: layered('large', {
				minHeight: '3.25rem',
				padding: `${vars.space.s} ${vars.space.l}`,
				fontSize: vars.text.lead.size,
			}),
		},
		width: { content: {}, full: layered('fullWidth', { width: '100%' }) },
	},
});

export type ButtonVariants = NonNullable<RecipeVariants<typeof button>>;

export const waiting = layered('waiting', { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
export const faded = layered('faded', { display: 'contents', visibility: 'hidden' });
export const whole = layered('whole', { display: 'contents' });
export const wrapper = layered('wrapper', { display: 'grid', gap: vars.space.xs, justifyItems: 'start', minWidth: 0 });
export const wrapperWidth = styleVariants({ content: 'start', full: 'stretch' }, (justifyItems) => ({
	'@layer': { [componentsLayer]: { justifyItems } },
}));
export const reason = layered('reason', {
	display: 'flex',
	// As wide as the button, however long: the button must not move when the reason disappears.
	inlineSize: 0,
	minInlineSize: '100%',
	gap: vars.space.xxs,
	alignItems: 'start',
	color: vars.color.inkSoft,
	fontSize: vars.text.caption.size,
	lineHeight: vars.text.caption.line,
});
