import { forgetWithPerson } from '../personMemory';

/** What was last sent from a form and not confirmed, by case and form. */
const sent = new Map<string, { body: string; key: string }>();
forgetWithPerson(() => sent.clear());

/** Random; `crypto.randomUUID` would need a page served by HTTPS. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * The idempotency key of what is sent from a form: the same for the same body until that is confirmed, so that whoever
 * sends again because the response was lost doesn't send twice. [DSH-09]
 */
export function onceKey(form: string, body: unknown): string {
	const text = JSON.stringify(body);
	const before = sent.get(form);
	if (before?.body === text) return before.key;
	const key = newKey();
	sent.set(form, { body: text, key });
	return key;
}

/** The service has confirmed it: the same text again is another one. */
export const forgetOnceKey = (form: string): void => void sent.delete(form);
