export interface Upload {
	readonly url: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly form: FormData;
	readonly timeoutMs: number;
	readonly credentials: RequestCredentials;
	/** How much is sent, 0 to 1. */
	readonly onProgress: (fraction: number) => void;
	readonly signal?: AbortSignal;
}

/** Sends a form with progress, which fetch cannot tell. Rejects with the signal's reason when cancelled. */
export function uploadWithProgress(upload: Upload): Promise<{ status: number; text: string }> {
	return new Promise((resolve, reject) => {
		const { signal } = upload;
		signal?.throwIfAborted();
		const request = new XMLHttpRequest();
		const cancel = () => request.abort();
		request.open('POST', upload.url);
		request.timeout = upload.timeoutMs;
		request.withCredentials = upload.credentials === 'include';
		for (const [name, value] of Object.entries(upload.headers)) request.setRequestHeader(name, value);
		request.upload.onprogress = ({ loaded, total }) => upload.onProgress(total > 0 ? loaded / total : 0);
		request.onload = () => resolve({ status: request.status, text: request.responseText });
		request.onerror = () => reject(new TypeError('Network error'));
		request.ontimeout = () => reject(new DOMException('Timed out', 'TimeoutError'));
		request.onabort = () => reject(signal?.reason);
		request.onloadend = () => signal?.removeEventListener('abort', cancel);
		signal?.addEventListener('abort', cancel);
		request.send(upload.form);
	});
}
