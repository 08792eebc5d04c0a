const letters: Record<string, string> = { ə: 'e', ı: 'i', ğ: 'g', ş: 's', ç: 'c', ö: 'o', ü: 'u' };

/**
 * Folds text for searching in the Azerbaijani way: without case and diacritics, so that 'i', 'İ', 'ı' and 'I'
 * meet, and 'Əlcəzair' is found by 'elce'.
 */
export function foldText(text: string): string {
	return text
		.replaceAll('İ', 'i')
		.replaceAll('I', 'i')
		.toLowerCase()
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.replace(/[əığşçöü]/g, (letter) => letters[letter] ?? letter)
		.trim();
}
