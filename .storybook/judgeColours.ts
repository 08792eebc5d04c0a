import axe from 'axe-core';
import { inTheme } from './applyGlobals';

/** The other themes in which the tests want every story's colours judged: 'dark,high-contrast'. */
const themes = String(import.meta.env.VITE_STORY_ALSO_IN ?? '')
	.split(',')
	.filter(Boolean);

/** What axe hands to a check, as far as it is needed here. */
interface Helper {
	async: () => (isPassed: boolean) => void;
	data: (data: unknown) => void;
}
interface Told {
	fgColor?: string;
	bgColor?: string;
	contrastRatio?: number;
	expectedContrastRatio?: string;
}

interface Check {
	evaluate: (this: object, node: Element, options: unknown, virtual: unknown) => boolean | undefined;
	options: unknown;
}

/** axe's own check: what it says of a text in one theme it has to say of it in the others. */
function ownCheck(): Check {
	const { _audit } = axe as unknown as { _audit: { checks: Record<string, Check> } };
	const check = _audit.checks['color-contrast'];
	if (!check) throw new Error('axe has another check of colours now: what judges the other themes must call that');
	return check;
}

/** An element as axe knows it, with what it has read of it already. */
interface Known {
	children: Known[];
	_cache: object;
	_stackingContext?: object;
}

function forget(known: Known) {
	known._cache = {};
	known._stackingContext = undefined;
	known.children.forEach(forget);
}

/** Styles that axe has read already belong to the theme before; which of what is drawn lies over which does not change. */
function forgetColours() {
	const { _memoizedFns, _tree } = axe as unknown as { _memoizedFns: { clear: () => void }[]; _tree: Known[] };
	for (const memoized of _memoizedFns) memoized.clear();
	_tree.forEach(forget);
}

interface Text {
	helper: Helper;
	node: Element;
	virtual: unknown;
	done: (isPassed: boolean) => void;
}
let texts: Text[] = [];

/** Looks at all texts in one theme after the other: to change it for each text would take the browser long. */
function judge() {
	const asked = texts;
	texts = [];
	const faults = new Map<Text, string[]>();
	const check = ownCheck();
	for (const theme of themes) {
		inTheme(theme, () => {
			forgetColours();
			for (const text of asked) {
				let told: Told = {};
				const helper = { data: (data: Told) => (told = data), relatedNodes: () => undefined };
				if (check.evaluate.call(helper, text.node, check.options, text.virtual) !== false) continue;
				const { fgColor, bgColor, contrastRatio, expectedContrastRatio } = told;
				const fault = `${theme}: ${fgColor} on ${bgColor} is ${contrastRatio}, not ${expectedContrastRatio}`;
				faults.set(text, [...(faults.get(text) ?? []), fault]);
			}
		});
	}
	forgetColours();
	for (const text of asked) {
		text.helper.data({ faults: (faults.get(text) ?? []).join('; ') });
		text.done(!faults.has(text));
	}
}

/** Nobody would hear of a fault in here, and each story would wait for an answer. */
function judgeOrFail() {
	const asked = texts;
	try {
		judge();
	} catch (error) {
		for (const text of asked) {
			text.helper.data({ faults: `the other themes: ${String(error)}` });
			text.done(false);
		}
	}
}

const id = 'color-contrast-in-other-themes';

/**
 * A theme changes inks alone: what a story shows at its end has to be readable in the others too, and need not be played
 * anew for that, nor need axe find out anew which texts are seen and what lies under each.
 */
export const judgeColours =
	themes.length === 0
		? {}
		: {
				checks: [
					{
						id,
						evaluate(this: Helper, node: Element, _: unknown, virtual: unknown) {
							if (texts.length === 0) queueMicrotask(judgeOrFail);
							texts.push({ helper: this, node, virtual, done: this.async() });
						},
						metadata: {
							impact: 'serious',
							// biome-ignore lint/suspicious/noTemplateCurlyInString: axe's own way to name what a check has found
							messages: { pass: 'Can be read in all themes', fail: 'Can’t be read in ${data.faults}' },
						},
					},
				],
				// Left out where a story has an `a11y.config` of its own: none has.
				rules: [{ id: 'color-contrast', all: [id] }],
			};
