import type { NewVisaRequest } from 'visa-sdk/contract';
import type { WizardContext } from './types';

/**
 * The same for the same request of the same form: pressed twice, tried again, or sent from another tab or device that
 * continues the form, it is created once. The server compares the bodies, so a short hash is enough here. [SUB-03]
 */
export function idempotencyKey(
	request: NewVisaRequest,
	{ formId, own }: Pick<WizardContext, 'formId' | 'own'>,
): string {
	const text = JSON.stringify(Object.keys(own).length > 0 ? [request, own] : request);
	// FNV-1a: the browser's own hashes are asynchronous, and only in pages served by HTTPS.
	let hash = 0x811c9dc5;
	for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
	return `${formId}.${(hash >>> 0).toString(36)}`;
}
