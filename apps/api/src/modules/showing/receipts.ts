import { createHmac } from 'node:crypto';
import { type Receipt, type ReceiptLink, receiptOf } from 'visa-sdk/contract';
import { later, MINUTE_MS } from '../../platform/clock';
import type { Deps } from '../../platform/deps';
import { isSameText } from '../../platform/ids';
import { notFound, stateConflict } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import type { CurrentUser } from '../people/currentUser';
import { findRequest } from '../requests/moves';
import { visaRequestDetails } from './detail';
import { detailOf } from './reading';

const LINK_LIFETIME_MS = 10 * MINUTE_MS;

/** Receipts, made from what the books say now; nothing of them is kept. [ACC-05] */
export function createReceipts({ clock, config, secret, database: { db } }: Deps) {
	/** @throws Refusal 409 when nothing was ever paid */
	async function of(id: string, user: CurrentUser): Promise<Receipt> {
		const receipt = receiptOf(await detailOf(db, id, user), config.company);
		if (!receipt) throw stateConflict(sentences.noReceipt);
		return receipt;
	}

	/** An address that opens without signing in, for 10 minutes: a browser downloads without a token. */
	async function link(id: string, user: CurrentUser): Promise<ReceiptLink> {
		await of(id, user);
		const expires = String(later(clock.now(), LINK_LIFETIME_MS).getTime());
		const query = new URLSearchParams({ expires, signature: sign(id, expires) });
		return { url: `/api/receipts/${id}?${query}`, expiresAt: new Date(Number(expires)).toISOString() };
	}

	/** The receipt behind a link. @throws Refusal 404 when the link is wrong or dead */
	async function read(id: string, expires: string, signature: string): Promise<Receipt> {
		if (!isSameText(signature, sign(id, expires)) || !(Number(expires) > clock.now().getTime())) throw notFound();
		const request = await findRequest(db, id);
		const [detail] = request ? await visaRequestDetails(db, [request], 'traveller') : [];
		const receipt = detail && receiptOf(detail, config.company);
		if (!receipt) throw notFound();
		return receipt;
	}

	const sign = (id: string, expires: string) =>
		createHmac('sha256', secret).update(`receipt:${id}:${expires}`).digest('base64url');

	return { of, link, read };
}
export type Receipts = ReturnType<typeof createReceipts>;
