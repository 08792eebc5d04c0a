import type { Send } from './send';

/**
 * Sends with XMLHttpRequest, because fetch doesn't report upload progress. Rejects as fetch does.
 * @param onProgress called with the sent fraction, 0 to 1
 */
export const sendWithProgress =
	(onProgress: (fraction: number) => void): Send =>
	(message) =>
		new Promise((resolve, reject) => {
			const { signal } = message;
			signal.throwIfAborted();
			const request = new XMLHttpRequest();
			const cancel = () => request.abort();
			request.open(message.method, message.url);
			request.withCredentials = message.credentials === 'include';
			for (const [name, value] of Object.entries(message.headers)) request.setRequestHeader(name, value);
			request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
			// All of them, because the browser reports an error in its console if one that another origin doesn't share is
			// read.
			const headers = {
				get: (name: string) =>
					new RegExp(`^${name}: (.*?)\\s*$`, 'im').exec(request.getAllResponseHeaders())?.[1] ?? null,
			};
			request.onload = () => resolve({ status: request.status, headers, text: () => request.responseText });
			request.onerror = () => reject(new TypeError('Failed to send'));
			request.onabort = () => reject(signal.reason);
			request.onloadend = () => signal.removeEventListener('abort', cancel);
			signal.addEventListener('abort', cancel);
			request.send(message.body);
		});
