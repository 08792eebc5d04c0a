/** The mathematics of engraved lines: one closed curve rotated many times, or one wave shifted many times. */
export interface Engraving {
	/** A path around the origin (rosette) or from left to right (band). */
	path: string;
	/** The number of repetitions. */
	copies: number;
}

const RANGE = 2 ** 32;

/** Small integers from a seed, always the same. */
export function seeded(seed: number) {
	let state = (seed * 2654435761) % RANGE || 1;
	return (from: number, to: number) => {
		state = (state * 1664525 + 1013904223) % RANGE;
		return from + Math.floor((state / RANGE) * (to - from + 1));
	};
}

const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A lobed closed curve within radius 100; rotated by 360/copies degrees it interlaces into a rosette. */
export function rosette(seed: number, copies: number): Engraving {
	const pick = seeded(seed);
	const lobes = pick(2, 4);
	const depth = pick(26, 38);
	const ripple = pick(3, 7);
	const points = Array.from({ length: 120 }, (_item, index) => {
		const angle = (index / 120) * 2 * Math.PI;
		const radius = 100 - depth - ripple + depth * Math.cos(lobes * angle) + ripple * Math.cos(lobes * 3 * angle);
		return point(radius * Math.cos(angle), radius * Math.sin(angle));
	});
	return { path: `M${points.join('L')}Z`, copies };
}

/** The size of a band, in drawing units. */
export const BAND = { width: 480, height: 60 } as const;

/** A wave across the band; each copy is stretched slightly less, so that the lines cross and knot. */
export function band(seed: number, copies: number): Engraving {
	const pick = seeded(seed);
	const waves = pick(5, 8);
	const second = waves * 2 + pick(1, 3);
	const points = Array.from({ length: 161 }, (_item, index) => {
		const x = (index / 160) * BAND.width;
		const turn = (index / 160) * 2 * Math.PI;
		return point(x, 22 * Math.sin(waves * turn) + 6 * Math.sin(second * turn));
	});
	return { path: `M${points.join('L')}`, copies };
}
