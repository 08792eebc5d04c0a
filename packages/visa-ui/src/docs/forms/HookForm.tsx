import type { CalendarDate } from '@internationalized/date';
import { Controller, useForm } from 'react-hook-form';
import { Button, Checkbox, ComboBox, DatePicker, Form, TextField } from '../../entries';

const countries = [
	{ id: 'az', label: 'Azərbaycan' },
	{ id: 'it', label: 'İtaliya' },
];

export interface Traveller {
	name: string;
	country: string | null;
	start: CalendarDate | null;
	terms: boolean;
}

const nobody: Traveller = { name: '', country: null, start: null, terms: false };
const required = 'Bu xananı doldurun';

/** `field` has the names of our props: value, onChange, onBlur, name and ref, so that the first error receives focus. */
export function HookForm({ send }: { send: (traveller: Traveller) => void }) {
	const { control, handleSubmit } = useForm<Traveller>({ defaultValues: nobody });
	return (
		<Form onSubmit={handleSubmit(send)}>
			<Controller
				name="name"
				control={control}
				rules={{ required }}
				render={({ field, fieldState: { error } }) => (
					<TextField label="Ad" {...field} errorMessage={error?.message} isRequired />
				)}
			/>
			<Controller
				name="country"
				control={control}
				rules={{ required }}
				render={({ field, fieldState: { error } }) => (
					<ComboBox label="Vətəndaşlıq" {...field} items={countries} errorMessage={error?.message} isRequired />
				)}
			/>
			<Controller
				name="start"
				control={control}
				rules={{ required }}
				render={({ field, fieldState: { error } }) => (
					<DatePicker label="Başlanğıc" {...field} errorMessage={error?.message} isRequired />
				)}
			/>
			<Controller
				name="terms"
				control={control}
				rules={{ required }}
				render={({ field: { value, ...field }, fieldState: { error } }) => (
					<Checkbox {...field} isSelected={value} errorMessage={error?.message} isRequired>
						Şərtlərlə razıyam
					</Checkbox>
				)}
			/>
			<Button type="submit">Göndər</Button>
		</Form>
	);
}
