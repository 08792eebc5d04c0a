import { send } from '../root/devtools';
import { az } from '../strings/az';
import { en } from '../strings/en';
import { ru } from '../strings/ru';

/**
 * The languages in which everything is read. By day Russian alone: in its letters every word of the two others is foreign,
 * and so is every word that a library says by itself.
 */
export const heardLanguages = import.meta.env.VITE_TEST_EXTENT === 'brief' ? { ru } : { az, en, ru };

/** The same in every language: a currency code, and key labels. */
const signs = ['azn', 'shift', 'r'];

const lettersOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Every word of a catalogue that is plain text. */
function wordsOf(part: unknown): string[] {
	if (typeof part === 'string') return lettersOf(part);
	return part !== null && typeof part === 'object' ? Object.values(part).flatMap(wordsOf) : [];
}

interface Frame {
	frame: { id: string; url: string };
	childFrames?: Frame[];
}
const framesOf = (tree: Frame): Frame[] => [tree, ...(tree.childFrames ?? []).flatMap(framesOf)];
interface AxNode {
	ignored: boolean;
	role?: { value?: unknown };
	name?: { value?: unknown };
	description?: { value?: unknown };
	properties?: { name: string; value: { value?: unknown } }[];
}
const spokenProperties = new Set(['roledescription', 'valuetext', 'keyshortcuts', 'placeholder']);

/** What assistive technology reads of this page. */
export async function readTree(): Promise<string[]> {
	const { frameTree } = await send<{ frameTree: Frame }>('Page.getFrameTree');
	const own = framesOf(frameTree).find(({ frame }) => frame.url.split('#')[0] === location.href.split('#')[0]);
	if (!own) throw new Error('The page does not find its own frame.');
	const { nodes } = await send<{ nodes: AxNode[] }>('Accessibility.getFullAXTree', { frameId: own.frame.id });
	return (
		nodes
			// A line of text is part of its text node, and may be half a word.
			.filter(({ ignored, role }) => !ignored && role?.value !== 'InlineTextBox')
			.flatMap(({ name, description, properties = [] }) => [
				name?.value,
				description?.value,
				...properties.filter((property) => spokenProperties.has(property.name)).map(({ value }) => value.value),
			])
			.filter((text): text is string => typeof text === 'string' && text !== '')
	);
}

/** The texts that contain a word which is neither in this language's catalogue nor returned by one of its functions. */
export function foreignIn(texts: readonly string[], strings: object, said: readonly string[]): string[] {
	const known = new Set([...signs, ...wordsOf(strings), ...said.flatMap(lettersOf)]);
	return texts.filter((text) => lettersOf(text).some((word) => !known.has(word)));
}
