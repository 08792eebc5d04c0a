import { Email, Login, NewPassword } from 'visa-sdk/contract';
import { z } from 'zod';

/*
 * The schemas of account forms, loaded while a form is being read: with their library they weigh more than the form. They
 * don't include the visa request's schemas, which consist of three times as many.
 */
export { EmailChangeOrder, Login, PasswordChange, Profile, Registration } from 'visa-sdk/contract';

/** The form that requests a password reset e-mail. */
export const ForgotPassword = z.object({ email: Email });
/** What a confirmation's link takes on another device. */
export const LinkPassword = z.object({ password: Login.shape.password });
/** The same from somebody who doesn't know that password. */
export const LinkNewPassword = z.object({ newPassword: NewPassword });
/** The form behind the e-mail's link. */
export const ResetPassword = z.object({ password: NewPassword });
