import { eq } from 'drizzle-orm';
import type { Profile, User } from 'visa-sdk/contract';
import { ageOn, businessToday, messages, parseDay } from 'visa-sdk/rules';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db';
import { citizenships, residentCountries } from '../../platform/db/schema/catalogue';
import type { users } from '../../platform/db/schema/people';
import type { FieldError } from '../../platform/refusal';

export type UserRow = typeof users.$inferSelect;

/** Errors in personal data that only the server can detect: by its clock, and its lists of names. */
export async function personErrors(
	db: Db,
	clock: Clock,
	person: Pick<Profile, 'dateOfBirth' | 'citizenshipId' | 'residentCountryId'>,
): Promise<FieldError[]> {
	const errors: FieldError[] = [];
	const birth = parseDay(person.dateOfBirth);
	if (!birth || ageOn(businessToday(clock.now()), birth) < 18) {
		errors.push({ field: 'dateOfBirth', message: messages.adult });
	}
	// Locked, so that within a transaction a selected name isn't deleted before it is stored.
	const isKnown = async (table: typeof citizenships | typeof residentCountries, id: string) => {
		const found = await db.select({ id: table.id }).from(table).where(eq(table.id, id)).for('key share');
		return found.length > 0;
	};
	if (!(await isKnown(citizenships, person.citizenshipId))) {
		errors.push({ field: 'citizenshipId', message: messages.citizenship });
	}
	if (!(await isKnown(residentCountries, person.residentCountryId))) {
		errors.push({ field: 'residentCountryId', message: messages.residentCountry });
	}
	return errors;
}

/** An account as its owner and staff may see it: no hashes, nothing about sign-in. */
export const toUser = (row: UserRow): User => ({
	id: row.id,
	firstName: row.firstName,
	lastName: row.lastName,
	email: row.email,
	role: row.role,
	language: row.language,
	isEmailConfirmed: row.emailConfirmedAt !== null,
	phone: row.phone,
	dateOfBirth: row.dateOfBirth,
	gender: row.gender,
	citizenshipId: row.citizenshipId,
	residentCountryId: row.residentCountryId,
});
