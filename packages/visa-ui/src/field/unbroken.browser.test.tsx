import { expect, it } from 'vitest';
import { ErrorSummary } from '../components/ErrorSummary';
import { TextField } from '../components/TextField';
import { drawPage } from '../root/drawPage';

/** In how many lines a part of a text stands. */
function linesOf(part: string, within: Element): number {
	const text = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
	for (let node = text.nextNode(); node; node = text.nextNode()) {
		const start = node.textContent?.indexOf(part) ?? -1;
		if (start < 0) continue;
		const range = document.createRange();
		range.setStart(node, start);
		range.setEnd(node, start + part.length);
		return new Set([...range.getClientRects()].map(({ top }) => top)).size;
	}
	throw new Error(`${part} isn’t there`);
}

/** Every place in a line at which it could break. */
const widths = Array.from({ length: 40 }, (_, index) => 160 + 6 * index);

for (const part of ['VZ-7K3M-2QXD', 'GG/AA/İİİİ', 'ДД/ММ/ГГГГ'])
	it(`[INF-01] [DAT-12] ${part} stays on one line of what is wrong and of the hint, however narrow the window is`, () => {
		const { page, draw } = drawPage();
		const words = `Müraciətin nömrəsini və ya günü “${part}” kimi yazın`;
		for (const width of widths) {
			draw(
				<div style={{ width }}>
					<TextField label="Nömrə" description={words} errorMessage={words} />
					<ErrorSummary faults={[{ fieldId: '', message: words }]} />
				</div>,
			);
			const places = page.querySelectorAll('[id$="-hint"], [id$="-error"], li');
			expect(places).toHaveLength(3);
			for (const place of places) expect(linesOf(part, place), `${width} px`).toBe(1);
			expect(places[1]?.textContent).toBe(words);
		}
	});

it('[INF-01] a long name breaks all the same, and nothing is wider than the window', () => {
	const { page, draw } = drawPage();
	draw(
		<div style={{ width: 160 }}>
			<TextField label="Fayl" errorMessage="“IMG-20270301-WA0007-COPY-2.JPEG” açılmır" />
		</div>,
	);
	const error = page.querySelector('[id$="-error"]') as HTMLElement;
	expect(error.scrollWidth).toBeLessThanOrEqual(160);
});
