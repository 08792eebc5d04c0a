import { eq, type SQL } from 'drizzle-orm';
import type { VisaRequestListQuery } from 'visa-sdk/contract';
import { languageOf } from '../../http/language';
import { type ResourceHandlers, signedIn } from '../../http/mount';
import { visaRequests } from '../../platform/db/schema/requests';
import type { Deps } from '../../platform/deps';
import { networkOf } from '../../platform/limits';
import { notFound } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { actorOf } from '../audit/events';
import { requestIn } from '../catalogue/localNames';
import type { Offers } from '../catalogue/offer';
import { type CurrentUser, isStaff } from '../people/currentUser';
import { listEvents, publicStatus } from '../requests/history';
import { findRequest } from '../requests/moves';
import { choiceOf } from '../requests/rows';
import { type ExpireLate, tellOffered } from '../requests/stillOffered';
import { listForStaff, listMine, pageForStaff } from './list';
import { readRequest } from './reading';
import type { Receipts } from './receipts';
import { standingOf } from './standing';

type Showing = 'mine' | 'list' | 'assignedToMe' | 'status' | 'receipt' | 'receiptLink' | 'get' | 'events' | 'standing';

/** The calls that show requests, to each caller as much as allowed. */
export function showingHandlers(
	deps: Deps,
	receipts: Receipts,
	offers: Offers,
	expireLate: ExpireLate,
): Pick<ResourceHandlers<'visaRequests', CurrentUser>, Showing> {
	const { clock, limits } = deps;
	const { db } = deps.database;
	const listed = (user: CurrentUser, query: VisaRequestListQuery, also?: SQL) =>
		listForStaff(expireLate, () => deps.database.read((db) => pageForStaff(db, user, query, clock.now(), also)));
	return {
		async mine(call) {
			const language = languageOf(call.request);
			const page = await listMine({ db, offers, expireLate }, signedIn(call).id, call.query);
			return { ...page, data: page.data.map((request) => requestIn(language, request)) };
		},
		list: ({ query, ...call }) => listed(signedIn(call), query),
		assignedToMe({ query, ...call }) {
			const user = signedIn(call);
			return listed(user, query, eq(visaRequests.assignedTo, user.id));
		},
		async status({ body, request }) {
			const guessed = [
				['status', networkOf(request.ip)],
				['statusOfReference', body.reference],
			] as const;
			return limits.guess(guessed, async () => {
				const found = await publicStatus(db, body, expireLate);
				if (!found) throw notFound(sentences.statusUnknown);
				return found;
			});
		},
		receipt: ({ params, ...call }) => receipts.of(params.id, signedIn(call)),
		receiptLink: ({ params, ...call }) => receipts.link(params.id, signedIn(call)),
		async get(call) {
			const user = signedIn(call);
			const look = () => readRequest(deps, call.params.id, user, actorOf(call), languageOf(call.request));
			const found = await look();
			const read = (await expireLate([{ ...found, paymentStatus: found.attemptStatus }])) ? await look() : found;
			if (read.traveller.id !== user.id) return read;
			const now = clock.now();
			const [told = read] = await tellOffered({ db, offers }, [read], choiceOf);
			// Nobody is asked to pay until a time that has passed; a payment in progress has its own.
			return told.expiresAt && new Date(told.expiresAt) <= now ? { ...told, expiresAt: null } : told;
		},
		standing: (call) => standingOf(db, call.params.id, signedIn(call)),
		async events(call) {
			const user = signedIn(call);
			const request = await findRequest(db, call.params.id);
			// Staff who travel read of their own request what any traveller does.
			const isForStaff = isStaff(user.role) && request?.userId !== user.id;
			return listEvents(db, call.params.id, isForStaff ? 'staff' : { travellerId: user.id }, call.query);
		},
	};
}
