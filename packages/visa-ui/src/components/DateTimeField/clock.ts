/** 'HH:MM' for a typed time; also accepts '9:5', '9.05', '0905' and '9'. null if it isn't a time of day. */
export function readTime(text: string): string | null {
	const typed = text.trim();
	const parts = /^(\d{1,2})(?:[:.,\s](\d{1,2}))?$/.exec(typed) ?? /^(\d{2})(\d{2})$/.exec(typed);
	if (!parts) return null;
	const [hours, minutes] = [Number(parts[1]), Number(parts[2] ?? 0)];
	if (hours > 23 || minutes > 59) return null;
	return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
