import { z } from 'zod';
import { endpoint } from './endpoint';
import { Instant } from './shared';

/** An image that the service has taken. */
export const UploadedImage = z
	.object({
		/** Opaque path of this service; not readable without a link. */
		url: z.string(),
	})
	.meta({ id: 'UploadedImage' });
export type UploadedImage = z.output<typeof UploadedImage>;

/** Opens for whoever has it, for 10 minutes. */
export const ImageLink = z.object({ url: z.string(), expiresAt: Instant }).meta({ id: 'ImageLink' });
export type ImageLink = z.output<typeof ImageLink>;

/** A flag that was uploaded: the address that a country has as its `image`. */
export const Flag = z.object({ image: z.string() }).meta({ id: 'Flag' });
export type Flag = z.output<typeof Flag>;

/** Sending pictures of passports and flags, and the links that show them. */
export const uploads = {
	/** Upload one passport image, PNG or JPEG up to 10 MB. Multipart `file`; a visitor's uploads are bound to the browser by an HttpOnly cookie. [UPL-06] */
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
	/** Upload a country's flag, PNG, JPEG or WebP up to 2 MB. Multipart `file`. It is drawn anew, small, and served to everybody at its address. [DSH-02] */
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
	/** A link to an image that dies in 10 minutes, for its uploader, owner, the agent whose case or check it is, or an admin. */
	link: endpoint({
		method: 'GET',
		path: '/uploads/{key}/link',
		access: 'anyone',
		summary:
			'A link to an image that dies in 10 minutes, for its uploader, owner, the agent whose case or check it is, or an admin',
		response: ImageLink,
	}),
};
