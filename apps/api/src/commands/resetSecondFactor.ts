import { and, eq, isNull } from 'drizzle-orm';
import { record, theServer } from '../modules/audit/events';
import { forgetFactor, hasFactor } from '../modules/auth/secondFactor';
import { endAllSessions } from '../modules/auth/sessions';
import { openDatabase } from '../openDatabase';
import { systemClock } from '../platform/clock';
import { tables } from '../platform/db/tables';
import { OperatorError } from '../platform/operatorError';
import type { Command } from './command';

const { users } = tables;

/** For the last admin, whose lost second factor nobody else can remove. [DSH-17] */
export const resetSecondFactor: Command = {
	usage: 'viza reset-second-factor --email <address>',
	summary: "Removes someone's lost second factor, and signs them out.",
	options: { email: { type: 'string' } },
	needed: ['email'],
	async run(readConfig, { options }) {
		const email = String(options.email).trim().toLowerCase();
		const database = await openDatabase(readConfig());
		try {
			await database.db.transaction(async (tx) => {
				const [user] = await tx
					.select({ id: users.id })
					.from(users)
					.where(and(eq(users.email, email), isNull(users.deletedAt)));
				if (!user || !(await hasFactor(tx, user.id))) throw new OperatorError('This address has no second factor.');
				await forgetFactor(tx, user.id);
				await endAllSessions(tx, user.id);
				await record(tx, systemClock, theServer, {
					subject: 'user',
					subjectId: user.id,
					kind: 'second-factor-reset',
				});
			});
		} finally {
			await database.close();
		}
		console.log('The second factor is taken away, and all sessions have ended.');
	},
};
