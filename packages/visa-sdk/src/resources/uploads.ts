import { ApiError, call, type Transport } from '../client';
import type { Contract, QueryOf } from '../contract';
import { type ImageOptions, imageCall } from './image';

type Image = Contract['uploads']['image'];

export interface UploadOptions extends ImageOptions, QueryOf<Image> {}

export const uploadCalls = (transport: Transport) => {
	const send = imageCall<Image>(transport, '/uploads/image');
	/** One image as multipart `file`. [UPL-06] */
	const image = (file: File, { folder, ...options }: UploadOptions = {}) => send(file, options, { folder });
	/** Several images, one at a time; their urls joined with commas. [UPL-09] */
	const images = async (files: readonly File[], { onProgress, ...options }: UploadOptions = {}) => {
		const urls: string[] = [];
		for (const file of files) {
			const done = urls.length;
			const [uploaded] = await image(file, {
				...options,
				onProgress: onProgress && ((fraction) => onProgress((done + fraction) / files.length)),
			});
			if (!uploaded) throw new ApiError(500, {}, new RangeError('An upload answered with no url'));
			urls.push(uploaded.url);
		}
		return urls.join(',');
	};
	const flag = imageCall<Contract['uploads']['flag']>(transport, '/uploads/flag');
	return {
		image,
		images,
		flag,
		link: call<Contract['uploads']['link']>(transport, 'GET', '/uploads/{key}/link', 'nothing'),
	};
};
