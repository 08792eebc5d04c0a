import { escapeHtml } from '../escapeHtml';
import { type Letter, previewOf } from './letter';

/** A page with placeholders: HTML at even indices, and between them the index of the word. */
type Page = readonly string[];

/** Private-use characters, so that a placeholder is neither escaped nor broken; a preview keeps its full length. */
const [BEGIN, END] = ['\uE000', '\uE001'];
const place = new RegExp(`${BEGIN}(\\d+)${END}+`);
const placeOf = (index: number, length = 0) => `${BEGIN}${index}`.padEnd(Math.max(length - 1, 0), END) + END;
/** There are a few dozen: e-mails differ in their numbers of facts and paragraphs. */
const PAGES_MAXIMUM = 300;

/**
 * E-mails with the same parts differ only in their words: the first is rendered with placeholders, which the words of
 * each then fill. Rendering takes ten times as long. [ACC-06]
 */
export function drawnOnce(
	draw: (letter: Letter, preview: string) => Promise<string>,
): (letter: Letter) => Promise<string> {
	const pages = new Map<string, Promise<Page>>();

	function pageFor(key: string, shape: Letter, preview: string): Promise<Page> {
		const known = pages.get(key);
		if (known) return known;
		if (pages.size >= PAGES_MAXIMUM) pages.clear();
		const page = draw(shape, preview).then((html) => html.split(place));
		pages.set(key, page);
		// What couldn't be rendered is tried again with the next one.
		page.catch(() => pages.delete(key));
		return page;
	}

	return async (letter) => {
		const preview = previewOf(letter);
		const words = [preview];
		const shape = withPlaces({ ...letter, to: '' }, words);
		const page = await pageFor(JSON.stringify(shape), shape, placeOf(0, preview.length));
		return page.map((part, index) => (index % 2 === 0 ? part : escapeHtml(words[Number(part)] ?? ''))).join('');
	};
}

/** The same with placeholders, collecting the words; an empty part stays absent from the page as usual. */
function withPlaces<Part>(part: Part, words: string[]): Part {
	const changed = (one: unknown): unknown => {
		if (typeof one === 'string') return one === '' ? '' : placeOf(words.push(one) - 1);
		if (Array.isArray(one)) return one.map(changed);
		return one instanceof Object
			? Object.fromEntries(Object.entries(one).map(([name, of]) => [name, changed(of)]))
			: one;
	};
	return changed(part) as Part;
}
