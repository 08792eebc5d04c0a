import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The typeface's files, as in visa-ui. */
const FILES = '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans';
const FACE = /@font-face\s*\{[^}]*\}/g;

const visaUi = createRequire(new URL('../../../packages/visa-ui/package.json', import.meta.url));
const folder = fileURLToPath(new URL('../node_modules/.viza-fonts/', import.meta.url));

const ascii = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));

const russian = `Ёё${String.fromCharCode(...Array.from({ length: 64 }, (_, index) => 0x410 + index))}`;

/** The letters used on the site's pages; any other letter loads its complete file when it occurs. */
const letters: Readonly<Record<string, string>> = {
	// The last one joins the two numbers of a range, so that no line breaks between them.
	latin: `${ascii}\u00a0ÇçÖöÜüıÉé«»·°©×–—‘’“”„…•−←→↑↓€\u2060`,
	'latin-ext': 'ƏəĞğİŞş₼',
	cyrillic: russian,
};

const shape = {
	targetFormat: 'woff2',
	// The tokens' weights are within this range.
	variationAxes: { wght: { min: 400, max: 700 } },
	keepFeatures: ['ccmp', 'kern', 'liga', 'locl', 'mark', 'tnum'],
} as const;

type Run = [from: number, to: number];

const hex = (code: number) => code.toString(16).toUpperCase();
const said = (runs: readonly Run[]) =>
	runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');

/** The distinct letters as ranges of adjacent code points. */
function runsOf(text: string): Run[] {
	const codes = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0).sort((one, other) => one - other);
	const runs: Run[] = [];
	for (const code of codes) {
		const run = runs.at(-1);
		if (run && run[1] === code - 1) run[1] = code;
		else runs.push([code, code]);
	}
	return runs;
}

/** The `unicode-range` of a font face. */
const RANGE = /unicode-range:\s*([^;}]*)/;
const readRuns = (range: string): Run[] =>
	Array.from(range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi), ([, from = '', to = from]) => [
		Number.parseInt(from, 16),
		Number.parseInt(to, 16),
	]);

/** The ranges without the others. */
const without = (runs: readonly Run[], others: readonly Run[]): Run[] =>
	others.reduce<Run[]>(
		(left, [first, last]) =>
			left.flatMap(([from, to]): Run[] => {
				if (last < from || to < first) return [[from, to]];
				const parts: Run[] = [
					[from, first - 1],
					[last + 1, to],
				];
				return parts.filter(([start, end]) => start <= end);
			}),
		[...runs],
	);

/**
 * A font face for the letters that no subset contains. If both contained a letter, a page laid out before the subset has
 * loaded would load the complete file too.
 */
const rest = (face: string) => {
	// A fallback typeface is the machine's own, and has no file.
	if (!face.includes(FILES)) return face;
	return face.replace(RANGE, (_all, range: string) => {
		const small = runsOf(Object.values(letters).join(''));
		return `unicode-range: ${said(without(readRuns(range), small))}`;
	});
};

async function makeFile(name: string): Promise<string> {
	const whole = await readFile(visaUi.resolve(`${FILES}-${name}-wght-normal.woff2`));
	await mkdir(folder, { recursive: true });
	const file = `${folder}viza-${name}.woff2`;
	await writeFile(file, await subsetFont(whole, letters[name] ?? '', shape));
	return file;
}

/**
 * The page's typeface in two small files that the page loads immediately, and a third for Russian pages.
 *
 * The page may be painted before they have loaded. Text that reflows when they arrive would move what is being read: if
 * they are late, this visit uses the fallback typeface, and the next one ours.
 */
export function steadyFonts(): Plugin {
	return {
		name: 'viza-steady-fonts',
		enforce: 'pre',
		async transform(code, id) {
			if (!/fonts\.css\.ts\.vanilla\.css/.test(id)) return;
			const faces = code.match(FACE) ?? [];
			const small = await Promise.all(
				Object.entries(letters).map(async ([name, text]) => {
					const face = faces.find((rule) => rule.includes(`${FILES}-${name}-wght-`));
					if (!face) throw new Error(`The typeface has no file '${name}'.`);
					return face
						.replace(`${FILES}-${name}-wght-normal.woff2`, await makeFile(name))
						.replace(RANGE, `unicode-range: ${said(runsOf(text))}`);
				}),
			);
			return [code.replace(FACE, rest), ...small].join('\n').replace(/font-display:\s*swap/g, 'font-display: optional');
		},
		transformIndexHtml: {
			order: 'post',
			handler: (_html, { bundle }) =>
				Object.keys(bundle ?? {})
					.filter((file) => /viza-latin(-ext)?-[\w-]+\.woff2$/.test(file))
					.map((file) => ({
						tag: 'link',
						injectTo: 'head' as const,
						attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
					})),
		},
	};
}
