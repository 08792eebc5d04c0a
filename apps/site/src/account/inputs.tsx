import { PasswordField, TextField } from 'visa-ui';
import { type SiteForm, useFormField } from '../form';
import { authStrings } from '../strings/pages/auth';

export interface EmailInputProps {
	form: SiteForm<{ email: string }>;
	autoComplete: 'username' | 'email';
}

/** The form's `email`. */
export function EmailInput({ form, autoComplete }: EmailInputProps) {
	return (
		<TextField {...useFormField(form, 'email')} type="email" label={authStrings.email} autoComplete={autoComplete} />
	);
}

export interface PasswordInputProps {
	form: SiteForm<{ password: string }>;
	label: string;
	description?: string;
	autoComplete: 'current-password' | 'new-password';
}

/** The form's `password`. */
export function PasswordInput({ form, ...props }: PasswordInputProps) {
	return <PasswordField {...useFormField(form, 'password')} {...props} />;
}
