import { escapeHtml } from '../escapeHtml';
import { type Letter, previewOf } from './letter';

/** A page with places in the stead of words: HTML at even indices, between them which of the words stands there. */
type Page = readonly string[];

/** Letters of nobody's alphabet, so that a place is neither escaped nor broken; a preview keeps all of its length. */
const [BEGIN, END] = ['\uE000', '\uE001'];
const place = new RegExp(`${BEGIN}(\\d+)${END}+`);
const placeOf = (index: number, length = 0) => `${BEGIN}${index}`.padEnd(Math.max(length - 1, 0), END) + END;
/** There are some dozens: letters differ in how many facts and paragraphs they have. */
const PAGES_MAXIMUM = 300;

/**
 * Letters with the same parts differ in their words alone: the first of them is drawn with places, which the words of each
 * then fill. Drawing takes ten times as long. [ACC-06]
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
		// What could not be drawn is tried again with the next one.
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

/** The same with places, and the words among the others; what says nothing stays away from the page as ever. */
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
