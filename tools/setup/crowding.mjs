// What large text breaks: runs in a page, for the tests of the site and of Storybook.

/**
 * Words that are cut off, overlap others, or lie outside their box or the window, as sentences; none if all is well.
 * Elements that scroll, and those positioned above the page on purpose, are left out. It is self-contained, because it
 * is sent to the browser.
 * @returns {string[]}
 */
export function crowding() {
	/** @typedef {{ left: number, right: number, top: number, bottom: number }} Box */
	const root = document.documentElement;
	const width = root.clientWidth;
	/** @type {Set<string>} */
	const faults = new Set();
	/** @param {Element} element */
	const tell = (element) => `“${(element.textContent ?? '').trim().slice(0, 60)}” (${element.tagName.toLowerCase()})`;
	/** @param {Box} a @param {Box} b */
	const isWithin = (a, b) =>
		a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
	/** @param {Box} a @param {Box} b @returns {Box} */
	const shared = (a, b) => ({
		left: Math.max(a.left, b.left),
		right: Math.min(a.right, b.right),
		top: Math.max(a.top, b.top),
		bottom: Math.min(a.bottom, b.bottom),
	});
	/** @param {Box} box */
	const isSeen = (box) => box.right - box.left > 2 && box.bottom - box.top > 2;

	/** The lines of a text without what is empty above and below their letters. @param {Node} text @returns {Box[]} */
	const linesOf = (text) => {
		const range = document.createRange();
		range.selectNodeContents(text);
		return [...range.getClientRects()].map(({ left, right, top, bottom, height }) => ({
			left,
			right,
			top: top + height * 0.2,
			bottom: bottom - height * 0.2,
		}));
	};

	/** What of a text is in sight, and in which layer of the page; says what cuts it on the way. @param {Element} parent @param {Node} text */
	const seenOf = (parent, text) => {
		let lines = linesOf(text).filter(isSeen);
		let layer = null;
		let isFramed = false;
		for (
			let around = /** @type {Element | null} */ (parent);
			around && around !== root;
			around = around.parentElement
		) {
			const style = getComputedStyle(around);
			const box = around.getBoundingClientRect();
			const isClipped = style.overflowX !== 'visible' || style.overflowY !== 'visible';
			// For screen readers only.
			if (style.clipPath !== 'none' || (isClipped && (box.width <= 2 || box.height <= 2))) return null;
			if (/sticky|fixed/.test(style.position) || around.matches('dialog, [popover], [role="dialog"]')) layer ??= around;
			if (/auto|scroll/.test(style.overflowX + style.overflowY)) {
				lines = lines.map((line) => shared(line, box)).filter(isSeen);
				isFramed = true;
			} else if (isClipped && !lines.every((line) => isWithin(line, box))) {
				faults.add(`cut: ${tell(parent)}`);
				return null;
			}
			const hasFrame =
				style.display !== 'inline' && parseFloat(style.borderTopWidth) > 0 && parseFloat(style.borderLeftWidth) > 0;
			if (hasFrame && !isFramed && !lines.every((line) => isWithin(line, box)))
				faults.add(`outside of its frame: ${tell(parent)}`);
			isFramed ||= hasFrame;
		}
		if (lines.some(({ left, right }) => left < -1 || right > width + 1))
			faults.add(`outside of the window: ${tell(parent)}`);
		return { lines, layer };
	};

	if (root.scrollWidth > width) faults.add(`the page is ${root.scrollWidth} px wide in a window of ${width} px`);
	/** @type {{ parent: Element, layer: Element | null, line: Box }[]} */
	const lines = [];
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let text = texts.nextNode(); text; text = texts.nextNode()) {
		const parent = text.parentElement;
		if (!parent || !text.textContent?.trim() || parent.closest('script, style, template, noscript, select')) continue;
		const isDrawn = { contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true };
		if (!parent.checkVisibility(isDrawn)) continue;
		if (document.querySelector(':modal') && !parent.closest(':modal')) continue;
		const seen = seenOf(parent, text);
		for (const line of seen?.lines ?? []) lines.push({ parent, layer: seen?.layer ?? null, line });
	}
	lines.sort((a, b) => a.line.top - b.line.top);
	for (const [at, one] of lines.entries())
		for (const other of lines.slice(at + 1)) {
			if (other.line.top >= one.line.bottom) break;
			if (one.parent !== other.parent && one.layer === other.layer && isSeen(shared(one.line, other.line)))
				faults.add(`over each other: ${tell(one.parent)} and ${tell(other.parent)}`);
		}
	return [...faults];
}
