import { randomBytes } from 'node:crypto';
import { Email, PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from 'visa-sdk/contract';
import { record, theServer } from '../modules/audit/events';
import { hashPassword, passwordFault } from '../modules/people/passwords';
import { openDatabase } from '../openDatabase';
import { systemClock } from '../platform/clock';
import type { Db } from '../platform/db';
import { tables } from '../platform/db/tables';
import { newId } from '../platform/ids';
import { OperatorError, UsageError } from '../platform/operatorError';
import type { Command } from './command';

const NAME_MAXIMUM = 100;

/**
 * Creates an admin, such as the first one of an installation. The password is not an option: every user of the
 * machine can
 * read command lines.
 */
export const createAdmin: Command = {
	usage: 'viza create-admin --email <address> --first-name <name> --last-name <name>',
	summary: 'Creates an admin, with the password of VIZA_ADMIN_PASSWORD or one that is shown once.',
	options: { email: { type: 'string' }, 'first-name': { type: 'string' }, 'last-name': { type: 'string' } },
	needed: ['email', 'first-name', 'last-name'],
	async run(readConfig, { options }) {
		const person = {
			email: readEmail(String(options.email)),
			firstName: readName('--first-name', String(options['first-name'])),
			lastName: readName('--last-name', String(options['last-name'])),
		};
		// Not an option, because every user of the machine can read command lines.
		const chosen = process.env.VIZA_ADMIN_PASSWORD;
		const config = readConfig();
		if (chosen) refuseWeak(chosen, person.email, config.company.name);
		const password = chosen || randomBytes(15).toString('base64url');
		const database = await openDatabase(config);
		try {
			await insertAdmin(database.db, person, password);
		} finally {
			await database.close();
		}
		console.log(chosen ? 'The admin is made.' : `The admin is made. The password is shown once: ${password}`);
	},
};

function readEmail(text: string): string {
	const { success, data } = Email.safeParse(text);
	if (!success) throw new UsageError('--email is no e-mail address.');
	return data;
}

function readName(option: string, text: string): string {
	const name = text.trim();
	if (!name || name.length > NAME_MAXIMUM) throw new UsageError(`${option} must have 1 to ${NAME_MAXIMUM} letters.`);
	return name;
}

function refuseWeak(password: string, email: string, serviceName: string): void {
	if (password.length < PASSWORD_MINIMUM || password.length > PASSWORD_MAXIMUM) {
		throw new OperatorError(`VIZA_ADMIN_PASSWORD must have ${PASSWORD_MINIMUM} to ${PASSWORD_MAXIMUM} characters.`);
	}
	if (passwordFault(password, { email, serviceName })) {
		throw new OperatorError('VIZA_ADMIN_PASSWORD is among the passwords tried first.');
	}
}

async function insertAdmin(
	db: Db,
	person: { email: string; firstName: string; lastName: string },
	password: string,
): Promise<void> {
	const passwordHash = await hashPassword(password);
	const now = systemClock.now();
	await db.transaction(async (tx) => {
		const [made] = await tx
			.insert(tables.users)
			.values({ ...person, id: newId(now), role: 'admin', passwordHash, emailConfirmedAt: now, createdAt: now })
			.onConflictDoNothing({ target: tables.users.email })
			.returning();
		if (!made) throw new OperatorError('This e-mail address already has an account.');
		await record(tx, systemClock, theServer, { subject: 'user', subjectId: made.id, kind: 'admin-created' });
	});
}
