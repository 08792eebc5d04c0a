/** What is sent over a slow link is no larger than this, in pixels of the longer side. [UPL-10] */
export const SLOW_LONG_SIDE = 2000;
/** And never smaller than this, in pixels of the shorter side: the letters stay as they can be read. */
export const USEFUL_SHORT_SIDE = 1000;
/** A file that is smaller is sent as it is, in bytes. */
export const SMALL_FILE_BYTES = 700 * 1024;

interface Size {
	readonly width: number;
	readonly height: number;
}

/** The size at which a picture goes over a slow link; its own when there is nothing to gain. */
export function slowSize({ width, height }: Size): Size {
	const [short, long] = width < height ? [width, height] : [height, width];
	const factor = Math.min(1, Math.max(SLOW_LONG_SIDE / long, USEFUL_SHORT_SIDE / short));
	return { width: Math.round(width * factor), height: Math.round(height * factor) };
}

/** What the browser says of the link; Chromium alone says anything. */
interface Connection {
	readonly effectiveType?: string;
	readonly saveData?: boolean;
}

/** Whether bytes are dear here. A browser that does not say is taken to have a good link. */
export function isSlowLink(connection: Connection | undefined): boolean {
	return connection?.saveData === true || /^(slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '');
}
