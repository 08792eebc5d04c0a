import { parseDate } from '@internationalized/date';
import type { FormEvent } from 'react';
import { Button, Checkbox, ComboBox, DateField, NumberStepper, Stack, TextField } from '../../entries';

const countries = [
	{ id: 'az', label: 'Azərbaycan' },
	{ id: 'it', label: 'İtaliya' },
];

/** The browser keeps, validates and resets the values; the page reads a FormData. */
export function PlainForm({ send }: { send: (data: FormData) => void }) {
	function onSubmit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		send(new FormData(event.currentTarget));
	}
	return (
		<form onSubmit={onSubmit}>
			<Stack gap="m">
				<TextField label="Ad" name="name" isRequired validate={(name) => /\d/.test(name) && 'Rəqəmsiz yazın'} />
				<ComboBox label="Vətəndaşlıq" name="country" items={countries} defaultValue="az" isRequired />
				<DateField label="Doğum tarixi" name="birthday" maxValue={parseDate('2026-12-08')} isRequired />
				<NumberStepper label="Səyahətçi sayı" name="people" minValue={1} maxValue={10} />
				<Checkbox name="terms" isRequired>
					Şərtlərlə razıyam
				</Checkbox>
				<Button type="submit">Göndər</Button>
				<Button type="reset" tone="quiet">
					Təmizlə
				</Button>
			</Stack>
		</form>
	);
}
