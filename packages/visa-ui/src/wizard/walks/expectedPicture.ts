import type { Move } from './world';

/** The first traveller's picture on its way to the server, as the specification expects it. */
export class ExpectedPicture {
	private file: { name: string; is: 'new' | 'doubted' } | null = null;
	private failed: string | null = null;
	private count = 0;

	get state() {
		return this.file === null ? null : this.file.is === 'doubted' ? ('doubts' as const) : ('uploading' as const);
	}
	get canBeRetried() {
		return this.failed !== null && this.file === null;
	}

	/** The page is opened anew: nothing is on its way. */
	forget(): void {
		this.file = null;
		this.failed = null;
	}

	make(move: Move): void {
		if (move.do === 'file') {
			this.count += 1;
			this.file = { name: `${move.kind}-${this.count}`, is: 'new' };
			this.failed = null;
		} else if (move.do === 'useAnyway' && this.file) {
			this.file = { name: `sure-${this.file.name}`, is: 'new' };
		} else if (move.do === 'cancelUpload') this.file = null;
		else if (move.do === 'retryUpload' && this.failed) {
			this.file = { name: `sure-${this.failed}`, is: 'new' };
			this.failed = null;
		} else if (move.do === 'removeDocument') this.failed = null;
	}

	/** @returns the document that has arrived, if one has */
	settle(isServerOut: boolean): string | null {
		if (this.file?.is !== 'new') return null;
		const { name } = this.file;
		if (name.startsWith('blurred')) {
			this.file = { name, is: 'doubted' };
			return null;
		}
		this.file = null;
		if (name.includes('broken')) return null;
		const file = name.replace('sure-', '');
		if (!isServerOut) return `/api/uploads/${file}`;
		this.failed = file;
		return null;
	}
}
