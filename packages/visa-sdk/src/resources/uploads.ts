import { ApiError, type CallOptions, call, sendWithProgress, type Transport, type WireRequest } from '../client';
import type { Contract, QueryOf, ResponseOf } from '../contract';

type Image = Contract['uploads']['image'];

export interface UploadOptions extends CallOptions, QueryOf<Image> {
	/** How much is sent, 0 to 1. */
	readonly onProgress?: (fraction: number) => void;
}

export const uploadCalls = (transport: Transport) => {
	/** One image as multipart `file`. [UPL-06] */
	const image = (file: File, { folder, onProgress, ...options }: UploadOptions = {}) => {
		const form = new FormData();
		form.set('file', file);
		const request = {
			method: 'POST',
			path: '/uploads/image',
			query: { folder },
			form,
			// Node has no XMLHttpRequest; there the upload goes without progress.
			send: onProgress && typeof XMLHttpRequest === 'function' ? sendWithProgress(onProgress) : undefined,
		} satisfies WireRequest & Pick<Image, 'method' | 'path'>;
		return transport(request, options) as Promise<ResponseOf<Image>>;
	};
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
	return { image, images, link: call<Contract['uploads']['link']>(transport, 'GET', '/uploads/{key}/link', 'nothing') };
};
