/**
 * A number, or what stands for one that isn't there: a page without types hands over what its server got wrong. A text
 * that is a number counts as one.
 */
export function numberOf<Otherwise>(value: unknown, otherwise: Otherwise): number | Otherwise {
	const isSaid = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
	return isSaid && Number.isFinite(Number(value)) ? Number(value) : otherwise;
}
