import { Email, NewPassword, Profile, Registration } from 'visa-sdk/contract';
import { formatTypedDate, parseTypedDate } from 'visa-sdk/rules';
import { z } from 'zod';

/*
 * What checks the travellers' forms, fetched while a form is being read: with its library it weighs more than the form.
 */
export { EmailChangeOrder, InformationAnswer, Login, PasswordChange, StatusQuestion } from 'visa-sdk/contract';

/** The birth date as it is typed, turned into the contract's. */
const typedBirthday = z
	.string()
	.transform((text) => parseTypedDate(formatTypedDate(text))?.toString() ?? '')
	.pipe(Registration.shape.dateOfBirth);

/** The registration form: the contract's, with the birth date as it is typed. */
export const RegistrationForm = Registration.extend({ dateOfBirth: typedBirthday });

/** The same of what can be changed later. */
export const ProfileForm = Profile.extend({ dateOfBirth: typedBirthday });

export const ForgotPassword = z.object({ email: Email });
export const ResetPassword = z.object({ password: NewPassword });

/**
 * @param email that has to be typed once more
 * @param wrong what is said of any other
 */
export const deletionOf = (email: string, wrong: string) =>
	z.object({ typed: z.string().refine((text) => text.trim().toLowerCase() === email, { error: wrong }) });
