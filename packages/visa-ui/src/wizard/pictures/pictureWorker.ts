import { look, type PictureQuestion } from './look';

/** Checks images in the background, while the page stays responsive. [UPL-10] */
addEventListener('message', ({ data }: MessageEvent<PictureQuestion>) => {
	look(data).then(postMessage, () => postMessage(null));
});
