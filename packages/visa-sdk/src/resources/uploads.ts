import { ApiError, type CallsOf, call, type Transport } from '../client';
import type { Contract, QueryOf, ResponseOf } from '../contract';
import { fileCall, type ImageOptions } from './file';

type Image = Contract['uploads']['image'];

/** Options of an upload: the query of the call, its progress, and how to cancel it. */
export interface UploadOptions extends ImageOptions, QueryOf<Image> {}

/** The calls that upload images and return links to them. */
export type UploadCalls = CallsOf<'uploads', 'image' | 'flag'> & {
	/** Uploads one passport image, PNG or JPEG up to 10 MB. [UPL-06] */
	image(file: File, options?: UploadOptions): Promise<ResponseOf<Image>>;
	/** Uploads several images, one at a time; returns their URLs, joined with commas. [UPL-09] */
	images(files: readonly File[], options?: UploadOptions): Promise<string>;
	/** Uploads a country's flag, PNG, JPEG or WebP up to 2 MB. */
	flag(file: File, options?: ImageOptions): Promise<ResponseOf<Contract['uploads']['flag']>>;
};

/** The calls about images. */
export const uploadCalls = (transport: Transport): UploadCalls => {
	const send = fileCall<Image>(transport, '/uploads/image');
	const image = (file: File, { folder, ...options }: UploadOptions = {}) => send(file, options, { query: { folder } });
	const images = async (files: readonly File[], { onProgress, ...options }: UploadOptions = {}) => {
		const urls: string[] = [];
		for (const file of files) {
			const done = urls.length;
			const [uploaded] = await image(file, {
				...options,
				onProgress: onProgress && ((fraction) => onProgress((done + fraction) / files.length)),
			});
			if (!uploaded) throw new ApiError(500, { code: 'UNREADABLE' });
			urls.push(uploaded.url);
		}
		return urls.join(',');
	};
	const sendFlag = fileCall<Contract['uploads']['flag']>(transport, '/uploads/flag');
	return {
		image,
		images,
		flag: (file, options) => sendFlag(file, options),
		link: call<Contract['uploads']['link']>(transport, 'GET', '/uploads/{key}/link'),
	};
};
