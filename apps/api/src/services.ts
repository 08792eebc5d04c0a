import type { Guard } from './http/mount';
import { createAgents } from './modules/agents/agents';
import { createActions } from './modules/applying/actions';
import { createRequests } from './modules/applying/create';
import { createReminders } from './modules/applying/reminders';
import { createAuth } from './modules/auth/service';
import { createOffers } from './modules/catalogue/offer';
import { createDesk } from './modules/desk/service';
import { dropDraft, sweepDrafts } from './modules/drafts/service';
import { sweepDeleted } from './modules/kept/deleted';
import { createProviders } from './modules/payments/providers';
import { payLate } from './modules/payments/sandbox/calls';
import { createPayments } from './modules/payments/service';
import type { CurrentUser } from './modules/people/currentUser';
import { foldFinal } from './modules/requests/finalCounts';
import { findRequest } from './modules/requests/moves';
import { canSee } from './modules/requests/visibility';
import { createReceipts } from './modules/showing/receipts';
import { createRetention } from './modules/uploads/retention';
import { createUploads } from './modules/uploads/service';
import { isDeletedAddress } from './modules/users/erasure';
import { createUsers } from './modules/users/service';
import type { Deps } from './platform/deps';
import type { JobHandlers } from './platform/jobs';
import { writeLetter } from './platform/mail/writeLetter';

/** Everything the server can do, independent of how it is called. */
export function createServices(deps: Deps) {
	const uploads = createUploads(deps);
	const auth = createAuth(deps, async (tx, userId) => {
		await dropDraft(tx, userId);
		await uploads.erase(tx, userId, []);
	});
	const retention = createRetention(deps);
	const payments = createPayments(deps, createProviders(deps));
	const offers = createOffers(deps);
	const requests = createRequests(deps, payments, offers);
	const actions = createActions(deps, payments, offers);
	const receipts = createReceipts(deps);
	const reminders = createReminders(deps);
	const users = createUsers(deps, actions, uploads);
	const agents = createAgents(deps, users.remove);
	const desk = createDesk(deps, payments, uploads);

	const guard: Guard<CurrentUser> = {
		userOf: auth.userOf,
		isClosed: auth.isClosed,
		async isParty(requestId, user) {
			const request = await findRequest(deps.database.db, requestId);
			return request !== null && canSee(request, user);
		},
		async isPayer(requestId, user, returnToken) {
			const request = user && (await findRequest(deps.database.db, requestId));
			if (request && request.userId === user.id) return true;
			const attempt = returnToken && (await payments.byReturnToken(returnToken));
			return attempt ? attempt.requestId === requestId : false;
		},
	};

	const jobs: JobHandlers = {
		async mail(mail, id) {
			if (isDeletedAddress(mail.to)) return;
			await deps.mailer.send('html' in mail ? mail : await writeLetter(mail), id);
		},
		'password-reset': ({ email, returnTo }) => auth.passwords.sendReset(email, returnTo),
		refund: ({ refundId }) => payments.runRefund(refundId),
		'sandbox-late': ({ paymentId }) => payLate(deps, paymentId),
		async sweep() {
			await actions.sweep();
			await reminders.sweep();
			await uploads.sweep();
			await auth.sweep();
			await requests.sweep();
			await sweepDrafts(deps.database.db, deps.clock);
			await sweepDeleted(deps.database.db, deps.clock);
			await foldFinal(deps.database.db);
		},
		retention: () => retention.sweep(),
	};
	return { agents, auth, uploads, retention, payments, offers, requests, actions, receipts, desk, users, guard, jobs };
}
export type Services = ReturnType<typeof createServices>;
