/** The mathematics of the engraved plate: waves around an origin, each turned many times. */
export interface Ring {
	/** A closed path inside radius 100. */
	path: string;
	/** By which angles it is repeated, in degrees. */
	turns: readonly number[];
	/** The rings are printed in two inks by turns. */
	ink: 'first' | 'second';
}

/** From the rim to the middle: the radius about which the wave runs, how far, how often, and its share of the lines. */
const rings = [
	{ middle: 82, height: 17, waves: 14, share: 1 },
	{ middle: 60, height: 15, waves: 12, share: 0.9 },
	{ middle: 38, height: 13, waves: 10, share: 0.8 },
	{ middle: 20, height: 8, waves: 8, share: 0.65 },
];
/** Of a wave: a bundle this wide leaves a hair of paper beside the one that runs against it. */
const BUNDLE = 0.42;
/** Points of a wave, between which the curve is drawn as arcs. */
const POINTS = 16;

/**
 * Rings in which two bundles of lines run against each other, as the lathe of a banknote's plate draws them. Every
 * wave is whole, so that no line begins or ends. @param lines of a bundle in the outer ring
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
