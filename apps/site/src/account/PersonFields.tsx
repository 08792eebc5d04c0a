import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { NamedItem } from 'visa-sdk/contract';
import { formatTypedDate } from 'visa-sdk/rules';
import { ComboBox, RadioGroup, TextField } from 'visa-ui';
import { queries } from '../api';
import { type SiteForm, useFormField } from '../form';
import { FailedNotice } from '../shell/FailedNotice';
import { useAtRest } from '../shell/useAtRest';
import { authStrings } from '../strings/pages/auth';
import { pair } from './account.css';

const words = authStrings;

/** The values of the fields as typed and selected. */
export interface PersonValues {
	firstName: string;
	lastName: string;
	dateOfBirth: string;
	gender: string;
	citizenshipId: string;
	residentCountryId: string;
}
interface PersonInputProps {
	form: SiteForm<PersonValues>;
}

/** The traveller: names as in the passport, birth date, gender, citizenship and country of residence. */
export function PersonFields({ form }: PersonInputProps) {
	// Two hundred names each, none of which is visible before someone searches for one.
	const isAtRest = useAtRest();
	const [isWanted, setWanted] = useState(false);
	const enabled = isAtRest || isWanted;
	const citizenships = useQuery({ ...queries.citizenships.list(), enabled });
	const residentCountries = useQuery({ ...queries.residentCountries.list(), enabled });
	const failed = citizenships.error ?? residentCountries.error;
	const list = { isAwaited: enabled && !failed, onWanted: () => setWanted(true) };
	const retry = () => void Promise.all([citizenships.refetch(), residentCountries.refetch()]);
	return (
		<>
			<div className={pair}>
				<NameInput form={form} name="firstName" label={words.firstName} autoComplete="given-name" />
				<NameInput form={form} name="lastName" label={words.lastName} autoComplete="family-name" />
			</div>
			<div className={pair}>
				<BirthInput form={form} />
				<GenderInput form={form} />
			</div>
			{failed && <FailedNotice error={failed} title={words.listsFailed} onRetry={retry} />}
			<div className={pair}>
				<ListInput
					{...list}
					form={form}
					name="citizenshipId"
					label={words.citizenship}
					items={citizenships.data?.data}
				/>
				<ListInput
					{...list}
					form={form}
					name="residentCountryId"
					label={words.residentCountry}
					items={residentCountries.data?.data}
				/>
			</div>
		</>
	);
}

interface NameInputProps extends PersonInputProps {
	name: 'firstName' | 'lastName';
	label: string;
	autoComplete: 'given-name' | 'family-name';
}

function NameInput({ form, name, ...props }: NameInputProps) {
	return <TextField {...useFormField(form, name)} {...props} description={words.asInPassport} />;
}

/** The phone number in a person's form, as country code and digits. */
export function PhoneInput({ form }: { form: SiteForm<{ phone: string }> }) {
	return (
		<TextField
			{...useFormField(form, 'phone')}
			type="tel"
			label={words.phone}
			description={words.phoneHint}
			autoComplete="tel"
		/>
	);
}

/** Typed as DD/MM/YYYY and formatted on leaving, without being emptied: nobody should have to type a birthday twice. */
function BirthInput({ form }: PersonInputProps) {
	const { onBlur, ...field } = useFormField(form, 'dateOfBirth');
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

function GenderInput({ form }: PersonInputProps) {
	const { ref: _ref, value, onChange, ...field } = useFormField(form, 'gender');
	return (
		<RadioGroup
			{...field}
			label={words.gender}
			description={words.genderHint}
			value={value || null}
			onChange={(chosen) => onChange(chosen ?? '')}
			items={[
				{ id: 'female', label: words.female },
				{ id: 'male', label: words.male },
			]}
		/>
	);
}

interface ListInputProps extends PersonInputProps {
	name: 'citizenshipId' | 'residentCountryId';
	label: string;
	items?: NamedItem[];
	/** It was requested, and is coming unless it has. */
	isAwaited: boolean;
	/** Called when something is typed into it. */
	onWanted: () => void;
}

function ListInput({ form, name, label, items, isAwaited, onWanted }: ListInputProps) {
	const { value, onChange, ...field } = useFormField(form, name);
	return (
		<ComboBox
			{...field}
			label={label}
			items={items?.map(({ id, name, aliases }) => ({ id, label: name, keywords: aliases.join(' ') })) ?? []}
			isPending={isAwaited && !items}
			onInputChange={onWanted}
			value={value || null}
			onChange={(id) => onChange(id ?? '')}
		/>
	);
}
