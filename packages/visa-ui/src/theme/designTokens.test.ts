import { describe, expect, it } from 'vitest';
import { type DesignTokenGroup, toDesignTokens } from './designTokens';
import { makeBrandTheme } from './makeBrandTheme';
import { dark } from './themes/dark';
import { highContrast } from './themes/highContrast';
import { light } from './themes/light';
import * as tokens from './tokens';

type Json = Record<string, unknown>;
interface Found {
	path: string;
	type: string | undefined;
	value: unknown;
	token: Json;
}

const isObject = (value: unknown): value is Json =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const has = (value: unknown, keys: string[], optional: string[] = []): value is Json =>
	isObject(value) &&
	keys.every((key) => key in value) &&
	Object.keys(value).every((key) => [...keys, ...optional].includes(key));
const inUnits =
	(...units: string[]) =>
	(value: unknown) =>
		has(value, ['value', 'unit']) && isNumber(value.value) && units.includes(String(value.unit));
const isText = (value: unknown) => typeof value === 'string' && value !== '';

/** The values allowed by the Design Tokens Format Module 2025.10, by type; references are resolved before. */
const rules: Record<string, (value: unknown) => boolean> = {
	color: (value) =>
		has(value, ['colorSpace', 'components'], ['alpha', 'hex']) &&
		value.colorSpace === 'oklch' &&
		Array.isArray(value.components) &&
		value.components.length === 3 &&
		value.components.every(isNumber) &&
		value.components[0] >= 0 &&
		value.components[0] <= 1 &&
		value.components[1] >= 0 &&
		value.components[2] >= 0 &&
		value.components[2] < 360 &&
		isNumber(value.alpha) &&
		Number(value.alpha) >= 0 &&
		Number(value.alpha) <= 1 &&
		/^#[\da-f]{6}$/i.test(String(value.hex)),
	dimension: inUnits('px', 'rem'),
	duration: inUnits('ms', 's'),
	number: isNumber,
	fontWeight: (value) => isNumber(value) && Number(value) >= 1 && Number(value) <= 1000,
	fontFamily: (value) => isText(value) || (Array.isArray(value) && value.length > 0 && value.every(isText)),
	cubicBezier: (value) =>
		Array.isArray(value) &&
		value.length === 4 &&
		value.every(isNumber) &&
		[value[0], value[2]].every((x) => x >= 0 && x <= 1),
	shadow: (value) =>
		Array.isArray(value) &&
		value.length > 0 &&
		value.every(
			(part) =>
				has(part, ['color', 'offsetX', 'offsetY', 'blur', 'spread'], ['inset']) &&
				rules.color?.(part.color) &&
				[part.offsetX, part.offsetY, part.blur, part.spread].every((length) => rules.dimension?.(length)),
		),
	typography: (value) =>
		has(value, ['fontFamily', 'fontSize', 'fontWeight', 'letterSpacing', 'lineHeight']) &&
		rules.fontFamily?.(value.fontFamily) === true &&
		rules.fontWeight?.(value.fontWeight) === true &&
		isNumber(value.lineHeight) &&
		[value.fontSize, value.letterSpacing].every((length) => rules.dimension?.(length)),
};

/** All tokens below a group, with the types that they inherit; throws for a name that the format forbids. */
function list(group: Json, path: string[] = [], inherited?: string): Found[] {
	const type = typeof group.$type === 'string' ? group.$type : inherited;
	if ('$value' in group) return [{ path: path.join('.'), type, value: group.$value, token: group }];
	return Object.entries(group).flatMap(([name, inner]) => {
		if (name === '$type' || name === '$description') return [];
		if (!/^[^${}.][^{}.]*$/.test(name)) throw new Error(`Not a name: ${[...path, name].join('.')}`);
		if (!isObject(inner)) throw new Error(`Neither token nor group: ${[...path, name].join('.')}`);
		return list(inner, [...path, name], type);
	});
}

/** Replaces references such as '{color.shade}' by their values. */
function follow(value: unknown, all: Map<string, Found>): unknown {
	const target = typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
	if (target) {
		const token = all.get(target);
		if (!token) throw new Error(`A reference to nothing: ${target}`);
		return follow(token.value, all);
	}
	if (Array.isArray(value)) return value.map((part) => follow(part, all));
	if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, follow(part, all)]));
	return value;
}

function faults(group: DesignTokenGroup): string[] {
	const found = list(group);
	const all = new Map(found.map((token) => [token.path, token]));
	const allowed = ['$value', '$type', '$description', '$extensions'];
	return found.flatMap(({ path, type, value, token }) => [
		...(rules[type ?? '']?.(follow(value, all)) ? [] : [`${path} is no ${type}: ${JSON.stringify(value)}`]),
		...Object.keys(token)
			.filter((key) => !allowed.includes(key))
			.map((key) => `${path} has ${key}`),
	]);
}

const themes = [light, dark, highContrast, makeBrandTheme({ name: 'brand', accent: '#0f6b5c' })];

describe('design tokens', () => {
	it.each(themes)('of $name keep the rules of the format', (theme) => {
		// As in a file, and not as in memory.
		expect(faults(JSON.parse(JSON.stringify(toDesignTokens(theme))))).toEqual([]);
	});

	it('hold every token there is', () => {
		const paths = new Set(list(toDesignTokens(light)).map(({ path }) => path));
		const expected = [
			...Object.keys(light.colors).map((name) => `color.${name}`),
			...Object.keys(tokens.space).map((name) => `space.${name}`),
			...Object.keys(tokens.size).map((name) => `size.${name}`),
			...Object.keys(tokens.radius).map((name) => `radius.${name}`),
			...Object.keys(tokens.breakpoints).map((name) => `breakpoint.${name}`),
			...Object.keys(tokens.weight).map((name) => `font.weight.${name}`),
			...Object.keys(tokens.text).flatMap((name) => [
				`font.size.${name}`,
				`font.lineHeight.${name}`,
				`typography.${name}`,
			]),
			...Object.keys(tokens.shadow).map((name) => `shadow.${name}`),
			...Object.keys(tokens.layer).map((name) => `layer.${name}`),
			...['fast', 'base', 'slow'].map((name) => `duration.${name}`),
			'easing.standard',
			'font.family.sans',
		];
		expect([...paths].sort()).toEqual(expected.sort());
	});

	it('tell a size that follows the window by its least size, with the CSS beside it', () => {
		expect(list(toDesignTokens(light)).find(({ path }) => path === 'space.section')?.token).toEqual({
			$value: { value: 3.5, unit: 'rem' },
			$description: 'Grows with the window up to 6rem',
			$extensions: {
				'az.viza.visa-ui': { css: tokens.space.section, max: { value: 6, unit: 'rem' } },
			},
		});
	});

	it('are refused by the rules when they are wrong', () => {
		expect(faults({ space: { $type: 'dimension', m: { $value: '1rem' } } })).toEqual([
			'space.m is no dimension: "1rem"',
		]);
		expect(faults({ layer: { top: { $value: 3 } } })).toEqual(['layer.top is no undefined: 3']);
		expect(() => faults({ 'a.b': { $type: 'number', $value: 1 } })).toThrow('Not a name');
		expect(() => faults({ a: { $type: 'number', $value: '{b}' } })).toThrow('A reference to nothing');
	});
});
