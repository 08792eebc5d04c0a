/** Largest passport image, in bytes: 10 MB, on both sides. [UPL-04] */
export const UPLOAD_MAXIMUM_BYTES = 10 * 1024 * 1024;
/** Largest passport image, in pixels. */
export const UPLOAD_MAXIMUM_PIXELS = 50_000_000;
export const UPLOAD_TYPES = { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'] } as const;
export const ANONYMOUS_FOLDER = 'not_authorized_users';

export type UploadFault = 'wrong-type' | 'too-large' | 'too-small' | 'too-many';

/** One sentence for each way an image is refused. [UPL-04] */
export const uploadMessages: Record<UploadFault, string> = {
	'wrong-type': 'Fayl qəbul edilmədi: yalnız PNG və JPG/JPEG şəkli yükləyin',
	'too-large': 'Şəkil çox böyükdür: ən çoxu 10MB ola bilər',
	'too-small': 'Fayl boşdur və ya şəkil deyil: pasportun aydın şəklini seçin',
	'too-many': 'Yalnız bir şəkil seçin',
};

/** The image type that the first bytes tell, whatever the name says; null for anything else. */
export function sniffImageType(bytes: Uint8Array): 'image/png' | 'image/jpeg' | null {
	const startsWith = (...magic: number[]) => magic.every((byte, index) => bytes[index] === byte);
	if (startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
	if (startsWith(0xff, 0xd8, 0xff)) return 'image/jpeg';
	return null;
}

/** Reads only the file's head: why it can't be uploaded, or null when it can be tried. [UPL-04] */
export async function uploadFault(file: Blob): Promise<UploadFault | null> {
	if (file.size === 0) return 'too-small';
	if (file.size > UPLOAD_MAXIMUM_BYTES) return 'too-large';
	const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
	return sniffImageType(head) ? null : 'wrong-type';
}

/**
 * The upload's folder label: lower-cased first name, last name and e-mail joined by underscores, spaces turned
 * into underscores; 'not_authorized_users' for a visitor. [UPL-06]
 */
export function uploadFolder(user: { firstName: string; lastName: string; email: string } | null): string {
	if (!user) return ANONYMOUS_FOLDER;
	return [user.firstName, user.lastName, user.email].join('_').toLowerCase().replaceAll(' ', '_');
}
