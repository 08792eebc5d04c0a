import type { Me, Profile, Registration } from 'visa-sdk/contract';
import { formatTyped } from 'visa-sdk/format';
import { formatTypedDate, parseDay, parseTypedDate } from 'visa-sdk/rules';
import type { z } from 'zod';

/** With the birth date as the contract has it; empty when what was typed is no day. */
export const withBirthday = <Typed extends { dateOfBirth: string }>(typed: Typed): Typed => ({
	...typed,
	dateOfBirth: parseTypedDate(formatTypedDate(typed.dateOfBirth))?.toString() ?? '',
});

/** A day of the contract as one types it; nothing of none. */
export function asTyped(day: string | null): string {
	const parsed = day ? parseDay(day) : null;
	return parsed ? formatTyped(parsed) : '';
}

/** The profile as the form holds it; what is not known yet is empty. */
export function profileValues(me: Me): z.input<typeof Profile> {
	return {
		firstName: me.firstName,
		lastName: me.lastName,
		phone: me.phone ?? '+994',
		dateOfBirth: asTyped(me.dateOfBirth),
		// The empty choice is not a value of the contract: validation asks for one.
		gender: me.gender ?? ('' as 'male'),
		citizenshipId: me.citizenshipId ?? '',
		residentCountryId: me.residentCountryId ?? '',
	};
}

/** How the registration form begins. */
export const emptyRegistration: z.input<typeof Registration> = {
	firstName: '',
	lastName: '',
	email: '',
	phone: '+994',
	password: '',
	dateOfBirth: '',
	// The empty choice is not a value of the contract: validation asks for one.
	gender: '' as 'male',
	citizenshipId: '',
	residentCountryId: '',
	isTermsAccepted: false as true,
};
