import { type Me, Profile, Registration } from 'visa-sdk/contract';
import { formatTyped } from 'visa-sdk/format';
import { formatTypedDate, parseDay, parseTypedDate } from 'visa-sdk/rules';
import { z } from 'zod';

/** The birth date as it is typed, turned into the contract's. */
const typedBirthday = z
	.string()
	.transform((text) => parseTypedDate(formatTypedDate(text))?.toString() ?? '')
	.pipe(Registration.shape.dateOfBirth);

/** The registration form: the contract's, with the birth date as it is typed. */
export const RegistrationForm = Registration.extend({ dateOfBirth: typedBirthday });

/** The same of what can be changed later. */
export const ProfileForm = Profile.extend({ dateOfBirth: typedBirthday });

/** A day of the contract as one types it; nothing of none. */
export function asTyped(day: string | null): string {
	const parsed = day ? parseDay(day) : null;
	return parsed ? formatTyped(parsed) : '';
}

/** The profile as the form holds it; what is not known yet is empty. */
export function profileValues(me: Me): z.input<typeof ProfileForm> {
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

export const emptyRegistration: z.input<typeof RegistrationForm> = {
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
