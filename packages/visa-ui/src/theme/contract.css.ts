import './layers.css';
import { createGlobalThemeContract } from '@vanilla-extract/css';
import { light } from './themes/light';
import * as tokens from './tokens';

const kebab = (word: string) => word.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);

/** Every token as a custom property with a readable name: `--viza-color-ink-soft`, `--viza-space-m`. */
export const vars = createGlobalThemeContract(
	{
		color: light.colors,
		space: tokens.space,
		font: { family: tokens.fontFamily },
		text: tokens.text,
		weight: tokens.weight,
		radius: tokens.radius,
		shadow: { raised: '', overlay: '' },
		motion: tokens.motion,
		layer: tokens.layer,
		size: tokens.size,
	},
	(_value, path) => `viza-${path.map(kebab).join('-')}`,
);
