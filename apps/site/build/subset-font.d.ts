declare module 'subset-font' {
	interface Options {
		readonly targetFormat: 'sfnt' | 'woff' | 'woff2';
		readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
		/** OpenType tags; all features where it is missing. */
		readonly keepFeatures?: readonly string[];
	}
	/** Makes a font that has the characters of `text` alone. */
	export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
