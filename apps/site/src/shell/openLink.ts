import { tellFailure } from './tellFailure';

/** Asks for an address that dies soon, and downloads what is behind it. @param ask the call that makes the address */
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
