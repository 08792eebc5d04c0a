import { type Receipt, type ReceiptLink, receiptOf } from 'visa-sdk/contract';
import type { Deps } from '../../platform/deps';
import { notFound, stateConflict } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { createSignedLinks, type LinkQuery } from '../../platform/signedLinks';
import { findActive } from '../people/accounts';
import type { CurrentUser } from '../people/currentUser';
import { findRequest } from '../requests/moves';
import { canSee } from '../requests/visibility';
import { visaRequestDetails } from './detail';
import { detailOf } from './reading';

/** Receipts, generated from the current records; none is stored. [ACC-05] */
export function createReceipts(deps: Deps) {
	const { config } = deps;
	const { db } = deps.database;
	const links = createSignedLinks(deps, 'receipt');

	/** @throws Refusal 409 if nothing was ever paid */
	async function of(id: string, user: CurrentUser): Promise<Receipt> {
		const receipt = receiptOf(await detailOf(db, id, user), config.company);
		if (!receipt) throw stateConflict(sentences.noReceipt);
		return receipt;
	}

	/** A URL that opens without signing in, for 10 minutes: a browser downloads without a token. */
	async function link(id: string, user: CurrentUser): Promise<ReceiptLink> {
		await of(id, user);
		return links.make(`/api/receipts/${id}`, id, { userId: user.id });
	}

	/**
	 * The receipt behind a link.
	 * @throws Refusal 404 if the link is invalid or expired, or its holder may not see the request any more
	 */
	async function read(id: string, query: LinkQuery): Promise<Receipt> {
		const { userId = null } = links.holderOf(id, query) ?? {};
		const user = userId && (await findActive(db, userId));
		const request = user && (await findRequest(db, id));
		const [detail] = request && canSee(request, user) ? await visaRequestDetails(db, [request], 'traveller') : [];
		const receipt = detail && receiptOf(detail, config.company);
		if (!receipt) throw notFound();
		return receipt;
	}

	return { of, link, read };
}
export type Receipts = ReturnType<typeof createReceipts>;
