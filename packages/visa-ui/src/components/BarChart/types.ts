/** 'count': a number. 'azn': money. 'days': a duration, also in fractions of a day. */
export type ChartUnit = 'count' | 'azn' | 'days';

/** A value with its name, as used by the frame, the axis and the table. */
export interface ChartValue {
	id: string;
	/** The full name: '8 dekabr 2026', 'Yaponiya'. */
	label: string;
	value: number;
	/** The list that it counts. */
	href?: string | undefined;
}
