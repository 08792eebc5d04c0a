import { text } from '../theme/tokens';

const pxOf = (rem: number) => `${Number((rem * 16).toFixed(2))}`;
const range = (least: string, most: string) => (least === most ? least : `${least}–${most}`);

/** The sizes of a step in rem, between which it grows with the window. */
function remsOf(size: string): [least: number, most: number] {
	const rems = [...size.matchAll(/([\d.]+)rem/g)].map(([, rem]) => Number(rem));
	return [rems[0] ?? 0, rems.at(-1) ?? 0];
}

/** What a step of the type scale is, in words: '1.5–1.875 rem, 24–30 px', and whether it is set in bold, as Heading does. */
export function typeStep(name: keyof typeof text): { size: string; line: string; bold: boolean } {
	const { size, line } = text[name];
	const [least, most] = remsOf(size);
	const [lineRem] = remsOf(line);
	return {
		size: `${range(`${least}`, `${most}`)} rem, ${range(pxOf(least), pxOf(most))} px${least === most ? '' : ', with the window'}`,
		line: lineRem
			? `${lineRem} rem, ${pxOf(lineRem)} px`
			: `${line} × the size, ${range(pxOf(least * Number(line)), pxOf(most * Number(line)))} px`,
		bold: /^(heading|display)/.test(name),
	};
}
