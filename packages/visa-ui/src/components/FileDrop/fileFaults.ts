import type { FileRejection } from 'react-dropzone';

/** Why a file was rejected. */
export type FileFault =
	| 'wrong-type'
	| 'heic'
	| 'unreadable'
	| 'too-large'
	| 'too-small'
	| 'too-many'
	| 'too-few-pixels'
	| 'too-many-pixels'
	| 'too-long';

const faultOf: Record<string, FileFault> = {
	'file-invalid-type': 'wrong-type',
	'file-too-large': 'too-large',
	'file-too-small': 'too-small',
	'too-many-files': 'too-many',
	// Results of `check` are returned under their own names.
	'wrong-type': 'wrong-type',
	heic: 'heic',
	unreadable: 'unreadable',
	'too-large': 'too-large',
	'too-small': 'too-small',
	'too-few-pixels': 'too-few-pixels',
	'too-many-pixels': 'too-many-pixels',
	'too-long': 'too-long',
};

/** What a validator of the drop zone answers. */
export function toRejection(fault: FileFault | null) {
	return fault && { code: fault, message: fault };
}

/** Each reason once; more than one file is a single reason, whatever else is wrong with them. */
export function faultsOf(taken: number, rejections: readonly FileRejection[]): FileFault[] {
	if (taken + rejections.length > 1) return ['too-many'];
	const codes = rejections.flatMap((rejection) => rejection.errors.map((error) => error.code));
	// It explains the others.
	if (codes.includes('heic')) return ['heic'];
	return [...new Set(codes.map((code) => faultOf[code] ?? 'wrong-type'))];
}
