import { describe, expect, it } from 'vitest';
import { sheetsOf } from './sheetsOf';
import { sharedLooks, tokenUses } from './tokenUses';

const sources = {
	'/src/components/Seal/Seal.tsx':
		"import * as css from './Seal.css';\nimport * as field from '../../field/Field.css';",
	'/src/components/Seal/Seal.stories.tsx': "import * as other from '../Other/Other.css';",
	'/src/components/Floating/index.ts': "export { Sheet } from '../../overlay/Sheet';",
	'/src/overlay/Sheet.tsx': "import * as css from './Sheet.css';",
};

describe('sheetsOf', () => {
	it('finds the own and the shared style sheets, and none of a story', () => {
		expect(sheetsOf('Seal', sources)).toEqual(['/src/components/Seal/Seal.css.ts', '/src/field/Field.css.ts']);
	});

	it('finds those of a shared part that a component hands on', () => {
		expect(sheetsOf('Floating', sources)).toEqual(['/src/overlay/Sheet.css.ts']);
	});

	it('finds none in what has no style sheet', () => {
		expect(sheetsOf('Nothing', sources)).toEqual([]);
	});
});

describe('tokenUses', () => {
	it('says the part, the variant and state, and the property', () => {
		const text = `
			const tone = (rest, hovered) => layered({ ...rest, '@media': hover(hovered) });
			export const seal = recipe({
				base: layered({ borderRadius: vars.radius.medium }),
				variants: { tone: { critical: tone({ color: vars.color.critical }, { color: vars.color.criticalHover }) } },
			});`;
		expect(tokenUses(text)).toEqual([
			{ part: 'seal', where: '', property: 'borderRadius', token: 'radius.medium' },
			{ part: 'seal', where: 'tone › critical › rest', property: 'color', token: 'color.critical' },
			{ part: 'seal', where: 'tone › critical › hovered', property: 'color', token: 'color.criticalHover' },
		]);
	});

	it('reads tokens inside of a template, and tells what is said twice once', () => {
		const text = `export const rule = layered({ border: \`1px solid \${vars.color.line}\`, '@media': {
			[media.print]: { border: \`1px solid \${vars.color.line}\` } } });`;
		expect(tokenUses(text)).toEqual([{ part: 'rule', where: '', property: 'border', token: 'color.line' }]);
	});

	it('says states in words, and shows no selector', () => {
		const text = `
			export const seal = layered('seal', {
				selectors: {
					'&:focus-visible:not(:disabled)': { color: vars.color.focus },
					'&:is([aria-selected="true"], [aria-current="page"])::after': { color: vars.color.accent },
					[\`\${frame}[data-disabled] &\`]: { color: vars.color.inkSoft },
					'& > *': { color: vars.color.ink },
				},
			});`;
		expect(tokenUses(text).map(({ where }) => where)).toEqual([
			'focused',
			'chosen, the open one, its mark',
			'disabled',
			'',
		]);
	});

	it('tells what a shared look says, and of which property', () => {
		const looks = sharedLooks(`
			export const ring = { outline: \`2px solid \${vars.color.focus}\` } as const;
			export const chosen = {
				edge: vars.color.accent,
				mark: { background: vars.color.accent, color: vars.color.accentInk },
			} as const;
			export const hidden = { position: 'absolute' } as const;`);
		const text = `
			import { chosen, hidden, ring } from './style.css';
			export const seal = layered('seal', {
				...hidden,
				borderColor: chosen.edge,
				selectors: {
					'&:focus-visible': ring,
					'&:checked': { ...chosen.mark, opacity: 1 },
				},
			});`;
		expect(tokenUses(text, looks)).toEqual([
			{ part: 'seal', where: '', property: 'borderColor', token: 'color.accent' },
			{ part: 'seal', where: 'focused', property: 'outline', token: 'color.focus' },
			{ part: 'seal', where: 'chosen', property: 'background', token: 'color.accent' },
			{ part: 'seal', where: 'chosen', property: 'color', token: 'color.accentInk' },
		]);
	});

	it('reads a selector by the name that the sheet gives it, and a value that is made of another one', () => {
		const text = `
			const pressed = '&&:active:not(:disabled)';
			const pressedOn = \`\${input}:checked ~ \${pressed}\`;
			export const seal = layered('seal', {
				selectors: {
					[pressed]: { background: vars.color.accentSoft },
					...hover({ background: vars.color.accentHover }),
					[pressedOn]: { background: pressedIn.filled(vars.color.accent) },
				},
			});`;
		expect(tokenUses(text)).toEqual([
			{ part: 'seal', where: 'pressed', property: 'background', token: 'color.accentSoft' },
			{ part: 'seal', where: 'hovered', property: 'background', token: 'color.accentHover' },
			{ part: 'seal', where: 'chosen, pressed', property: 'background', token: 'color.accent' },
		]);
	});

	it('tells a colour that is mixed once, by its first token and how it is mixed', () => {
		const looks = sharedLooks(`
			export const pressedIn = {
				mark: 'inset 0 0 0 2px color-mix(in oklab, currentColor 45%, transparent)',
				soft: \`color-mix(in oklab, \${vars.color.accentSoft} 88%, \${vars.color.accent})\`,
				filled: (ground: string) => \`color-mix(in oklab, \${ground} 70%, \${vars.color.ink})\`,
			} as const;`);
		const text = `
			export const seal = layered('seal', {
				background: pressedIn.soft,
				boxShadow: pressedIn.mark,
				borderColor: pressedIn.filled(vars.color.accentHover),
			});`;
		expect(tokenUses(text, looks)).toEqual([
			{
				part: 'seal',
				where: '',
				property: 'background',
				token: 'color.accentSoft',
				mix: 'color-mix(in oklab, {color.accentSoft} 88%, {color.accent})',
			},
			{
				part: 'seal',
				where: '',
				property: 'borderColor',
				token: 'color.accentHover',
				mix: 'color-mix(in oklab, {color.accentHover} 70%, {color.ink})',
			},
		]);
	});
});
