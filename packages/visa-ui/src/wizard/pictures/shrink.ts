/** The maximum size for a slow connection, in pixels of the longer side. [UPL-10] */
export const SLOW_LONG_SIDE = 2000;
/** The minimum size, in pixels of the shorter side: the text stays readable. */
export const USEFUL_SHORT_SIDE = 1000;
/** A smaller file is uploaded as it is, in bytes. */
export const SMALL_FILE_BYTES = 700 * 1024;

interface Size {
	readonly width: number;
	readonly height: number;
}

/** The size of an image for a slow connection; its own if there is nothing to gain. */
export function slowSize({ width, height }: Size): Size {
	const [short, long] = width < height ? [width, height] : [height, width];
	const factor = Math.min(1, Math.max(SLOW_LONG_SIDE / long, USEFUL_SHORT_SIDE / short));
	return { width: Math.round(width * factor), height: Math.round(height * factor) };
}

/** The browser's connection information; only Chromium provides it. */
interface Connection {
	readonly effectiveType?: string;
	readonly saveData?: boolean;
}

/** Whether the connection is slow or metered. A browser that doesn't tell is assumed to have a good one. */
export function isSlowLink(connection: Connection | undefined): boolean {
	return connection?.saveData === true || /^(slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '');
}
