import '../../base';
import { CalendarDate } from '@internationalized/date';
import { expect, it, vi } from 'vitest';
import { drawPage } from '../../root/drawPage';
import { enlargeLetters } from '../../theme/emulated';
import { Calendar } from '.';

it('in the narrowest window with the largest letters the month is one word, and its days stand apart', async () => {
	await enlargeLetters();
	const { page, draw } = drawPage();
	// The room in a popover.
	draw(
		<div style={{ width: 288 }}>
			<Calendar
				aria-label="Başlanğıc"
				defaultValue={new CalendarDate(2026, 11, 24)}
				defaultFocusedDate={new CalendarDate(2026, 11, 24)}
			/>
		</div>,
	);
	const boxesOf = (element: Element) => {
		const range = document.createRange();
		range.selectNodeContents(element);
		return [...range.getClientRects()];
	};
	await vi.waitFor(
		() => {
			const days = [...page.querySelectorAll('td [data-today], td button, td [role="button"]')];
			expect(days.length).toBeGreaterThanOrEqual(28);
			const texts = days.map((day) => boxesOf(day)[0] as DOMRect);
			const inLine = texts.slice(1).filter((box, index) => Math.abs(box.top - (texts[index]?.top ?? 0)) < 1);
			expect(inLine.length).toBeGreaterThan(20);
			for (const [index, box] of texts.entries()) {
				const before = texts[index - 1];
				if (before && Math.abs(box.top - before.top) < 1) expect(box.left - before.right).toBeGreaterThanOrEqual(8);
			}
			const title = page.querySelector('[aria-live="polite"]') as HTMLElement;
			expect(title).toHaveTextContent('noyabr 2026');
			// A word that is broken makes a line more.
			const lines = new Set(boxesOf(title).map(({ top }) => Math.round(top)));
			expect(lines.size).toBeLessThanOrEqual(2);
			expect(title.getBoundingClientRect().right).toBeLessThanOrEqual(320);
		},
		{ timeout: 15_000 },
	);
});
