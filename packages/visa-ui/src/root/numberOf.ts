/**
 * A number, or what stands for one that isn't there: a page without types hands over what its server got wrong. A text
 * that is a number counts as one.
 */
export function numberOf<Otherwise>(value: unknown, otherwise: Otherwise): number | Otherwise {
	const number = value === null || value === '' ? Number.NaN : Number(value);
	return Number.isFinite(number) ? number : otherwise;
}
