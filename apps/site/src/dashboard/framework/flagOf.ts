/** The flag that travellers see: the uploaded one, otherwise that of the code; null while there is no code. */
export function flagOf(image: unknown, code: unknown): string | null {
	if (typeof image === 'string' && image !== '') return image;
	const letters = typeof code === 'string' ? code.trim().toUpperCase() : '';
	return /^[A-Z]{2}$/.test(letters) ? `/flags/${letters}.svg` : null;
}
