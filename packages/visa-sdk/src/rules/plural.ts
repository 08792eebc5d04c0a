/** A word's forms for different numbers; forms that a language lacks are omitted. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * Selects the form of a word for an integer: `pluralIn('ru')(2, { one: 'день', few: 'дня', other: 'дней' })`. Not for
 * Azerbaijani, whose words don't change after a number, and which browsers don't support.
 */
export function pluralIn(language: 'en' | 'ru'): (count: number, forms: PluralForms) => string {
	const rules = new Intl.PluralRules(language);
	return (count, forms) => forms[rules.select(count)] ?? forms.other;
}
