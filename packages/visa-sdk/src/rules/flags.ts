/** Addresses that a country's flag may have: of its code, or one that was uploaded (by its content). */
export const FLAG = /^\/(flags\/[A-Z]{2}\.svg|api\/flags\/[\da-f]{40}\.webp)$/;
/** Path of uploaded flags; after it comes the name that the content gives. */
export const UPLOADED_FLAGS = '/api/flags/';
/** The most that an uploaded flag may weigh. */
export const FLAG_MAXIMUM_BYTES = 2 * 1024 * 1024;

/** The address when the flag was uploaded, so that a change keeps it; undefined for the flag of the code. */
export const uploadedFlag = (image: string): string | undefined =>
	image.startsWith(UPLOADED_FLAGS) ? image : undefined;
