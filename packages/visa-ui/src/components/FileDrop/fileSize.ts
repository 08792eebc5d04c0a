import { azCalendar, formatAmount, type LocaleWords } from 'visa-sdk/format';
import type { ComponentStrings } from '../../strings/az/components';

/** '840 KB', '1,4 MB'. */
export function formatFileSize(
	bytes: number,
	words: ComponentStrings['fileSize'],
	formats: LocaleWords = azCalendar,
): string {
	const kilobytes = bytes / 1024;
	if (kilobytes < 1000)
		return words.kilobytes(formatAmount(Math.max(bytes > 0 ? 1 : 0, Math.round(kilobytes)), formats));
	const tenths = Math.round((kilobytes / 1024) * 10);
	return words.megabytes(
		tenths % 10 === 0 ? String(tenths / 10) : `${Math.trunc(tenths / 10)}${formats.decimal}${tenths % 10}`,
	);
}
