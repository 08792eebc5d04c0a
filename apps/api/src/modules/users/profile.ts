import { and, desc, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Me, OwnData, Profile, RequestEvent, User } from 'visa-sdk/contract';
import type { Language } from 'visa-sdk/rules';
import type { Db } from '../../platform/db';
import { events } from '../../platform/db/schema/audit';
import { users } from '../../platform/db/schema/people';
import { visaRequests } from '../../platform/db/schema/requests';
import type { Deps } from '../../platform/deps';
import { forbidden, invalid, notFound, unauthenticated } from '../../platform/refusal';
import { type Actor, changedFields, record } from '../audit/events';
import { recordView } from '../audit/views';
import { pendingEmailOf } from '../auth/newEmail';
import { sessionsOf } from '../auth/ownSessions';
import { draftOf } from '../drafts/service';
import { changeAccount, findAccount, findReader, followLanguage } from '../people/accounts';
import { type CurrentUser, isStaff } from '../people/currentUser';
import { personErrors, toUser } from '../people/person';
import { usablePromo } from '../promocodes/service';
import { requestEvents } from '../requests/history';
import { visaRequestDetails } from '../showing/detail';

/** In place of personal data. [DSH-12] */
const closed = { phone: null, dateOfBirth: null, gender: null, citizenshipId: null, residentCountryId: null };

/** Personal data, for their owners and for staff. */
export function createProfiles(deps: Deps) {
	const { clock } = deps;
	const { db } = deps.database;

	async function me(userId: string, from: Db = db): Promise<Me> {
		const user = await findAccount(from, userId);
		if (!user) throw unauthenticated();
		const promo = await usablePromo(from, clock, user);
		return { ...toUser(user), activePromocode: promo && { code: promo.code } };
	}

	const updateMe = (userId: string, profile: Profile, actor: Actor): Promise<Me> =>
		db.transaction(async (tx) => {
			const isThere = and(eq(users.id, userId), isNull(users.deletedAt));
			const [was] = await tx.select().from(users).where(isThere).for('update');
			if (!was) throw unauthenticated();
			const errors = await personErrors(tx, clock, profile);
			if (errors.length > 0) throw invalid(errors);
			await changeAccount(tx, userId, { ...profile, version: was.version + 1 });
			// Which fields, not their values: the log outlives the account.
			const reason = changedFields(was, profile).join(', ');
			if (reason) await record(tx, clock, actor, { subject: 'user', subjectId: userId, kind: 'changed', reason });
			return me(userId, tx);
		});

	/** @throws Refusal 403 for staff: the dashboard and its e-mails are Azerbaijani for everyone [ACC-10] */
	async function setLanguage(userId: string, language: Language): Promise<void> {
		const user = await findReader(db, userId);
		if (!user) throw unauthenticated();
		if (isStaff(user.role)) throw forbidden();
		await followLanguage(db, user, language);
	}

	/** Whether a request of the person is assigned to the viewer. */
	const isOwnWork = (viewer: CurrentUser): SQL<boolean> => {
		const isIt = and(eq(visaRequests.userId, users.id), eq(visaRequests.assignedTo, viewer.id));
		return sql<boolean>`${exists(db.select({ one: sql`1` }).from(visaRequests).where(isIt))}`;
	};

	/** What an agent sees: staff, and travellers whose requests are assigned to them. */
	const visibleTo = (viewer: CurrentUser): SQL | undefined =>
		viewer.role === 'admin' ? undefined : or(inArray(users.role, ['admin', 'agent']), isOwnWork(viewer));

	/** A traveller's data for staff; each view is recorded. Of a colleague an agent learns no more than who it is. [DSH-12] */
	async function get(id: string, viewer: CurrentUser, actor: Actor): Promise<User> {
		const [found] = await db
			.select({ user: users, isWork: isOwnWork(viewer) })
			.from(users)
			.where(and(eq(users.id, id), isNull(users.deletedAt), visibleTo(viewer)));
		if (!found) throw notFound();
		const { user, isWork } = found;
		if (user.id === viewer.id) return toUser(user);
		if (user.role === 'client' || isWork)
			await recordView(deps, { subject: 'user', subjectId: user.id }, { ...actor, userId: viewer.id });
		return viewer.role === 'admin' || isWork ? toUser(user) : { ...toUser(user), ...closed };
	}

	/** Everything the service knows about a person. */
	async function ownData(userId: string): Promise<OwnData> {
		const user = await me(userId);
		const requests = await db
			.select()
			.from(visaRequests)
			.where(eq(visaRequests.userId, userId))
			.orderBy(desc(visaRequests.createdAt), desc(visaRequests.id));
		const ids = requests.map(({ id }) => id);
		const happened = [...(await requestEvents(db, ids, { travellerId: userId })), ...(await accountEvents(user))];
		return {
			exportedAt: clock.now().toISOString(),
			user,
			visaRequests: await visaRequestDetails(db, requests, 'traveller'),
			events: happened.sort((one, other) => other.at.localeCompare(one.at)),
			sessions: await sessionsOf(db, clock, userId),
			pendingEmail: await pendingEmailOf(db, clock.now(), userId),
			draft: await draftOf(db, clock.now(), userId),
		};
	}

	/** The account's own events, without the staff members involved. */
	async function accountEvents({ id, firstName, lastName, role }: Me): Promise<RequestEvent[]> {
		const rows = await db
			.select()
			.from(events)
			.where(and(eq(events.subject, 'user'), eq(events.subjectId, id)));
		return rows.map((row) => ({
			id: row.id,
			at: row.at.toISOString(),
			subject: 'user' as const,
			kind: row.kind,
			from: row.from,
			to: row.to,
			actor: row.actorId === id ? { id, firstName, lastName, role } : null,
			reason: row.reason,
			...{ fromPerson: null, toPerson: null, changes: [] },
		}));
	}

	return { me, updateMe, setLanguage, get, ownData };
}
