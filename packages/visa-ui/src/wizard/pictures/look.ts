import { JUDGED_SIDE, judge, type PictureDoubt } from './judge';
import { slowSize } from './shrink';

/** What the worker is asked. */
export interface PictureQuestion {
	readonly file: Blob;
	/** To be made smaller for its way. */
	readonly isToShrink: boolean;
}

/** What was seen, and the smaller picture where one was wanted and is smaller. */
export interface PictureLook {
	readonly doubts: readonly PictureDoubt[];
	readonly smaller: Blob | null;
}

/** Decodes the picture as it is meant to be seen, judges it, and makes it smaller. @throws when it can't be decoded */
export async function look({ file, isToShrink }: PictureQuestion): Promise<PictureLook> {
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

/** Drawn upright, so that it needs no word about its orientation any more. */
async function smallerOf(file: Blob, picture: ImageBitmap): Promise<Blob | null> {
	const { width, height } = slowSize(picture);
	const { canvas } = draw(picture, width, height);
	const made = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.86 });
	return made.size < file.size ? made : null;
}
