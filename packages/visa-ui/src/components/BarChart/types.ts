/** 'count': how many. 'azn': money. 'days': a length of time, also in parts of a day. */
export type ChartUnit = 'count' | 'azn' | 'days';

/** One value with its name, as the frame, the axis and the table tell it. */
export interface ChartValue {
	id: string;
	/** In full: '8 dekabr 2026', 'Yaponiya'. */
	label: string;
	value: number;
	/** The list that it counts. */
	href?: string | undefined;
}
