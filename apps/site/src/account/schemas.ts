import { Email, NewPassword } from 'visa-sdk/contract';
import { z } from 'zod';

/*
 * What checks the forms of an account, fetched while a form is being read: with its library it weighs more than the form. A
 * schema of a visa request is no part of it, for those are made of thrice as many.
 */
export { EmailChangeOrder, Login, PasswordChange, Profile, Registration } from 'visa-sdk/contract';

/** The form that asks for the letter with a link to a new password. */
export const ForgotPassword = z.object({ email: Email });
/** The form that the letter's link opens. */
export const ResetPassword = z.object({ password: NewPassword });
