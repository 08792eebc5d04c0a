import { uploadFolder } from 'visa-sdk/rules';
import type { PictureCalls } from 'visa-ui/machine';
import { client } from './api';

/**
 * Sends one picture to where its owner's are kept.
 * @returns its opaque address
 * @throws ApiError when the server refuses it or can't be reached
 */
export const uploadPicture: PictureCalls['upload'] = async (file, { user, onProgress, signal }) => {
	const [image] = await client.uploads.image(file, { folder: uploadFolder(user), onProgress, signal });
	if (!image) throw new RangeError('The upload answered with no image.');
	return image.url;
};
