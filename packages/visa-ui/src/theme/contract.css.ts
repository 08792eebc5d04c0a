import './layers.css';
import { createGlobalThemeContract } from '@vanilla-extract/css';
import { light } from './themes/light';
import * as tokens from './tokens';
import { variableName } from './variableName';

/** Every token as a custom property with a readable name: `--viza-color-ink-soft`, `--viza-space-m`. */
export const vars = createGlobalThemeContract(
	{
		color: light.colors,
		...tokens.scales,
		shadow: { raised: '', overlay: '' },
	},
	(_value, path) => variableName(path),
);
