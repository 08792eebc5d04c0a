/**
 * Money is a whole number of qəpik inside and a number of AZN with at most two decimals on the wire.
 */
declare const qepikBrand: unique symbol;
/** A whole number of qəpik (1 AZN = 100 qəpik). */
export type Qepik = number & { readonly [qepikBrand]: never };

/** Brands a whole number as qəpik. @throws RangeError when it is not a safe whole number. */
export function qepik(value: number): Qepik {
	if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number of qəpik`);
	return value as Qepik;
}

/** AZN → qəpik, rounded to the nearest qəpik. */
export function toQepik(azn: number): Qepik {
	return qepik(Math.round(azn * 100));
}

/** Qəpik → AZN with at most two decimals. */
export function toAzn(amount: Qepik): number {
	return amount / 100;
}
