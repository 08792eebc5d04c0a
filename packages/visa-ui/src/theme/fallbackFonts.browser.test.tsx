import { afterAll, beforeAll, expect, test } from 'vitest';
import { text, weight } from './tokens';
import './fonts.css';

const words =
	'Səyahətinizin ölkəsini seçin Müraciət Viza növü Xidmət Qeydiyyatdan keçin Şəxsi məlumatlar 120 AZN 10–15 iş günü ərzində';
const typeface = 'IBM Plex Sans Variable';
const sample = document.createElement('p');

beforeAll(() => {
	sample.style.cssText = `position: absolute; white-space: nowrap; font-weight: ${weight.regular}; font-size: ${text.display.size}`;
	sample.textContent = words;
	document.body.append(sample);
});
afterAll(() => sample.remove());

/** Of the words in this typeface, in px. */
function sizeOf(family: string): { width: number; height: number } {
	sample.style.fontFamily = `'${family}'`;
	const { width, height } = sample.getBoundingClientRect();
	return { width, height };
}

/** The fallback typefaces of which this machine has a font. */
async function present(): Promise<string[]> {
	const known = await Promise.all(
		['Viza Fallback', 'Viza Fallback Wide'].map(async (family) => {
			const loaded = await document.fonts.load(`1rem '${family}'`, words).catch(() => []);
			return loaded.length > 0 ? [family] : [];
		}),
	);
	return known.flat();
}

test('[LIB-07] nothing moves when the typeface arrives: its fallbacks are as wide and as high', async () => {
	expect(await document.fonts.load(`1rem '${typeface}'`, words)).toHaveLength(2);
	const own = sizeOf(typeface);
	for (const family of await present()) {
		const { width, height } = sizeOf(family);
		expect(Math.abs(width / own.width - 1), `width in ${family}`).toBeLessThan(0.02);
		expect(Math.abs(height / own.height - 1), `height in ${family}`).toBeLessThan(0.02);
	}
});
