import axe from 'axe-core';
import { inTheme } from './applyGlobals';

/** The other themes in which the tests check every story's colours: 'dark,high-contrast'. */
const themes = String(import.meta.env.VITE_STORY_ALSO_IN ?? '')
	.split(',')
	.filter(Boolean);

/** What axe passes to a check, as far as it is needed here. */
interface Helper {
	async: () => (isPassed: boolean) => void;
	data: (data: Told) => void;
}
interface Told {
	fgColor?: string;
	bgColor?: string;
	contrastRatio?: number;
	expectedContrastRatio?: string;
	/** What can't be read in the other themes. */
	faults?: string;
}

interface Check {
	evaluate: (this: Pick<Helper, 'data'>, node: Element, options: unknown, virtual: Known) => boolean | undefined;
	options: unknown;
}

/** axe's own check, of one theme. */
function ownCheck(): Check {
	const { _audit } = axe as unknown as { _audit: { checks: Record<string, Check> } };
	const check = _audit.checks['color-contrast'];
	if (!check) throw new Error('axe has another check of colours now: what judges texts must call that');
	return check;
}

/** An element as axe represents it, with what has been computed of it already. */
interface Known {
	actualNode: Element;
	parent?: Known | null;
	children: Known[];
	_cache: { look?: number };
	_stackingContext?: object;
}

/** What a text's contrast depends on, in itself and in each element that it is in. */
const properties = [
	...['color', 'background-color', 'background-image', 'background-clip', 'opacity', 'filter', 'mix-blend-mode'],
	...['font-size', 'font-weight', 'text-shadow', '-webkit-text-stroke-color', 'position', 'z-index'],
];
const isState = /^(data-|aria-(checked|current|disabled|expanded|invalid|pressed|selected)$)/;
/** Everything that has looked different so far. */
const looks = new Map<string, number>();

/** The same number for all elements of one kind that look the same, in elements for which that is true too. */
function lookOf({ actualNode, parent, _cache }: Known): number {
	if (_cache.look === undefined) {
		const style = getComputedStyle(actualNode);
		const own = [
			actualNode.tagName,
			actualNode.getAttribute('class'),
			// What may be drawn before or beside it, such as the mark of what is selected.
			...[...actualNode.attributes]
				.filter(({ name }) => isState.test(name))
				.map(({ name, value }) => `${name}=${value}`),
			...properties.map((one) => style.getPropertyValue(one)),
		];
		const look = [parent ? lookOf(parent) : '', ...own].join('|');
		_cache.look = looks.get(look) ?? looks.size;
		looks.set(look, _cache.look);
	}
	return _cache.look;
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
	virtual: Known;
	done: (isPassed: boolean) => void;
}
let texts: Text[] = [];

const { evaluate } = ownCheck();
/** How texts look that can be read. */
const readable = new Set<number>();

/**
 * What looks like something that could be read before can be read too: nine of ten texts are in a part of the page that
 * other stories show as well, and to find what is below each took longer than everything else that axe asks. What lies
 * behind a text without containing it isn't compared: it is judged where such a text is seen first.
 */
function isReadable(this: Helper, node: Element, options: unknown, virtual: Known): boolean | undefined {
	const look = lookOf(virtual);
	if (readable.has(look)) return true;
	let told: Told = {};
	const data = (about: Told) => {
		told = about;
		this.data(about);
	};
	const result = evaluate.call(Object.create(this, { data: { value: data } }), node, options, virtual);
	// Of what can't be seen now, axe only says that it is hidden.
	if (result === true && told.contrastRatio !== undefined) readable.add(look);
	return result;
}

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
const inOtherThemes = {
	id,
	evaluate(this: Helper, node: Element, _: unknown, virtual: Known) {
		if (texts.length === 0) queueMicrotask(judgeOrFail);
		texts.push({ helper: this, node, virtual, done: this.async() });
	},
	metadata: {
		impact: 'serious',
		// biome-ignore lint/suspicious/noTemplateCurlyInString: axe's own way to name what a check has found
		messages: { pass: 'Can be read in all themes', fail: 'Can’t be read in ${data.faults}' },
	},
};

/** Overridden by a story with an `a11y.config` of its own: none has one. */
export const judgeColours = {
	checks: [{ id: 'color-contrast', evaluate: isReadable }, ...(themes.length > 0 ? [inOtherThemes] : [])],
	rules: themes.length > 0 ? [{ id: 'color-contrast', all: [id] }] : [],
};
