/** The forms of a word beside a number; a language leaves out those that it does not have. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * Chooses the form of a word that goes with a whole number: `pluralIn('ru')(2, { one: 'день', few: 'дня', other: 'дней' })`.
 * Not for Azerbaijani, whose words do not change beside a number, and which browsers do not know.
 */
export function pluralIn(language: 'en' | 'ru'): (count: number, forms: PluralForms) => string {
	const rules = new Intl.PluralRules(language);
	return (count, forms) => forms[rules.select(count)] ?? forms.other;
}
