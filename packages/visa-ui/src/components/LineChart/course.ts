import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';

/** How a line is drawn over its values. */
export interface Course {
	/** The paths in a square of 100 × 100, the first value at 0. */
	line: string;
	area: string;
	/** The position of each value in per cent: from the start, and from the bottom. */
	points: { x: number; y: number }[];
	/** The grid lines: their values, and their positions from the bottom. */
	ticks: { value: number; y: number }[];
}

/** The line over evenly spaced values, with zero always visible. */
export function courseOf(values: readonly number[]): Course {
	const low = Math.min(0, ...values);
	const high = Math.max(0, ...values);
	const height = scaleLinear([low, high === low ? low + 1 : high], [0, 100]).nice(4);
	const along = scaleLinear([0, Math.max(1, values.length - 1)], [0, 100]);
	const points = values.map((value, index) => ({ x: values.length === 1 ? 50 : along(index), y: height(value) }));
	const down = ({ y }: { y: number }) => 100 - y;
	const x = (point: { x: number }) => point.x;
	return {
		line: line<Course['points'][number]>(x, down)(points) ?? '',
		area:
			area<Course['points'][number]>()
				.x(x)
				.y1(down)
				.y0(100 - height(0))(points) ?? '',
		points,
		ticks: height.ticks(4).map((value) => ({ value, y: height(value) })),
	};
}

/** The labelled indices: the first, the last, and evenly spaced ones between. */
export function namedPlaces(count: number, most: number): number[] {
	if (count <= most) return Array.from({ length: count }, (_, index) => index);
	return Array.from({ length: most }, (_, index) => Math.round((index * (count - 1)) / (most - 1)));
}
