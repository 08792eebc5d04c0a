import { Link } from 'visa-ui';
import { FormFrame, type SiteForm, SubmitButton, valuesNow } from '../form';
import { standsAlone } from '../shell/Layout.css';
import { EmailInput, PasswordInput } from './inputs';
import { hrefWithRedirect } from './redirect';
import { typedEmail } from './typedEmail';

export interface SignInFormProps {
	form: SiteForm<{ email: string; password: string }>;
	/** Where signing in leads, which a forgotten password doesn't change. */
	redirect?: string | undefined;
	words: { password: string; submit: string; forgot: string };
}

/** Address and password, for travellers and staff. */
export function SignInForm({ form, redirect, words }: SignInFormProps) {
	return (
		<FormFrame form={form}>
			<EmailInput form={form} autoComplete="username" />
			<PasswordInput form={form} label={words.password} autoComplete="current-password" />
			<SubmitButton form={form} width="full">
				{words.submit}
			</SubmitButton>
			<Link
				className={standsAlone}
				href={hrefWithRedirect('/auth/forgot-password', redirect)}
				onPress={() => typedEmail.keep(valuesNow(form).email)}
			>
				{words.forgot}
			</Link>
		</FormFrame>
	);
}
