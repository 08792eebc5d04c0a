/** What this needs of a tree of HTML. */
interface Node {
	type: string;
	value?: string;
	tagName?: string;
	properties?: Record<string, string>;
	children?: Node[];
}

/** What is quoted in Azerbaijani: an apostrophe within a word quotes nothing. */
const quoted = /(?<![\p{L}\d])'([^'\n]*[əğışçöü][^'\n]*)'(?!\p{L})/giu;

/** What is emphasized is a word of Azerbaijani, of Russian, or of the page itself. */
const languageOf = (value: string) =>
	/[əğışçöü]/i.test(value) ? 'az' : /\p{Script=Cyrillic}/u.test(value) ? 'ru' : undefined;

const text = (value: string): Node => ({ type: 'text', value });

function partsOf(value: string): Node[] {
	const parts: Node[] = [];
	let end = 0;
	for (const found of value.matchAll(quoted)) {
		const words = found[1] ?? '';
		parts.push(text(value.slice(end, found.index + 1)));
		parts.push({ type: 'element', tagName: 'span', properties: { lang: 'az' }, children: [text(words)] });
		end = found.index + 1 + words.length;
	}
	return [...parts, text(value.slice(end))];
}

function mark(node: Node): void {
	node.children = node.children?.flatMap((child) => {
		if (child.type === 'text' && child.value?.includes("'")) return partsOf(child.value);
		mark(child);
		const isEmphasis = child.tagName === 'em' || child.tagName === 'strong';
		const lang = isEmphasis ? languageOf(child.children?.[0]?.value ?? '') : undefined;
		return lang ? { ...child, properties: { ...child.properties, lang } } : child;
	});
}

/** Gives what English pages quote in Azerbaijani, or emphasize in it or in Russian, its language, so that a screen reader says it as it is spoken. */
export const quotedLanguage = () => mark;
