import { cloneElement, createContext, isValidElement, type ReactNode } from 'react';
import { az } from '../strings/az';
import { en } from '../strings/en';
import { ru } from '../strings/ru';
import { sampleWords } from './sampleWords';

/** The catalogues of the toolbar's languages. */
export const catalogues = { az, en, ru };
export type SampleLanguage = keyof typeof catalogues;

export const sampleLanguage = (value: unknown): SampleLanguage =>
	typeof value === 'string' && value in catalogues ? (value as SampleLanguage) : 'az';

/** The language that the toolbar chose for samples on a docs page, which itself is in English. */
export const SampleLanguageContext = createContext<SampleLanguage>('az');

/** What was translated once, by what it was made of: what depends on it isn't computed anew. */
const known = { en: new WeakMap<object, unknown>(), ru: new WeakMap<object, unknown>() };

/** Elements, refs and contexts of React are marked, and not records. */
const isRecord = (value: object) => Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value);
const isHandler = (name: string) => /^(on[A-Z]|ref$)/.test(name);
const isClass = (value: object) => String(value).startsWith('class');

function wordIn(text: string, language: 'en' | 'ru'): string {
	const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
	const found = sampleWords[words]?.[language];
	return found === undefined ? text : before + found + after;
}

/**
 * A sample in another language: its known phrases wherever they are, in elements, their props, lists and records, and in
 * what its functions draw, other than handlers. What is in none of these, such as a date or what a component says by
 * itself, stays as it is, and so does each part without such a phrase.
 */
export function sampleIn<Sample>(sample: Sample, language: SampleLanguage): Sample {
	return language === 'az' ? sample : (translated(sample, language) as Sample);
}

interface Choice {
	control?: unknown;
}

/** The words of a control's choices: its values are the story's, whatever they are called. */
export const choicesIn = <Choices extends Record<string, Choice>>(argTypes: Choices, language: SampleLanguage) =>
	Object.fromEntries(
		Object.entries(argTypes).map(([name, argType]) => [
			name,
			argType.control ? { ...argType, control: sampleIn(argType.control, language) } : argType,
		]),
	) as Choices;

function translated(value: unknown, language: 'en' | 'ru'): unknown {
	if (typeof value === 'string') return wordIn(value, language);
	if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return value;
	const before = known[language].get(value);
	if (before !== undefined) return before;
	// What it says is asked for once, also by something that contains itself.
	known[language].set(value, value);
	const now = translatedObject(value, language);
	known[language].set(value, now);
	return now;
}

function translatedObject(value: object, language: 'en' | 'ru'): unknown {
	if (typeof value === 'function') return isClass(value) ? value : drawnIn(value as Draw, language);
	if (Array.isArray(value))
		return kept(
			value,
			value.map((one) => translated(one, language)),
		);
	if (isValidElement<Record<string, unknown>>(value)) {
		const props = translated(value.props, language);
		if (props === value.props) return value;
		const { children, ...others } = props as { children?: ReactNode };
		// Children in a list of their own have keys already, or are static.
		return cloneElement(
			value,
			others,
			...(Array.isArray(children) ? children : children === undefined ? [] : [children]),
		);
	}
	if (!isRecord(value)) return value;
	const entries = Object.entries(value).map(
		([name, one]) => [name, isHandler(name) ? one : translated(one, language)] as const,
	);
	return entries.some(([name, one]) => one !== (value as Record<string, unknown>)[name])
		? Object.fromEntries(entries)
		: value;
}

type Draw = (...given: unknown[]) => unknown;

const drawnIn = (draw: Draw, language: 'en' | 'ru') =>
	function (this: unknown, ...given: unknown[]) {
		return translated(draw.apply(this, given), language);
	};

/** The list itself where nothing in it is another. */
const kept = (before: readonly unknown[], now: unknown[]) =>
	now.every((one, index) => one === before[index]) ? before : now;
