import { zodResolver } from '@hookform/resolvers/zod';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { FormProvider, useForm } from 'react-hook-form';
import { Button, Checkbox, ErrorSummary, Inline, Link, PasswordField, Stack, Text, TextField } from 'visa-ui';
import { DRAFT_KEY } from 'visa-ui/machine';
import { client } from '../api';
import { strings } from '../strings/az';
import { AuthPage } from './AuthPage';
import { Bound } from './Bound';
import { PersonFields } from './PersonFields';
import { hrefWithRedirect, keptDraft } from './redirect';
import { emptyRegistration, RegistrationForm, registrationFields } from './registration';
import { useServerErrors } from './useServerErrors';

const words = strings.auth;

/** Registering as a traveller; then the e-mail is confirmed. A kept draft waits on the other side. [RTE-03] [SUB-05] */
export function RegisterPage() {
	const { redirect } = useSearch({ from: '/ready/auth/register' });
	const navigate = useNavigate();
	const form = useForm({ resolver: zodResolver(RegistrationForm), defaultValues: emptyRegistration });
	const { problem, run } = useServerErrors(form.setError, registrationFields);
	const submit = form.handleSubmit((values) =>
		run(async () => {
			const { confirmationId } = await client.auth.register({ ...values, returnTo: redirect });
			await navigate({ to: '/auth/confirm-email', search: { confirmationId, redirect } });
		}),
	);
	const faults = registrationFields.flatMap((name) => {
		const message = form.formState.errors[name]?.message;
		return message ? [{ fieldId: name, message }] : [];
	});
	return (
		<AuthPage
			heading={words.register.heading}
			problem={problem}
			hint={keptDraft(redirect, DRAFT_KEY) ? words.register.draftKept : null}
			foot={
				<Inline gap="xs">
					<Text tone="soft">{words.register.haveAccount}</Text>
					<Link href={hrefWithRedirect('/auth/login', redirect)}>{words.register.login}</Link>
				</Inline>
			}
		>
			<FormProvider {...form}>
				<form onSubmit={submit} noValidate>
					<Stack gap="m">
						{form.formState.submitCount > 0 && faults.length > 0 && (
							<ErrorSummary title={words.problems} faults={faults} />
						)}
						<PersonFields />
						<Bound
							name="email"
							render={(field) => <TextField {...field} type="email" label={words.email} autoComplete="email" />}
						/>
						<Bound
							name="phone"
							render={(field) => (
								<TextField {...field} type="tel" label={words.phone} description={words.phoneHint} autoComplete="tel" />
							)}
						/>
						<Bound
							name="password"
							render={(field) => (
								<PasswordField
									{...field}
									label={words.password}
									description={words.passwordHint}
									autoComplete="new-password"
								/>
							)}
						/>
						<Bound
							name="isTermsAccepted"
							render={({ value, ref, onChange, ...field }) => (
								<Checkbox
									{...field}
									inputRef={ref}
									isSelected={value}
									// Not accepting is a value of the form; the contract refuses it with a sentence.
									onChange={(isAccepted) => onChange(isAccepted as true)}
								>
									{words.terms}
								</Checkbox>
							)}
						/>
						<Button type="submit" tone="primary" isPending={form.formState.isSubmitting}>
							{words.register.submit}
						</Button>
					</Stack>
				</form>
			</FormProvider>
		</AuthPage>
	);
}
