import { zodResolver } from '@hookform/resolvers/zod';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId } from 'react';
import { useController, useForm } from 'react-hook-form';
import { Checkbox, ErrorSummary, Inline, Link, Stack, Text } from 'visa-ui';
import { DRAFT_KEY } from 'visa-ui/machine';
import { client } from '../api';
import { legalPages } from '../legal/legalPages';
import { strings } from '../strings/az';
import { AuthForm, EmailInput, PasswordInput } from './AuthForm';
import { AuthPage } from './AuthPage';
import { PersonFields, PhoneInput } from './PersonFields';
import { hrefWithRedirect, keptDraft } from './redirect';
import { emptyRegistration, RegistrationForm, registrationFields } from './registration';
import { useServerErrors } from './useServerErrors';

const words = strings.auth;

/** Registering as a traveller; then the e-mail is confirmed. A kept draft waits on the other side. [RTE-03] [SUB-05] */
export function RegisterPage() {
	const { redirect } = useSearch({ from: '/ready/auth/register' });
	const navigate = useNavigate();
	const form = useForm({
		resolver: zodResolver(RegistrationForm),
		defaultValues: emptyRegistration,
		// The summary of what is wrong takes the focus instead.
		shouldFocusError: false,
	});
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
			<AuthForm form={form} onSubmit={submit} submitLabel={words.register.submit}>
				<ErrorSummary title={words.problems} faults={faults} attempt={form.formState.submitCount} />
				<PersonFields />
				<EmailInput autoComplete="email" />
				<PhoneInput />
				<PasswordInput label={words.password} description={words.passwordHint} autoComplete="new-password" />
				<TermsInput />
			</AuthForm>
		</AuthPage>
	);
}

function TermsInput() {
	const { field, fieldState } = useController<Record<string, boolean>>({ name: 'isTermsAccepted' });
	const linksId = useId();
	return (
		<Stack gap="xs">
			<Checkbox
				id={field.name}
				aria-describedby={linksId}
				name={field.name}
				ref={field.ref}
				isSelected={field.value}
				onChange={field.onChange}
				onBlur={field.onBlur}
				errorMessage={fieldState.error?.message}
			>
				{words.terms}
			</Checkbox>
			{/* In new tabs, so that the form stays as it is. */}
			<div id={linksId}>
				<Inline gap="s">
					<Text tone="soft">{words.termsLinks}</Text>
					{legalPages.map((page) => (
						<Link key={page} href={`/${page}`} isExternal>
							{strings.legal[page].heading}
						</Link>
					))}
				</Inline>
			</div>
		</Stack>
	);
}
