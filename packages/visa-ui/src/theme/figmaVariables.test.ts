import { expect, it } from 'vitest';
import { vars } from './contract.css';
import { toFigmaVariables } from './figmaVariables';
import { makeBrandTheme } from './makeBrandTheme';
import { dark } from './themes/dark';
import { light } from './themes/light';

it('gives each colour in sRGB, and each length as a number of px', () => {
	const variables = toFigmaVariables(light) as Record<string, Record<string, { $value: unknown }>>;
	expect(variables.color?.canvas?.$value).toMatchObject({ colorSpace: 'srgb', alpha: 1 });
	expect(variables.space?.m).toMatchObject({ $type: 'number', $value: 16 });
	expect(variables.text?.display).toMatchObject({ $type: 'number', $value: 38 });
	expect(variables.radius?.medium).toMatchObject({ $type: 'number', $value: 4 });
	expect(variables.family?.sans?.$value).toBe('IBM Plex Sans');
});

it('names its mode, where each variable is offered, and the custom property that stands for it in code', () => {
	const variables = toFigmaVariables(dark) as Record<string, Record<string, { $extensions: Record<string, unknown> }>>;
	expect(variables.$extensions).toEqual({ 'com.figma.modeName': 'dark' });
	expect(variables.color?.inkSoft?.$extensions).toEqual({
		'com.figma.scopes': ['ALL_SCOPES'],
		'com.figma.codeSyntax': { WEB: vars.color.inkSoft },
	});
	const syntaxOf = (group: string, name: string) => variables[group]?.[name]?.$extensions['com.figma.codeSyntax'];
	expect(syntaxOf('space', 'm')).toEqual({ WEB: vars.space.m });
	expect(syntaxOf('size', 'control')).toEqual({ WEB: vars.size.control });
	expect(syntaxOf('radius', 'medium')).toEqual({ WEB: vars.radius.medium });
	expect(syntaxOf('text', 'display')).toEqual({ WEB: vars.text.display.size });
	expect(syntaxOf('weight', 'bold')).toEqual({ WEB: vars.weight.bold });
	expect(syntaxOf('family', 'sans')).toEqual({ WEB: vars.font.family });
	expect(variables.radius?.medium?.$extensions['com.figma.scopes']).toEqual(['CORNER_RADIUS']);
	// Only this word distinguishes a text from a colour or a number.
	expect(variables.family?.sans?.$extensions['com.figma.type']).toBe('string');
});

it('has the same variables in every mode, so that Figma takes them as modes of one collection', () => {
	const names = (theme: typeof light) =>
		Object.entries(toFigmaVariables(theme)).flatMap(([group, tokens]) =>
			typeof tokens === 'object' && group !== '$extensions'
				? Object.keys(tokens).map((name) => `${group}/${name}`)
				: [],
		);
	expect(names(dark)).toEqual(names(light));
	expect(names(makeBrandTheme({ name: 'ours', accent: '#7a1f3d' }))).toEqual(names(light));
});
