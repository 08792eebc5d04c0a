/** The mathematics of the engraved plate: waves around a centre, each rotated many times. */
export interface Ring {
	/** A closed path within radius 100. */
	path: string;
	/** The rotation angles, in degrees. */
	turns: readonly number[];
	/** The rings alternate between two inks. */
	ink: 'first' | 'second';
}

/** From the rim to the centre: the wave's mean radius, its amplitude, its frequency, and its share of the lines. */
const rings = [
	{ middle: 82, height: 17, waves: 14, share: 1 },
	{ middle: 60, height: 15, waves: 12, share: 0.9 },
	{ middle: 38, height: 13, waves: 10, share: 0.8 },
	{ middle: 20, height: 8, waves: 8, share: 0.65 },
];
/** As a fraction of a wave: a bundle this wide leaves a gap beside the opposite one. */
const BUNDLE = 0.42;
/** The points of a wave, connected by arcs. */
const POINTS = 16;

/**
 * Rings in which two bundles of lines run against each other, as engraved by a guilloche lathe. Every wave is complete,
 * so that no line starts or ends. @param lines per bundle in the outer ring
 */
export function plate(lines: number): Ring[] {
	return rings.map(({ middle, height, waves, share }, ring) => {
		const copies = Math.max(2, Math.round(lines * share));
		const bundle = (from: number) =>
			Array.from({ length: copies }, (_, copy) => ((from + (copy / (copies - 1) - 0.5) * BUNDLE) * 360) / waves);
		return {
			path: closedWave(waves, (angle) => middle + height * Math.sin(waves * angle)),
			turns: [...bundle(0), ...bundle(0.5)],
			ink: ring % 2 === 0 ? 'first' : 'second',
		};
	});
}

const point = (x: number, y: number) => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** A closed curve without corners at any size. */
function closedWave(waves: number, radiusAt: (angle: number) => number): string {
	const count = waves * POINTS;
	const at = (index: number) => {
		const angle = (index / count) * 2 * Math.PI;
		return { x: radiusAt(angle) * Math.cos(angle), y: radiusAt(angle) * Math.sin(angle) };
	};
	const between = (index: number) => {
		const [one, other] = [at(index), at(index + 1)];
		return point((one.x + other.x) / 2, (one.y + other.y) / 2);
	};
	const arcs = Array.from({ length: count }, (_, index) => `Q${point(at(index).x, at(index).y)} ${between(index)}`);
	return `M${between(-1)}${arcs.join('')}Z`;
}
