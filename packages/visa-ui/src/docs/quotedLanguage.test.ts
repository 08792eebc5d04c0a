import { expect, it } from 'vitest';
import { quotedLanguage } from './quotedLanguage';

const paragraph = (value: string) => ({
	type: 'root',
	children: [{ type: 'element', tagName: 'p', children: [{ type: 'text', value }] }],
});

const markedIn = (value: string) => {
	const tree = paragraph(value);
	quotedLanguage()(tree);
	const parts = (tree.children[0]?.children ?? []) as {
		value?: string;
		properties?: object;
		children?: { value: string }[];
	}[];
	return parts.map((part) => (part.properties ? { ...part.properties, says: part.children?.[0]?.value } : part.value));
};

it('what is quoted in Azerbaijani says its language, and keeps its marks', () => {
	expect(markedIn("It can't say 'Bəli' or 'OK', but 'Müraciəti göndər'.")).toEqual([
		"It can't say '",
		{ lang: 'az', says: 'Bəli' },
		"' or 'OK', but '",
		{ lang: 'az', says: 'Müraciəti göndər' },
		"'.",
	]);
});

it('what is emphasized in another language says it, and no other emphasis does', () => {
	const em = (value: string) => ({ type: 'element', tagName: 'em', children: [{ type: 'text', value }] });
	const tree = { type: 'root', children: [em('Ölkə seçin'), em('Выберите страну'), em('please')] };
	quotedLanguage()(tree);
	expect(tree.children.map((one: object) => ('properties' in one ? one.properties : undefined))).toEqual([
		{ lang: 'az' },
		{ lang: 'ru' },
		undefined,
	]);
});

it('an apostrophe quotes nothing', () => {
	expect(markedIn("It isn't Bəli, and doesn't say so")).toEqual(["It isn't Bəli, and doesn't say so"]);
});
