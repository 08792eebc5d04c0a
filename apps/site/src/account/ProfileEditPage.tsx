import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import type { Me } from 'visa-sdk/contract';
import { ErrorSummary, Link, Text, toast } from 'visa-ui';
import { client, meQuery, queryClient } from '../api';
import { strings } from '../strings/az';
import { AuthForm } from './AuthForm';
import { AuthPage } from './AuthPage';
import { PersonFields, PhoneInput } from './PersonFields';
import { ProfileForm, profileFields, profileValues } from './registration';
import { useServerErrors } from './useServerErrors';

const words = strings.profile;

/** One's own data, as at registration. [RTE-04] */
export function ProfileEditPage() {
	const { data: me } = useQuery(meQuery);
	// Keyed: another person who signs in meanwhile gets a form of their own.
	return me ? <ProfileEdit key={me.id} me={me} /> : null;
}

function ProfileEdit({ me }: { me: Me }) {
	const navigate = useNavigate();
	const form = useForm({
		resolver: zodResolver(ProfileForm),
		defaultValues: profileValues(me),
		// The summary of what is wrong takes the focus instead.
		shouldFocusError: false,
	});
	const { problem, run } = useServerErrors(form.setError, profileFields);
	const submit = form.handleSubmit((values) =>
		run(async () => {
			queryClient.setQueryData(meQuery.queryKey, await client.users.updateMe(values));
			toast({ tone: 'success', message: words.saved });
			await navigate({ to: '/profile' });
		}),
	);
	const faults = profileFields.flatMap((name) => {
		const message = form.formState.errors[name]?.message;
		return message ? [{ fieldId: name, message }] : [];
	});
	return (
		<AuthPage
			heading={words.editHeading}
			lead={words.editLead}
			problem={problem}
			foot={<Link href="/profile">{words.back}</Link>}
		>
			<AuthForm form={form} onSubmit={submit} submitLabel={words.save}>
				<ErrorSummary title={strings.auth.problems} faults={faults} attempt={form.formState.submitCount} />
				<PersonFields />
				<PhoneInput />
				<Text tone="soft">
					{me.email}. {words.emailFixed}
				</Text>
			</AuthForm>
		</AuthPage>
	);
}
