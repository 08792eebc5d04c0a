import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { tokensLayer } from './layers.css';
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

globalStyle(':root', {
	'@layer': {
		[tokensLayer]: {
			vars: {
				...assignVars(vars.space, tokens.scales.space),
				...assignVars(vars.font, tokens.scales.font),
				...assignVars(vars.text, tokens.scales.text),
				...assignVars(vars.weight, tokens.scales.weight),
				...assignVars(vars.radius, tokens.scales.radius),
				...assignVars(vars.motion, tokens.scales.motion),
				...assignVars(vars.layer, tokens.scales.layer),
				...assignVars(vars.size, tokens.scales.size),
				...assignVars(vars.shadow, {
					raised: shadow(tokens.shadow.raised),
					overlay: shadow(tokens.shadow.overlay),
				}),
			},
		},
	},
});

globalStyle(':root, [data-theme="light"]', { '@layer': { [tokensLayer]: fill(light) } });
// Without a script the operating system's wish is still heard.
globalStyle(':root:not([data-theme])', {
	'@layer': { [tokensLayer]: { '@media': { '(prefers-color-scheme: dark)': fill(dark) } } },
});
globalStyle('[data-theme="dark"]', { '@layer': { [tokensLayer]: fill(dark) } });
globalStyle('[data-theme="high-contrast"]', { '@layer': { [tokensLayer]: fill(highContrast) } });
