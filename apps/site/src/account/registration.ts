import type { Me, Profile, Registration } from 'visa-sdk/contract';
import { formatTyped } from 'visa-sdk/format';
import { formatTypedDate, parseDay, parseTypedDate } from 'visa-sdk/rules';
import type { z } from 'zod';

/** With the birth date as in the contract; empty if what was typed isn't a date. */
export const withBirthday = <Typed extends { dateOfBirth: string }>(typed: Typed): Typed => ({
	...typed,
	dateOfBirth: parseTypedDate(formatTypedDate(typed.dateOfBirth))?.toString() ?? '',
});

/** A date from the contract as it is typed; empty for none. */
export function asTyped(day: string | null): string {
	const parsed = day ? parseDay(day) : null;
	return parsed ? formatTyped(parsed) : '';
}

/** The profile as form values; what isn't known yet is empty. */
export function profileValues(me: Me): z.input<typeof Profile> {
	return {
		firstName: me.firstName,
		lastName: me.lastName,
		phone: me.phone ?? '+994',
		dateOfBirth: asTyped(me.dateOfBirth),
		// The empty choice isn't a valid value, so validation asks for one.
		gender: me.gender ?? ('' as 'male'),
		citizenshipId: me.citizenshipId ?? '',
		residentCountryId: me.residentCountryId ?? '',
	};
}

/** The initial values of the registration form. */
export const emptyRegistration: z.input<typeof Registration> = {
	firstName: '',
	lastName: '',
	email: '',
	phone: '+994',
	password: '',
	dateOfBirth: '',
	// The empty choice isn't a valid value, so validation asks for one.
	gender: '' as 'male',
	citizenshipId: '',
	residentCountryId: '',
	isTermsAccepted: false as true,
};
