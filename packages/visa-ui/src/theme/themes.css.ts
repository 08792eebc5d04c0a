import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { tokensLayer } from './layers.css';
import { media } from './media';
import { dark } from './themes/dark';
import { highContrast } from './themes/highContrast';
import { light } from './themes/light';
import * as tokens from './tokens';

const fill = (theme: typeof light) => ({
	colorScheme: theme.scheme,
	vars: assignVars(vars.color, theme.colors),
});

const shadow = (parts: readonly tokens.ShadowPart[]) =>
	parts.map(({ y, blur }) => `0 ${y} ${blur} ${vars.color.shade}`).join(', ');

/** Text grows with the reader's text size; in a window too narrow for both, spacing makes room for it. */
const distances = assignVars(
	vars.space,
	Object.fromEntries(
		Object.entries(tokens.scales.space).map(([name, value]) => {
			const [, rem] = /^([\d.]+)rem$/.exec(value) ?? [];
			// A rem is 5 % of the smallest window, 320 px: at 100 % text size nothing changes.
			return [name, rem ? `min(${value}, ${Number(rem) * 5}vw)` : value];
		}),
	) as typeof tokens.scales.space,
);

/** Repeated for each part of a page with its own theme, so that its shadows use its own colour. */
const shadows = assignVars(vars.shadow, {
	raised: shadow(tokens.shadow.raised),
	overlay: shadow(tokens.shadow.overlay),
});

globalStyle(':root', {
	'@layer': {
		[tokensLayer]: {
			vars: {
				...distances,
				...assignVars(vars.font, tokens.scales.font),
				...assignVars(vars.text, tokens.scales.text),
				...assignVars(vars.weight, tokens.scales.weight),
				...assignVars(vars.radius, tokens.scales.radius),
				...assignVars(vars.motion, tokens.scales.motion),
				...assignVars(vars.layer, tokens.scales.layer),
				...assignVars(vars.size, tokens.scales.size),
				...shadows,
			},
		},
	},
});

// What is small for a pointer is as large as everything else on touch screens.
globalStyle(':root', {
	'@layer': {
		[tokensLayer]: {
			'@media': {
				[media.touch]: { vars: assignVars(vars.size, { ...tokens.scales.size, controlSmall: tokens.size.control }) },
			},
		},
	},
});

globalStyle(':root, [data-theme="light"]', { '@layer': { [tokensLayer]: fill(light) } });
// Without scripts the system's preference still applies.
globalStyle(':root:not([data-theme])', {
	'@layer': {
		[tokensLayer]: {
			'@media': {
				'screen and (prefers-contrast: more)': fill(highContrast),
				'screen and (prefers-color-scheme: dark)': fill(dark),
			},
		},
	},
});
// A part of a page in another theme has its own background and text colour too.
globalStyle('[data-theme]:not(:root)', {
	'@layer': {
		[tokensLayer]: { vars: shadows, background: vars.color.canvas, color: vars.color.ink },
	},
});
// Paper is white: the light theme is used for printing.
globalStyle('[data-theme="dark"]', { '@layer': { [tokensLayer]: { '@media': { screen: fill(dark) } } } });
globalStyle('[data-theme="high-contrast"]', {
	'@layer': { [tokensLayer]: { '@media': { screen: fill(highContrast) } } },
});
