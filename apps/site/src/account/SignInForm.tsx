import { Link } from 'visa-ui';
import { FormFrame, type SiteForm, SubmitButton, valuesNow } from '../form';
import { standsAlone } from '../shell/Layout.css';
import { EmailInput, PasswordInput } from './inputs';
import { typedEmail } from './typedEmail';

export interface SignInFormProps {
	form: SiteForm<{ email: string; password: string }>;
	words: { password: string; submit: string; forgot: string };
}

/** Address and password, for travellers and staff. */
export function SignInForm({ form, words }: SignInFormProps) {
	return (
		<FormFrame form={form}>
			<EmailInput form={form} autoComplete="username" />
			<PasswordInput form={form} label={words.password} autoComplete="current-password" />
			<SubmitButton form={form} width="full">
				{words.submit}
			</SubmitButton>
			<Link className={standsAlone} href="/auth/forgot-password" onPress={() => typedEmail.keep(valuesNow(form).email)}>
				{words.forgot}
			</Link>
		</FormFrame>
	);
}
