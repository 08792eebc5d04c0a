import { z } from 'zod';
import { endpoint } from './endpoint';
import { Instant } from './shared';

/** An image accepted by the service. */
export const UploadedImage = z
	.object({
		/** Opaque path on this service; not readable without a link. */
		url: z.string(),
	})
	.meta({ id: 'UploadedImage' });
export type UploadedImage = z.output<typeof UploadedImage>;

/** Opens for anyone who has it, for 10 minutes. */
export const ImageLink = z.object({ url: z.string(), expiresAt: Instant }).meta({ id: 'ImageLink' });
export type ImageLink = z.output<typeof ImageLink>;

/** An uploaded flag: the URL that a country has as its `image`. */
export const Flag = z.object({ image: z.string() }).meta({ id: 'Flag' });
export type Flag = z.output<typeof Flag>;

/** Uploading passport images and flags, and the links that show them. */
export const uploads = {
	/**
	 * Upload one passport image, PNG or JPEG up to 10 MB. Multipart `file`; a visitor's uploads are tied to the browser
	 * by an HttpOnly cookie. [UPL-06]
	 */
	image: endpoint({
		method: 'POST',
		path: '/uploads/image',
		access: 'anyone',
		summary: 'Upload one passport image, PNG or JPEG up to 10 MB',
		query: z.object({ folder: z.string().max(400).optional() }),
		response: z.array(UploadedImage).min(1),
		refusals: ['UPLOAD_REFUSED', 'TOO_MANY_REQUESTS'],
		status: 201,
		isMultipart: true,
	}),
	/**
	 * Upload a country's flag, PNG, JPEG or WebP up to 2 MB. Multipart `file`. It is re-encoded at a small size, and
	 * publicly available at its URL. [DSH-02]
	 */
	flag: endpoint({
		method: 'POST',
		path: '/uploads/flag',
		access: 'admin',
		summary: "Upload a country's flag, PNG, JPEG or WebP up to 2 MB",
		response: Flag,
		refusals: ['UPLOAD_REFUSED', 'TOO_MANY_REQUESTS'],
		status: 201,
		isMultipart: true,
	}),
	/**
	 * A link to an image that expires after 10 minutes, for its uploader, its owner, the agent of the case or of its
	 * check, or an admin.
	 */
	link: endpoint({
		method: 'GET',
		path: '/uploads/{key}/link',
		access: 'anyone',
		summary:
			'A link to an image that expires after 10 minutes, for its uploader, its owner, the agent of the case or of its check, or an admin',
		response: ImageLink,
	}),
};
