import { expect, it } from 'vitest';
import { toFigmaVariables } from './figmaVariables';
import { makeBrandTheme } from './makeBrandTheme';
import { dark } from './themes/dark';
import { light } from './themes/light';

it('gives each colour in sRGB, and each length as a number of px', () => {
	const variables = toFigmaVariables(light) as Record<string, Record<string, { $value: unknown }>>;
	expect(variables.color?.canvas?.$value).toMatchObject({ colorSpace: 'srgb', alpha: 1 });
	expect(variables.space?.m).toEqual({ $type: 'number', $value: 16 });
	expect(variables.text?.display).toEqual({ $type: 'number', $value: 38 });
	expect(variables.radius?.medium).toEqual({ $type: 'number', $value: 4 });
	expect(variables.family?.sans?.$value).toBe('IBM Plex Sans');
});

it('has the same variables in every mode, so that Figma takes them as modes of one collection', () => {
	const names = (theme: typeof light) =>
		Object.entries(toFigmaVariables(theme)).flatMap(([group, tokens]) =>
			typeof tokens === 'object' ? Object.keys(tokens).map((name) => `${group}/${name}`) : [],
		);
	expect(names(dark)).toEqual(names(light));
	expect(names(makeBrandTheme({ name: 'ours', accent: '#7a1f3d' }))).toEqual(names(light));
});
