import type { WizardContext } from './types';

/**
 * The form's id: sent again, also from another tab or device that continues the form, it becomes a request once, and the
 * server refuses it with other details. The answers on a host's own steps, which the server may not see, are part of the
 * key: it couldn't compare them. One that was chosen again comes last among them, which makes no other request. [SUB-03]
 * [WIZ-09]
 */
export function idempotencyKey({ formId, own }: Pick<WizardContext, 'formId' | 'own'>): string {
	if (Object.keys(own).length === 0) return formId;
	// FNV-1a: the browser's own hashes are asynchronous, and only in pages served by HTTPS.
	let hash = 0x811c9dc5;
	for (const letter of JSON.stringify(Object.entries(own).sort()))
		hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
	return `${formId}.${(hash >>> 0).toString(36)}`;
}
