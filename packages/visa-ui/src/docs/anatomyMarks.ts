import type { AnatomyPart } from './anatomies/types';

export interface Box {
	left: number;
	top: number;
	width: number;
	height: number;
}

export interface Point {
	left: number;
	top: number;
}

export interface PlacedMark {
	number: number;
	/** Whether only a piece of it is visible. */
	isCut: boolean;
	/** The part's rectangle. */
	box: Box;
	/** The centre of its number. */
	at: Point;
	/** From there to the nearest point of the part. */
	line: { length: number; degrees: number };
}

/** From the centre of a number to its edge, plus some space. */
const reach = 14;
/** The maximum distance between a number and its part. */
const gutter = 34;

const holds = (box: Box, { left, top }: Point) =>
	left > box.left && left < box.left + box.width && top > box.top && top < box.top + box.height;
const isAround = (outer: Box, inner: Box) =>
	outer.left <= inner.left + 1 &&
	outer.top <= inner.top + 1 &&
	outer.left + outer.width >= inner.left + inner.width - 1 &&
	outer.top + outer.height >= inner.top + inner.height - 1;

/** A part's rectangle, and whether its number is above it: beyond what is around it. */
export interface PartBox extends Box {
	isFromAbove?: boolean;
}

/** The possible positions of a number, the best first: beside its part, above or below it, at its corners. */
function candidates({ left, top, width, height, isFromAbove = false }: PartBox): Point[] {
	const [middle, centre] = [top + height / 2, left + width / 2];
	const away = reach + 4;
	if (isFromAbove) return [{ left: centre, top: top - gutter }];
	return [
		{ left: left - away, top: middle },
		{ left: left + width + away, top: middle },
		{ left: centre, top: top - away },
		{ left: centre, top: top + height + away },
		{ left, top },
		{ left: left + width, top },
		{ left: left + width, top: top + height },
		{ left, top: top + height },
	];
}

/**
 * A position for each number where it overlaps no other number and, if possible, no other part.
 * @param place the size of the drawing
 */
export function placeNumbers(boxes: readonly PartBox[], place: { width: number; height: number }): Point[] {
	const taken: Point[] = [];
	for (const box of boxes) {
		const others = boxes.filter((other) => other !== box && !isAround(other, box));
		const cost = (point: Point, rank: number) => {
			const meets = taken.filter(
				(one) => Math.abs(one.left - point.left) < 2 * reach && Math.abs(one.top - point.top) < 2 * reach,
			).length;
			const hides = others.filter((other) => holds(other, point)).length;
			const isOut =
				point.left < -gutter ||
				point.left > place.width + gutter ||
				point.top < -gutter ||
				point.top > place.height + gutter;
			return 100 * meets + (isOut ? 50 : 0) + 10 * hides + rank;
		};
		const [best] = candidates(box)
			.map((point, rank) => ({ point, cost: cost(point, rank) }))
			.sort((one, other) => one.cost - other.cost);
		taken.push(best?.point ?? box);
	}
	return taken;
}

export interface Drawn {
	/** Where the parts are searched for. */
	root: HTMLElement;
	/** Its display scale. */
	scale: number;
	/** Whether it is in an iframe, whose corner is the origin. */
	isWindow: boolean;
}

/** The positions of the parts and their numbers. An invisible part has none. */
export function marksOf({ root, scale, isWindow }: Drawn, parts: readonly AnatomyPart[]): PlacedMark[] {
	const own = root.getBoundingClientRect();
	const page = root.ownerDocument.documentElement;
	const place = isWindow
		? { left: 0, top: 0, width: page.clientWidth, height: page.clientHeight }
		: { left: own.left, top: own.top, width: own.width, height: own.height };
	const found = parts.flatMap((part, index) => {
		const there = findPart(root, part);
		if (!there) return [];
		const isCut = (isWindow && !isAround(place, there.box)) || isCutByOther(there, root);
		return [{ number: index + 1, isCut, box: scaled(there.box, place, scale), isFromAbove: isContent(part) }];
	});
	const places = placeNumbers(
		found.map(({ box, isFromAbove }) => ({ ...box, isFromAbove })),
		{ width: place.width * scale, height: place.height * scale },
	);
	return found.map(({ isFromAbove: _, ...mark }, index) => {
		const at = places[index] ?? mark.box;
		return { ...mark, at, line: lineTo(mark.box, at) };
	});
}

const isContent = (part: AnatomyPart) => typeof part === 'object' && 'contentOf' in part;

/** The line from a number to the nearest point of its part. */
export function lineTo({ left, top, width, height }: Box, at: Point): PlacedMark['line'] {
	const x = Math.min(Math.max(at.left, left), left + width) - at.left;
	const y = Math.min(Math.max(at.top, top), top + height) - at.top;
	return { length: Math.hypot(x, y), degrees: (Math.atan2(y, x) * 180) / Math.PI };
}

/** Whether an element shows all of its content. */
export const isWhole = ({ scrollWidth, scrollHeight, clientWidth, clientHeight }: HTMLElement): boolean =>
	scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1;

interface FoundPart {
	element: Element;
	box: Box;
}

function findPart(root: HTMLElement, part: AnatomyPart): FoundPart | undefined {
	if (typeof part === 'string') return firstInSight(root, part);
	if ('wordsOf' in part) return wordsOf(root.querySelector(part.wordsOf));
	if ('contentOf' in part) return contentOf(root.querySelector(part.contentOf));
	const [one, other] = part.between.map((selector) => firstInSight(root, selector));
	return one && other && { element: one.element, box: roomBetween(one.box, other.box) };
}

/** Visually hidden elements are one pixel large. */
const isSeen = ({ width, height }: Box) => width > 0 && height > 0 && (width > 1 || height > 1);

function firstInSight(root: HTMLElement, selector: string): FoundPart | undefined {
	const all = [...root.querySelectorAll(selector)].map((element) => ({
		element,
		box: element.getBoundingClientRect(),
	}));
	return all.find(({ box }) => isSeen(box));
}

function wordsOf(element: Element | null): FoundPart | undefined {
	const words = [...(element?.childNodes ?? [])].filter((node) => node.nodeType === 3 && node.textContent?.trim());
	const [first, last] = [words[0], words.at(-1)];
	if (!element || !first || !last) return;
	const range = element.ownerDocument.createRange();
	range.setStartBefore(first);
	range.setEndAfter(last);
	// As high as the element: a line of text may be higher than its box.
	const { left, width } = range.getBoundingClientRect();
	const { top, height } = element.getBoundingClientRect();
	return { element, box: { left, top, width, height } };
}

function contentOf(element: Element | null): FoundPart | undefined {
	if (!element) return;
	const range = element.ownerDocument.createRange();
	range.selectNodeContents(element);
	const { left, top, width, height } = range.getBoundingClientRect();
	return { element, box: { left, top, width, height } };
}

/** Side by side, or stacked. */
export function roomBetween(one: Box, other: Box): Box {
	const [first, second] = [one, other].toSorted((a, b) => a.left + a.top - b.left - b.top) as [Box, Box];
	const { left, top, width, height } = first;
	if (second.left >= left + width) return { left: left + width, top, width: second.left - left - width, height };
	return { left, top: top + height, width, height: second.top - top - height };
}

/** Whether an ancestor, up to the drawing's root, clips it. */
function isCutByOther({ element, box }: FoundPart, root: HTMLElement): boolean {
	for (let around = element.parentElement; around && around !== root; around = around.parentElement) {
		const { overflowX, overflowY } = getComputedStyle(around);
		const isOpen = overflowX === 'visible' && overflowY === 'visible';
		if (!isOpen && !isAround(around.getBoundingClientRect(), box)) return true;
		// Nothing clips what is in the top layer.
		if (getComputedStyle(around).position === 'fixed') return false;
	}
	return false;
}

/** As displayed, relative to the drawing's corner. */
const scaled = ({ left, top, width, height }: Box, place: Box, scale: number): Box => ({
	left: (left - place.left) * scale,
	top: (top - place.top) * scale,
	width: width * scale,
	height: height * scale,
});

/**
 * Reads immediately and whenever something in it resizes, moves, appears or disappears. Returns a function that stops it.
 */
export function watchDrawn(root: HTMLElement, read: () => void): () => void {
	const own = root.ownerDocument.defaultView ?? window;
	const sizes = new own.ResizeObserver(read);
	sizes.observe(root);
	const changes = new own.MutationObserver(read);
	changes.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
	const ends = ['transitionend', 'animationend', 'load', 'scroll'] as const;
	for (const end of ends) root.addEventListener(end, read, true);
	void root.ownerDocument.fonts.ready.then(read);
	return () => {
		sizes.disconnect();
		changes.disconnect();
		for (const end of ends) root.removeEventListener(end, read, true);
	};
}
