import { look, type PictureQuestion } from './look';

/** Looks at pictures beside the page, which goes on answering meanwhile. [UPL-10] */
addEventListener('message', ({ data }: MessageEvent<PictureQuestion>) => {
	look(data).then(postMessage, () => postMessage(null));
});
