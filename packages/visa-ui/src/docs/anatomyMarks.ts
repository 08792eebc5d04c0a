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
	/** Around the part. */
	box: Box;
	/** The middle of its number. */
	at: Point;
}

/** From the middle of a number to its edge, and a little air. */
const reach = 14;
/** How far beside its place a number may stand. */
const gutter = 34;

const holds = (box: Box, { left, top }: Point) =>
	left > box.left && left < box.left + box.width && top > box.top && top < box.top + box.height;
const isAround = (outer: Box, inner: Box) =>
	outer.left <= inner.left + 1 &&
	outer.top <= inner.top + 1 &&
	outer.left + outer.width >= inner.left + inner.width - 1 &&
	outer.top + outer.height >= inner.top + inner.height - 1;

/** Where a number may stand, the best first: beside its part, above or below it, at its corners. */
function candidates({ left, top, width, height }: Box): Point[] {
	const [middle, centre] = [top + height / 2, left + width / 2];
	const away = reach + 4;
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
 * A place for each number where it lies upon no other number and, if that can be, on no other part.
 * @param place as wide and high as what is drawn
 */
export function placeNumbers(boxes: readonly Box[], place: { width: number; height: number }): Point[] {
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
	/** What is looked for the parts in. */
	root: HTMLElement;
	/** How much smaller it is shown than it is. */
	scale: number;
	/** Whether it lies in a window of its own, whose corner is where its places are counted from. */
	isWindow: boolean;
}

/** Where the parts are that the selectors name, and a place for the number of each. */
export function marksOf({ root, scale, isWindow }: Drawn, parts: readonly string[]): PlacedMark[] {
	const own = root.getBoundingClientRect();
	const page = root.ownerDocument.documentElement;
	const place = isWindow
		? { left: 0, top: 0, width: page.clientWidth, height: page.clientHeight }
		: { left: own.left, top: own.top, width: own.width, height: own.height };
	const found = parts.flatMap((selector, index) => {
		const part = selector && firstInSight(root, selector);
		return part ? [{ number: index + 1, box: cut(part, place, scale) }] : [];
	});
	const places = placeNumbers(
		found.map(({ box }) => box),
		{ width: place.width * scale, height: place.height * scale },
	);
	return found.map(({ number, box }, index) => ({ number, box, at: places[index] ?? box }));
}

const firstInSight = (root: HTMLElement, selector: string): DOMRect | undefined =>
	[...root.querySelectorAll(selector)].map((part) => part.getBoundingClientRect()).find(({ width }) => width > 0);

/** As it is shown; of what is larger than the window, the part in sight. */
function cut(part: DOMRect, place: Box, scale: number): Box {
	const left = Math.max(part.left - place.left, 0);
	const top = Math.max(part.top - place.top, 0);
	const right = Math.min(part.right - place.left, place.width);
	const bottom = Math.min(part.bottom - place.top, place.height);
	return {
		left: left * scale,
		top: top * scale,
		width: Math.max(right - left, 0) * scale,
		height: Math.max(bottom - top, 0) * scale,
	};
}

/** Reads at once and whenever something in it grows, moves, comes or goes. Returns what ends it. */
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
