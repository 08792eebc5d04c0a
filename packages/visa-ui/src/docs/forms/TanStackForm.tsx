import { useForm } from '@tanstack/react-form';
import { Button, ComboBox, Form, NumberStepper, TextField } from '../../entries';

const countries = [
	{ id: 'az', label: 'Azərbaycan' },
	{ id: 'it', label: 'İtaliya' },
];

export interface Traveller {
	name: string;
	country: string | null;
	people: number;
}

const nobody: Traveller = { name: '', country: null, people: 1 };
const needed = ({ value }: { value: string | null }) => (value ? undefined : 'Bu xananı doldurun');

/** A field gets its value and reports changes; its first error is the message below it. */
export function TanStackForm({ send }: { send: (traveller: Traveller) => void }) {
	const form = useForm({ defaultValues: nobody, onSubmit: ({ value }) => send(value) });
	return (
		<Form onSubmit={() => void form.handleSubmit()}>
			<form.Field name="name" validators={{ onSubmit: needed }}>
				{({ name, state, handleChange, handleBlur }) => (
					<TextField
						label="Ad"
						name={name}
						value={state.value}
						onChange={handleChange}
						onBlur={handleBlur}
						errorMessage={state.meta.errors[0]}
						isRequired
					/>
				)}
			</form.Field>
			<form.Field name="country" validators={{ onSubmit: needed }}>
				{({ name, state, handleChange, handleBlur }) => (
					<ComboBox
						label="Vətəndaşlıq"
						name={name}
						items={countries}
						value={state.value}
						onChange={handleChange}
						onBlur={handleBlur}
						errorMessage={state.meta.errors[0]}
						isRequired
					/>
				)}
			</form.Field>
			<form.Field name="people">
				{({ name, state, handleChange }) => (
					<NumberStepper
						label="Səyahətçi sayı"
						name={name}
						minValue={1}
						maxValue={10}
						value={state.value}
						onChange={handleChange}
					/>
				)}
			</form.Field>
			<Button type="submit">Göndər</Button>
		</Form>
	);
}
