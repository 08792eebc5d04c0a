import { JUDGED_SIDE, judge, type PictureDoubt } from './judge';
import { slowSize } from './shrink';

/** The worker's input. */
export interface PictureQuestion {
	readonly file: Blob;
	/** Whether to shrink it for uploading. */
	readonly isToShrink: boolean;
}

/** The result, with the smaller image if one was requested and is smaller. */
export interface PictureFindings {
	readonly doubts: readonly PictureDoubt[];
	readonly smaller: Blob | null;
}

/** Decodes the image with its orientation, checks it, and shrinks it. @throws if it can't be decoded */
export async function inspect({ file, isToShrink }: PictureQuestion): Promise<PictureFindings> {
	const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
	try {
		const factor = Math.min(1, JUDGED_SIDE / Math.max(picture.width, picture.height));
		const judged = draw(picture, Math.round(picture.width * factor), Math.round(picture.height * factor));
		const { width, height } = judged.canvas;
		const doubts = judge(judged.getImageData(0, 0, width, height), picture);
		return { doubts, smaller: isToShrink ? await smallerOf(file, picture) : null };
	} finally {
		picture.close();
	}
}

function draw(picture: ImageBitmap, width: number, height: number): OffscreenCanvasRenderingContext2D {
	const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
	const context = canvas.getContext('2d', { willReadFrequently: true });
	if (!context) throw new Error('This browser draws nothing off the screen.');
	context.imageSmoothingQuality = 'high';
	context.drawImage(picture, 0, 0, canvas.width, canvas.height);
	return context;
}

/** Drawn upright, so that it needs no orientation metadata. */
async function smallerOf(file: Blob, picture: ImageBitmap): Promise<Blob | null> {
	const { width, height } = slowSize(picture);
	const { canvas } = draw(picture, width, height);
	const made = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.86 });
	return made.size < file.size ? made : null;
}
