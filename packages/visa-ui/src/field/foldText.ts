const letters: Record<string, string> = { ə: 'e', ı: 'i' };

/** Folds case and diacritics in the Azerbaijani way, so that 'i', 'İ', 'ı' and 'I' meet and 'elce' finds 'Əlcəzair'. */
export function foldText(text: string): string {
	return text
		.replace(/[Iİ]/g, 'i')
		.toLowerCase()
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.replace(/[əı]/g, (letter) => letters[letter] ?? letter)
		.trim();
}
