import { inspect, type PictureQuestion } from './inspect';

/** Checks images in the background, while the page stays responsive. [UPL-10] */
addEventListener('message', ({ data }: MessageEvent<PictureQuestion>) => {
	inspect(data).then(postMessage, () => postMessage(null));
});
