declare module 'subset-font' {
	interface Options {
		readonly targetFormat: 'sfnt' | 'woff' | 'woff2';
		readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
		/** OpenType tags; all features if omitted. */
		readonly keepFeatures?: readonly string[];
	}
	/** Creates a font that contains only the characters of `text`. */
	export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
