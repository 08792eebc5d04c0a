import { azCalendar, type LocaleWords } from 'visa-sdk/format';

/** The language's decimal separator; the other of comma and point then separates thousands. */
type Signs = Pick<LocaleWords, 'decimal'>;

/**
 * The amount in a typed text, in AZN. Parses '12', '12,5', '12.50', '1.250', '1 250,50': comma and point are both
 * accepted as decimal separators, because phones offer only one of them; the other one, in the position of thousands, is
 * a thousands separator: '1.250' in Azerbaijani, '1,250' in English.
 * @returns null for empty text, NaN for text that isn't an amount
 */
export function readAmount(text: string, { decimal }: Signs = azCalendar): number | null {
	// Keyboards for Chinese or Japanese may write full-width digits.
	const typed = text
		.normalize('NFKC')
		.replace(/[\s\u00a0\u202f]/g, '')
		.replace(/^(AZN|₼)|(AZN|₼|manat)$/gi, '');
	if (typed === '') return null;
	const group = decimal === ',' ? '.' : ',';
	const inThousands = new RegExp(`^[1-9]\\d{0,2}(\\${group}\\d{3})+(\\${decimal}\\d*)?$`);
	if (inThousands.test(typed)) return Number(typed.replaceAll(group, '').replace(decimal, '.'));
	if (/^\d+([.,]\d*)?$/.test(typed)) return Number(typed.replace(',', '.'));
	return Number.NaN;
}

/**
 * An amount as it appears in the field: '12', '12,50', without thousands separators. Empty for anything that isn't an
 * amount.
 */
export function amountText(amount: number | null, { decimal }: Signs = azCalendar): string {
	if (amount === null || Number.isNaN(amount)) return '';
	const text = Number.isInteger(amount) || decimalsOf(amount) > 2 ? String(amount) : amount.toFixed(2);
	return text.replace('.', decimal);
}

const decimalsOf = (amount: number): number => String(amount).split('.')[1]?.length ?? 0;
