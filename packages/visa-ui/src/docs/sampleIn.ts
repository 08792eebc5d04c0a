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

const isRecord = (value: object) => Object.getPrototypeOf(value) === Object.prototype;

function wordIn(text: string, language: 'en' | 'ru'): string {
	const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
	const found = sampleWords[words]?.[language];
	return found === undefined ? text : before + found + after;
}

/**
 * A sample in another language: its known phrases wherever they are, in elements, their props, lists and records. What
 * is in none of these, such as a date or a function, stays as it is, and so does each part without such a phrase.
 */
export function sampleIn<Sample>(sample: Sample, language: SampleLanguage): Sample {
	return language === 'az' ? sample : (translated(sample, language) as Sample);
}

function translated(value: unknown, language: 'en' | 'ru'): unknown {
	if (typeof value === 'string') return wordIn(value, language);
	if (typeof value !== 'object' || value === null) return value;
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
	const entries = Object.entries(value).map(([name, one]) => [name, translated(one, language)] as const);
	return entries.some(([name, one]) => one !== (value as Record<string, unknown>)[name])
		? Object.fromEntries(entries)
		: value;
}

/** The list itself where nothing in it is another: what depends on it isn't computed anew. */
const kept = (before: readonly unknown[], now: unknown[]) =>
	now.every((one, index) => one === before[index]) ? before : now;
