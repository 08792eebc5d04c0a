import { azCalendar, type LocaleWords } from 'visa-sdk/format';

/** The reader's sign before decimals; the other of comma and dot is then one of thousands. */
type Signs = Pick<LocaleWords, 'decimal'>;

/**
 * The amount that a typed text says, in AZN. Reads '12', '12,5', '12.50', '1.250', '1 250,50'; the comma and the dot
 * are both taken for decimals, because phones offer only one of them; the reader's other sign in the places of thousands
 * is one of thousands: '1.250' in Azerbaijani, '1,250' in English.
 * @returns null for no text, NaN for a text that is no amount
 */
export function readAmount(text: string, { decimal }: Signs = azCalendar): number | null {
	const typed = text.replace(/[\s\u00a0\u202f]/g, '').replace(/(AZN|₼)$/i, '');
	if (typed === '') return null;
	const group = decimal === ',' ? '.' : ',';
	const inThousands = new RegExp(`^[1-9]\\d{0,2}(\\${group}\\d{3})+(\\${decimal}\\d*)?$`);
	if (inThousands.test(typed)) return Number(typed.replaceAll(group, '').replace(decimal, '.'));
	if (/^\d+([.,]\d*)?$/.test(typed)) return Number(typed.replace(',', '.'));
	return Number.NaN;
}

/** How an amount stands in the field: '12', '12,50', without signs between thousands. What is no amount is no text. */
export function amountText(amount: number | null, { decimal }: Signs = azCalendar): string {
	if (amount === null || Number.isNaN(amount)) return '';
	const text = Number.isInteger(amount) || decimalsOf(amount) > 2 ? String(amount) : amount.toFixed(2);
	return text.replace('.', decimal);
}

const decimalsOf = (amount: number): number => String(amount).split('.')[1]?.length ?? 0;
