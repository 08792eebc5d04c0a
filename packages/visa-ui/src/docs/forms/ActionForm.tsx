import { useActionState } from 'react';
import { Button, ComboBox, ErrorSummary, Stack, TextField } from '../../entries';

const countries = [
	{ id: 'az', label: 'Azərbaycan' },
	{ id: 'it', label: 'İtaliya' },
];

export interface Answer {
	/** What was submitted: the fields show it again, because React resets them after every action. */
	sent: { name: string; country: string | null };
	faults: { name?: string; country?: string };
	/** Incremented with every attempt, so that the summary receives focus each time. */
	attempt: number;
}

const nothing: Answer = { sent: { name: '', country: null }, faults: {}, attempt: 0 };

/** `register` runs on the server ('use server') or in the browser; it gets the FormData and returns the errors. */
export function ActionForm({ register }: { register: (before: Answer, data: FormData) => Promise<Answer> }) {
	const [{ sent, faults, attempt }, action, isPending] = useActionState(register, nothing);
	const list = Object.entries(faults).map(([fieldId, message]) => ({ fieldId, message }));
	return (
		// The server validates: `noValidate` keeps the browser from blocking what the server explains better.
		<form action={action} noValidate>
			<Stack gap="m">
				<ErrorSummary faults={list} attempt={attempt} />
				<TextField label="Ad" name="name" id="name" defaultValue={sent.name} errorMessage={faults.name} isRequired />
				<ComboBox
					label="Vətəndaşlıq"
					name="country"
					id="country"
					items={countries}
					defaultValue={sent.country}
					errorMessage={faults.country}
					isRequired
				/>
				<Button type="submit" isPending={isPending}>
					Göndər
				</Button>
			</Stack>
		</form>
	);
}
