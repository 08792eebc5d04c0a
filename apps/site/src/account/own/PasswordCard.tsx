import type { Me } from 'visa-sdk/contract';
import { queryKeys } from 'visa-sdk/queries';
import { Card, PasswordField, toast } from 'visa-ui';
import { client, queryClient } from '../../api';
import { FormFrame, SubmitButton, useForm, useFormField } from '../../form';
import { accountStrings } from '../../strings/pages/account';
import { authStrings } from '../../strings/pages/auth';
import { Fold } from './Fold';

const words = accountStrings.security.password;

/** Setting a new password with the current one. [ACC-01] */
export function PasswordCard({ me }: { me: Me }) {
	return (
		<Card title={words.heading} description={words.lead}>
			<Fold name="password" label={words.change}>
				{(close) => <PasswordForm me={me} onDone={close} />}
			</Fold>
		</Card>
	);
}

function PasswordForm({ me, onDone }: { me: Me; onDone: () => void }) {
	const form = useForm({
		schema: () => import('../schemas').then(({ PasswordChange }) => PasswordChange),
		initial: { currentPassword: '', password: '' },
		send: (body) => client.auth.changePassword(body),
		onSent: async () => {
			toast({ tone: 'success', message: words.done });
			onDone();
			await queryClient.invalidateQueries({ queryKey: queryKeys.sessions });
		},
	});
	return (
		<FormFrame form={form} aria-label={words.change}>
			{/* For password managers: whose password it is. */}
			<input type="text" name="username" autoComplete="username" value={me.email} readOnly hidden />
			<PasswordField {...useFormField(form, 'currentPassword')} label={words.current} autoComplete="current-password" />
			<PasswordField
				{...useFormField(form, 'password')}
				label={words.next}
				description={authStrings.passwordHint}
				autoComplete="new-password"
			/>
			<div>
				<SubmitButton form={form}>{words.submit}</SubmitButton>
			</div>
		</FormFrame>
	);
}
