import { IMAGE_HEAD_BYTES, type ImageSize, imageSize } from './imageSize';

/** The maximum size of a passport image, in bytes: 10 MB, in browser and server. [UPL-04] */
export const UPLOAD_MAXIMUM_BYTES = 10 * 1024 * 1024;
/** The maximum size of a passport image, in pixels. */
export const UPLOAD_MAXIMUM_PIXELS = 50_000_000;
/** Below this a passport's text is unreadable, in pixels of the shorter side. [UPL-04] */
export const UPLOAD_MINIMUM_SIDE = 600;
/** The maximum ratio of the longer to the shorter side: a passport page rather than a strip. [UPL-04] */
export const UPLOAD_MAXIMUM_RATIO = 2.5;
/** The accepted image types, with their file extensions. */
export const UPLOAD_TYPES = { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'] } as const;
/** The folder for images of visitors. */
export const ANONYMOUS_FOLDER = 'not_authorized_users';

/** Why an image isn't accepted. */
export type UploadFault = 'wrong-type' | 'heic' | 'unreadable' | 'too-large' | 'too-small' | 'too-many' | SizeFault;
/** What is wrong with the image's dimensions. */
export type SizeFault = 'too-few-pixels' | 'too-many-pixels' | 'too-long';

/** One message for each reason an image is refused. [UPL-04] */
export const uploadMessages: Record<UploadFault, string> = {
	'wrong-type': 'Fayl qəbul edilmədi: yalnız PNG və JPG/JPEG şəkli yükləyin',
	heic: 'HEIC formatını qəbul edə bilmirik: şəkli JPG kimi saxlayıb yenidən yükləyin',
	unreadable: 'Fayl oxunmadı: onu cihazın yaddaşına endirib yenidən seçin',
	'too-large': 'Şəkil çox böyükdür: ən çoxu 10MB ola bilər',
	'too-small': 'Fayl boşdur və ya şəkil deyil: pasportun aydın şəklini seçin',
	'too-many': 'Yalnız bir şəkil seçin',
	'too-few-pixels': 'Şəkil çox kiçikdir: qısa tərəfi ən azı 600 piksel olan şəkil seçin',
	'too-many-pixels': 'Şəklin ölçüləri çox böyükdür: ən çoxu 50 meqapiksel ola bilər',
	'too-long': 'Şəkil çox ensizdir: pasportun şəkilli səhifəsi tam görünən şəkil seçin',
};

/** The image type according to the magic bytes, whatever the name; null for anything else. */
export function sniffImageType(bytes: Uint8Array): 'image/png' | 'image/jpeg' | null {
	const startsWith = (...magic: number[]) => magic.every((byte, index) => bytes[index] === byte);
	if (startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
	if (startsWith(0xff, 0xd8, 0xff)) return 'image/jpeg';
	return null;
}

/** How the files of iPhone cameras start, with one still image or several. */
const HEIC_BRANDS = /^ftyp(hei[cfxms]|hev[cxms]|mif1|msf1)/;

/** Whether the magic bytes are those of a HEIC or HEIF image, whatever the name: it can't be decoded here. [UPL-04] */
export function isHeic(bytes: Uint8Array): boolean {
	return HEIC_BRANDS.test(String.fromCharCode(...bytes.subarray(4, 12)));
}

/** What is wrong with an image's dimensions, whatever its orientation. [UPL-04] */
export function sizeFault({ width, height }: ImageSize): SizeFault | null {
	const [short, long] = width < height ? [width, height] : [height, width];
	if (width * height > UPLOAD_MAXIMUM_PIXELS) return 'too-many-pixels';
	if (long > short * UPLOAD_MAXIMUM_RATIO) return 'too-long';
	return short < UPLOAD_MINIMUM_SIDE ? 'too-few-pixels' : null;
}

/** Reads only the file's header: why it can't be uploaded, or null if it can be tried. [UPL-04] */
export async function uploadFault(file: Blob): Promise<UploadFault | null> {
	if (file.size === 0) return 'too-small';
	// A file that is kept elsewhere, and only looks as if it were on the device.
	const bytes = await file
		.slice(0, IMAGE_HEAD_BYTES)
		.arrayBuffer()
		.catch(() => null);
	if (!bytes) return 'unreadable';
	const head = new Uint8Array(bytes);
	if (!sniffImageType(head)) return isHeic(head) ? 'heic' : 'wrong-type';
	if (file.size > UPLOAD_MAXIMUM_BYTES) return 'too-large';
	// If the header doesn't tell, the server decides.
	const size = imageSize(head);
	return size && sizeFault(size);
}

/**
 * The upload's folder label: first name, last name and e-mail in lower case, joined by underscores, with spaces replaced
 * by underscores; 'not_authorized_users' for a visitor. [UPL-06]
 */
export function uploadFolder(user: { firstName: string; lastName: string; email: string } | null): string {
	if (!user) return ANONYMOUS_FOLDER;
	return [user.firstName, user.lastName, user.email].join('_').toLowerCase().replaceAll(' ', '_');
}
