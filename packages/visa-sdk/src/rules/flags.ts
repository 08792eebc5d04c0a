/** The URLs that a country's flag may have: by code, or uploaded (by content). */
export const FLAG = /^\/(flags\/[A-Z]{2}\.svg|api\/flags\/[\da-f]{40}\.webp)$/;
/** The path of uploaded flags, followed by a name derived from the content. */
export const UPLOADED_FLAGS = '/api/flags/';
/** The maximum size of an uploaded flag. */
export const FLAG_MAXIMUM_BYTES = 2 * 1024 * 1024;

/** The URL if the flag was uploaded, so that an update keeps it; undefined for the flag of the code. */
export const uploadedFlag = (image: string): string | undefined =>
	image.startsWith(UPLOADED_FLAGS) ? image : undefined;
