/** Money is an integer number of qəpik internally and a number of AZN with at most two decimals on the wire. */
declare const qepikBrand: unique symbol;
/** An integer number of qəpik (1 AZN = 100 qəpik). */
export type Qepik = number & { readonly [qepikBrand]: never };

/** The only currency of prices and payments, ISO 4217. */
export const CURRENCY = 'AZN';

/** Brands an integer as qəpik. @throws RangeError if it isn't a safe integer */
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
