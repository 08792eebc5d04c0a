import { Registration } from 'visa-sdk/contract';
import { formatTypedDate, parseTypedDate } from 'visa-sdk/rules';
import { z } from 'zod';

/** The registration form: the contract's, with the birth date as it is typed. */
export const RegistrationForm = Registration.extend({
	dateOfBirth: z
		.string()
		.transform((text) => parseTypedDate(formatTypedDate(text))?.toString() ?? '')
		.pipe(Registration.shape.dateOfBirth),
});

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

/** In the order of the page: the first faulty one gets the focus. */
export const registrationFields = [
	'firstName',
	'lastName',
	'dateOfBirth',
	'gender',
	'citizenshipId',
	'residentCountryId',
	'email',
	'phone',
	'password',
	'isTermsAccepted',
] as const;
