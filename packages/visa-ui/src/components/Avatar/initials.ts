const patronymics = new Set(['oğlu', 'qızı']);

/** Azerbaijani upper case, which browsers without the language's data don't know: i → İ, ı → I. */
function upper(letter: string): string {
	return letter === 'i' ? 'İ' : letter.toUpperCase();
}

/** One or two initials of a name: 'Əli Məmmədov' → 'ƏM'. A patronymic ('Elçin oğlu') is left out. */
export function initialsOf(name: string): string {
	const words = name.split(/[\s.,]+/).filter(Boolean);
	const isPatronymic = (word: string | undefined) =>
		word !== undefined && patronymics.has(word.replaceAll('I', 'ı').toLowerCase());
	const own = words.filter((word, index) => !isPatronymic(word) && !isPatronymic(words[index + 1]));
	const kept = own.length > 0 ? own : words;
	const [first] = kept;
	const last = kept.length > 1 ? kept.at(-1) : undefined;
	return [first, last].map((word) => upper([...(word ?? '')][0] ?? '')).join('');
}
