/** A country and its dialling code. */
export interface PhoneCountry {
	/** The two-letter code: 'AZ'. */
	id: string;
	/** The name in the reader's language. */
	label: string;
	/** The digits after the plus, as in `callingCodes`: '994'. */
	code: string;
}

/** A number in two parts: the country's calling code and the rest. */
export interface PhoneParts {
	country: PhoneCountry | undefined;
	/** What is written after the code, as typed. */
	number: string;
}

/** As the service accepts it: a plus, no leading zero, 7 to 15 digits. */
export const isPhone = (value: string): boolean => /^\+[1-9]\d{6,14}$/.test(value);

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Calling codes after which numbers keep a leading zero. */
const keepsZero = new Set(['225', '242', '378', '39']);

/**
 * The parts as E.164; '' while there are no digits. A trunk zero is dropped; a number with a plus is complete, whatever
 * country is selected.
 */
export function joinPhone({ country, number }: PhoneParts): string {
	const digits = digitsOf(number);
	if (digits === '') return '';
	if (/^\s*(\+|00)/.test(number)) return `+${digits.replace(/^00/, '')}`;
	const code = country?.code ?? '';
	return `+${code}${keepsZero.has(code) ? digits : digits.replace(/^0/, '')}`;
}

/**
 * The parts of a number that starts with a plus, or with the two zeros dialled for it. The longest code wins; among
 * countries that share a code, the selected one stays (`preferred`).
 */
export function splitPhone(
	value: string,
	countries: readonly PhoneCountry[],
	preferred: PhoneCountry | undefined,
): PhoneParts | null {
	const whole = /^\s*(?:\+|00)(.*)$/.exec(value)?.[1];
	if (whole === undefined) return null;
	const digits = digitsOf(whole);
	const fitting = countries.filter(({ code }) => digits.startsWith(code));
	const longest = Math.max(0, ...fitting.map(({ code }) => code.length));
	const best = fitting.filter(({ code }) => code.length === longest);
	const country = best.find(({ id }) => id === preferred?.id) ?? best[0];
	return { country, number: grouped(digits.slice(country ? longest : 0)) };
}

/**
 * {@link splitPhone} of a number as others write it: after `tel:` or an invisible mark of direction, and without the plus
 * but with the selected country's code. No country has national numbers of so many digits.
 */
export function splitPasted(text: string, countries: readonly PhoneCountry[], chosen: PhoneCountry | undefined) {
	const number = text.replace(/^[^+\d(]+/, '');
	const digits = digitsOf(number);
	const isWhole = chosen && digits.startsWith(chosen.code) && digits.length >= chosen.code.length + 9;
	return splitPhone(isWhole && digits.length > 10 && !/^[+0]/.test(number) ? `+${digits}` : number, countries, chosen);
}

/**
 * '501234567' → '50 123 45 67', '2025550000' → '202 555 00 00': groups of three, two and two at the end, preceded by the
 * rest.
 */
export const grouped = (digits: string): string =>
	(/^(\d*)(\d{3})(\d{2})(\d{2})$/.exec(digits)?.slice(1).filter(Boolean) ?? [digits]).join(' ');
