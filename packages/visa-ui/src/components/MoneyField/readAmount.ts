/**
 * The amount that a typed text says, in AZN. Reads '12', '12,5', '12.50', '1.250', '1 250,50'; the comma and the dot
 * are both taken for decimals, because phones offer only one of them; dots in the places of thousands are thousands.
 * @returns null for no text, NaN for a text that is no amount
 */
export function readAmount(text: string): number | null {
	const typed = text.replace(/[\s\u00a0\u202f]/g, '').replace(/(AZN|₼)$/i, '');
	if (typed === '') return null;
	if (/^[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/.test(typed)) return Number(typed.replaceAll('.', '').replace(',', '.'));
	if (/^\d+([.,]\d*)?$/.test(typed)) return Number(typed.replace(',', '.'));
	return Number.NaN;
}

/** How an amount stands in the field: '12', '12,50', without signs between thousands. What is no amount is no text. */
export function amountText(amount: number | null): string {
	if (amount === null || Number.isNaN(amount)) return '';
	const text = Number.isInteger(amount) || decimalsOf(amount) > 2 ? String(amount) : amount.toFixed(2);
	return text.replace('.', ',');
}

const decimalsOf = (amount: number): number => String(amount).split('.')[1]?.length ?? 0;
