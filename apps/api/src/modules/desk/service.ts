import { sql } from 'drizzle-orm';
import type { QueueCounts, RefundVerdict, TakenOrder } from 'visa-sdk/contract';
import { deskQueues } from 'visa-sdk/rules';
import { visaRequests } from '../../platform/db/schema/requests';
import type { Deps } from '../../platform/deps';
import type { Payments } from '../payments/service';
import type { CurrentUser } from '../people/currentUser';
import { findRequest } from '../requests/moves';
import { foundBy } from '../showing/list';
import type { Uploads } from '../uploads/service';
import { type By, refuseOwn } from './cases';
import { createClaims } from './claims';
import { createCorrespondence } from './correspondence';
import { createDecisions } from './decisions';
import { createFigures } from './figures';
import { createLive } from './live';
import { createPresence } from './presence';
import { createVisas } from './visas';

type RefundShare = Parameters<Payments['refund']>[1];

/** The staff's work on paid requests. */
export function createDesk(deps: Deps, payments: Payments, uploads: Uploads) {
	const { clock } = deps;
	const { db } = deps.database;
	const presence = createPresence(deps);

	/** Each count uses its queue's list query; all in one statement, so that they belong to the same moment. [DSH-10] */
	async function queues(user: CurrentUser): Promise<QueueCounts> {
		const now = clock.now();
		return deps.database.read(async (reading) => {
			const counts = deskQueues.map((queue) => {
				const found = reading.$count(visaRequests, foundBy(user, { queue }, now));
				return [queue, sql`${found}`.mapWith(Number)] as const;
			});
			const [counted] = await reading.select(Object.fromEntries(counts)).from(sql`(select 1) as one`);
			return counted as QueueCounts;
		});
	}

	return {
		queues,
		figures: createFigures(deps),
		presence,
		live: createLive(deps, presence),
		...createClaims(deps),
		...createDecisions(deps, payments),
		...createCorrespondence(deps, uploads),
		visas: createVisas(deps),
		async refund(id: string, order: RefundShare, { user, actor }: By): Promise<void> {
			const request = await findRequest(db, id);
			if (request) refuseOwn(request, user);
			await payments.refund(id, order, actor);
		},
		async settleRefund(id: string, found: RefundVerdict, { user, actor }: By): Promise<void> {
			const request = await findRequest(db, id);
			if (request) refuseOwn(request, user);
			await payments.settleRefund(id, found, actor);
		},
		async settleTaken(id: string, order: TakenOrder, { user, actor }: By): Promise<void> {
			const request = await findRequest(db, id);
			if (request) refuseOwn(request, user);
			await payments.settleTaken(id, order, actor);
		},
	};
}
export type Desk = ReturnType<typeof createDesk>;
