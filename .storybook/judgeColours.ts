import axe from 'axe-core';
import { inTheme } from './applyGlobals';

/** The other themes in which the tests check every story's colours: 'dark,high-contrast'. */
const themes = String(import.meta.env.VITE_STORY_ALSO_IN ?? '')
	.split(',')
	.filter(Boolean);

/** What axe passes to a check, as far as it is needed here. */
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

/** axe's own check: its result for a text in one theme is needed for the others. */
function ownCheck(): Check {
	const { _audit } = axe as unknown as { _audit: { checks: Record<string, Check> } };
	const check = _audit.checks['color-contrast'];
	if (!check) throw new Error('axe has another check of colours now: what judges the other themes must call that');
	return check;
}

/** An element as axe represents it, with what it has computed already. */
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

/** Styles that axe has computed belong to the previous theme; which elements overlap doesn't change. */
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

/** Checks all texts in one theme, then in the next: switching for each text would take the browser long. */
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

/** An error in here would go unnoticed, and each story would wait for a result. */
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
 * A theme changes only colours: what a story shows at its end must be readable in the other themes too, without playing
 * it again, and without axe determining again which texts are visible and what is below each.
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
				// Overridden by a story with an `a11y.config` of its own: none has one.
				rules: [{ id: 'color-contrast', all: [id] }],
			};
