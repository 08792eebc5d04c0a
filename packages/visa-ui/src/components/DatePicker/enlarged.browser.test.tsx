import '../../base';
import { CalendarDate } from '@internationalized/date';
import { expect, it } from 'vitest';
import { drawPage } from '../../root/drawPage';
import { enlargeLetters } from '../../theme/emulated';
import { DateRange } from '../DateRange';
import { DatePicker } from '.';

const day = new CalendarDate(2028, 12, 28);

it('shows the whole year with letters twice as large in a form on a phone', async () => {
	await enlargeLetters();
	const { page, draw } = drawPage();
	draw(
		<div style={{ width: 288 }}>
			<DatePicker label="Başlanğıc" defaultValue={day} />
			<DateRange label="Aralıq" defaultValue={{ start: day, end: day }} hasRangeCalendar />
		</div>,
	);
	const typed = [...page.querySelectorAll<HTMLInputElement>('input:not([type="hidden"], [hidden])')];
	expect(typed).toHaveLength(3);
	for (const input of typed) {
		const { fontSize, paddingInlineStart, paddingInlineEnd } = getComputedStyle(input);
		const room = input.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
		// In our letters, which may not have been loaded here, a date is 5.5 times as wide as they are high.
		expect(room / Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(5.5);
	}
});
