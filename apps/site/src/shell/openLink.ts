import { tellFailure } from './tellFailure';

/** Requests a short-lived URL and downloads what is behind it. @param ask the call that creates the URL */
export async function openLink(ask: () => Promise<{ url: string }>): Promise<void> {
	try {
		const { url } = await ask();
		const link = document.createElement('a');
		link.href = url;
		link.download = '';
		link.click();
	} catch (error) {
		tellFailure(error);
	}
}
