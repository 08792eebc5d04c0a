import type { NewAgent } from 'visa-sdk/contract';
import { HOUR_MS } from '../../platform/clock';
import type { Db } from '../../platform/db';
import type { Deps } from '../../platform/deps';
import { newId } from '../../platform/ids';
import { conflict, notFound, takenField } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { type Actor, record } from '../audit/events';
import { addResetLink, endResetLinks } from '../auth/resetLinks';
import { addAccount, findAccount } from '../people/accounts';
import { unusablePassword } from '../people/passwords';
import { invitationLetter } from './letters';

const INVITATION_LIFETIME_MS = 72 * HOUR_MS;

/** How somebody becomes an agent: opening the link in the e-mail proves the address, and a password is chosen. */
export function createInvitations(deps: Deps) {
	const { clock, jobs } = deps;
	const { db } = deps.database;

	async function invite(input: NewAgent, actor: Actor): Promise<string> {
		const passwordHash = await unusablePassword();
		const now = clock.now();
		const id = newId(now);
		const { email, firstName, lastName, phone } = input;
		await db.transaction(async (tx) => {
			const row = { id, email, firstName, lastName, phone: phone ?? null, passwordHash, createdAt: now };
			const added = await addAccount(tx, { ...row, role: 'agent', isInvited: true });
			if (!added) throw takenField('email', sentences.emailTaken);
			await record(tx, clock, actor, { subject: 'user', subjectId: id, kind: 'invited' });
			await send(tx, row);
		});
		return id;
	}

	/** Earlier links expire. @throws Refusal 409 if a password has been chosen already, or the account may not sign in */
	const inviteAgain = (id: string, actor: Actor): Promise<void> =>
		db.transaction(async (tx) => {
			const agent = await findAccount(tx, id, true);
			if (!agent) throw notFound();
			if (!agent.isInvited) throw conflict(sentences.invitationAccepted);
			if (agent.deactivatedAt) throw conflict(sentences.notActive);
			await endResetLinks(tx, clock, id);
			await record(tx, clock, actor, { subject: 'user', subjectId: id, kind: 'invited' });
			await send(tx, agent);
		});

	async function send(tx: Db, agent: { id: string; email: string; firstName: string }): Promise<void> {
		const token = await addResetLink(tx, clock, {
			userId: agent.id,
			lifetimeMs: INVITATION_LIFETIME_MS,
			isInvitation: true,
		});
		const url = `${deps.publicUrl()}/auth/reset-password?${new URLSearchParams({ token, redirect: '/dashboard' })}`;
		await jobs.add(tx, 'mail', invitationLetter(agent, url));
	}

	return { invite, inviteAgain };
}
export type Invitations = ReturnType<typeof createInvitations>;
