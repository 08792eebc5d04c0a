import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useId, useLayoutEffect } from 'react';
import { Checkbox, Inline, Link, Stack, Text } from 'visa-ui';
import { DRAFT_KEY } from 'visa-ui/machine';
import { client } from '../api';
import { FormFrame, type SiteForm, SubmitButton, useForm, useFormField } from '../form';
import { legalPages } from '../legal/legalPages';
import { standsAlone } from '../shell/Layout.css';
import { strings } from '../strings';
import { authStrings } from '../strings/pages/auth';
import { AuthPage } from './AuthPage';
import { EmailInput, PasswordInput } from './inputs';
import { PersonFields, PhoneInput } from './PersonFields';
import { CORRECTING, pendingRegistration } from './pendingRegistration';
import { hrefWithRedirect, keptDraft } from './redirect';
import { asTyped, emptyRegistration, withBirthday } from './registration';

const words = authStrings;

/**
 * Registering as a traveller, followed by confirming the address. A saved draft is continued afterwards. [RTE-03]
 * [SUB-05]
 */
export function RegisterPage() {
	const { redirect } = useSearch({ from: '/ready/auth/register' });
	const navigate = useNavigate();
	const isCorrecting = useLocation({ select: ({ hash }) => hash === CORRECTING });
	const form = useForm({
		schema: () => import('./schemas').then(({ Registration }) => Registration),
		toBody: withBirthday,
		initial: emptyRegistration,
		send: async (body) => {
			const pending = await client.auth.register({ ...body, returnTo: redirect });
			pendingRegistration.keep({ ...body, dateOfBirth: asTyped(body.dateOfBirth) });
			pendingRegistration.letterSent(pending, body.email);
			return pending;
		},
		onSent: ({ confirmationId }) => navigate({ to: '/auth/confirm-email', search: { confirmationId, redirect } }),
	});
	const { engine } = form.inside;
	// Once the page is as the server rendered it, without knowledge of the tab, and before anything is painted. Someone
	// else who starts over here sees nothing of the previous registration.
	useLayoutEffect(() => {
		const typed = isCorrecting && pendingRegistration.read();
		if (typed) engine.reset({ ...emptyRegistration, ...typed });
	}, [engine, isCorrecting]);
	return (
		<AuthPage
			heading={words.register.heading}
			hint={keptDraft(redirect, DRAFT_KEY) ? words.register.draftKept : null}
			foot={
				<Inline gap="xs">
					<Text tone="soft">{words.register.haveAccount}</Text>
					<Link className={standsAlone} href={hrefWithRedirect('/auth/login', redirect)}>
						{words.register.login}
					</Link>
				</Inline>
			}
		>
			<FormFrame form={form} hasSummary isGuarded>
				<PersonFields form={form} />
				<EmailInput form={form} autoComplete="email" />
				<PhoneInput form={form} />
				<PasswordInput
					form={form}
					label={words.password}
					description={words.passwordHint}
					autoComplete="new-password"
				/>
				<TermsInput form={form} />
				<SubmitButton form={form} width="full">
					{words.register.submit}
				</SubmitButton>
			</FormFrame>
		</AuthPage>
	);
}

function TermsInput({ form }: { form: SiteForm<{ isTermsAccepted: boolean }> }) {
	const { value, ...field } = useFormField(form, 'isTermsAccepted');
	const linksId = useId();
	return (
		<Stack gap="xs">
			<Checkbox {...field} aria-describedby={linksId} isSelected={value}>
				{words.terms}
			</Checkbox>
			{/* In new tabs, so that the form stays as it is. */}
			<div id={linksId}>
				<Inline gap="s">
					<Text tone="soft">{words.termsLinks}</Text>
					{legalPages.map((page) => (
						<Link key={page} href={`/${page}`} isExternal>
							{strings.titles[page]}
						</Link>
					))}
				</Inline>
			</div>
		</Stack>
	);
}
