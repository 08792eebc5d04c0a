import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn, useController } from 'react-hook-form';
import { Button, PasswordField, Stack, TextField } from 'visa-ui';
import { strings } from '../strings/az';

export interface AuthFormProps<Values extends FieldValues, Output> {
	form: UseFormReturn<Values, unknown, Output>;
	onSubmit: () => void;
	submitLabel: string;
	/** The fields, between them and the button nothing else. */
	children: ReactNode;
	/** Below the button, such as a link. */
	after?: ReactNode;
}

/** A form of the sign-in pages: its fields below each other, then its one button. */
export function AuthForm<Values extends FieldValues, Output>(props: AuthFormProps<Values, Output>) {
	const { form, onSubmit, submitLabel, children, after } = props;
	return (
		<FormProvider {...form}>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					onSubmit();
				}}
			>
				<Stack gap="m">
					{children}
					<Button type="submit" tone="primary" isPending={form.formState.isSubmitting}>
						{submitLabel}
					</Button>
					{after}
				</Stack>
			</form>
		</FormProvider>
	);
}

/** Ties a text field of the library to the form around it: value, error and focus. */
export function useTextField(name: string) {
	const { field, fieldState } = useController<Record<string, string>>({ name });
	return {
		id: name,
		name,
		value: field.value,
		onChange: field.onChange,
		onBlur: field.onBlur,
		ref: field.ref,
		errorMessage: fieldState.error?.message,
	};
}

/** The form's `email`. */
export function EmailInput({ autoComplete }: { autoComplete: 'username' | 'email' }) {
	return <TextField {...useTextField('email')} type="email" label={strings.auth.email} autoComplete={autoComplete} />;
}

export interface PasswordInputProps {
	label: string;
	description?: string;
	autoComplete: 'current-password' | 'new-password';
}

/** The form's `password`. */
export function PasswordInput(props: PasswordInputProps) {
	return <PasswordField {...useTextField('password')} {...props} />;
}
