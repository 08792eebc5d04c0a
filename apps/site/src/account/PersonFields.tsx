import { useQuery } from '@tanstack/react-query';
import type { NamedItem } from 'visa-sdk/contract';
import { formatTypedDate } from 'visa-sdk/rules';
import { Button, ComboBox, Notice, RadioGroup, TextField } from 'visa-ui';
import { queries } from '../api';
import { strings } from '../strings/az';
import { useTextField } from './AuthForm';
import { pair } from './account.css';
import { sentenceOf } from './useServerErrors';

const words = strings.auth;

/** Who registers: names as in the passport, birth date, gender, citizenship and country of residence. */
export function PersonFields() {
	const citizenships = useQuery(queries.citizenships.list());
	const residentCountries = useQuery(queries.residentCountries.list());
	const failed = citizenships.error ?? residentCountries.error;
	const retry = () => void Promise.all([citizenships.refetch(), residentCountries.refetch()]);
	return (
		<>
			<div className={pair}>
				<NameInput name="firstName" label={words.firstName} autoComplete="given-name" />
				<NameInput name="lastName" label={words.lastName} autoComplete="family-name" />
			</div>
			<div className={pair}>
				<BirthInput />
				<GenderInput />
			</div>
			{failed && (
				<Notice
					tone="error"
					title={words.listsFailed}
					action={
						<Button tone="secondary" onPress={retry}>
							{strings.retry}
						</Button>
					}
				>
					{sentenceOf(failed)}
				</Notice>
			)}
			<div className={pair}>
				<ListInput name="citizenshipId" label={words.citizenship} items={citizenships.data?.data} />
				<ListInput name="residentCountryId" label={words.residentCountry} items={residentCountries.data?.data} />
			</div>
		</>
	);
}

function NameInput({ name, ...props }: { name: string; label: string; autoComplete: 'given-name' | 'family-name' }) {
	return <TextField {...useTextField(name)} {...props} description={words.asInPassport} />;
}

export function PhoneInput() {
	return (
		<TextField
			{...useTextField('phone')}
			type="tel"
			label={words.phone}
			description={words.phoneHint}
			autoComplete="tel"
		/>
	);
}

/** Typed as DD/MM/YYYY and put into form on leaving, without emptying: nobody types a birthday twice. */
function BirthInput() {
	const { onBlur, ...field } = useTextField('dateOfBirth');
	return (
		<TextField
			{...field}
			label={words.dateOfBirth}
			description={words.dateOfBirthHint}
			inputMode="numeric"
			autoComplete="bday"
			onBlur={() => {
				field.onChange(formatTypedDate(field.value));
				onBlur();
			}}
		/>
	);
}

function GenderInput() {
	const field = useTextField('gender');
	return (
		<RadioGroup
			id={field.id}
			name={field.name}
			label={words.gender}
			value={field.value || null}
			onChange={field.onChange}
			onBlur={field.onBlur}
			errorMessage={field.errorMessage}
			items={[
				{ id: 'female', label: words.female },
				{ id: 'male', label: words.male },
			]}
		/>
	);
}

function ListInput({ name, label, items = [] }: { name: string; label: string; items?: NamedItem[] }) {
	const { value, onChange, ...field } = useTextField(name);
	return (
		<ComboBox
			{...field}
			label={label}
			items={items.map((item) => ({ id: item.id, label: item.name }))}
			value={value || null}
			onChange={(id) => onChange(id ?? '')}
		/>
	);
}
