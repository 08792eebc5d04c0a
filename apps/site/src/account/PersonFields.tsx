import { useQuery } from '@tanstack/react-query';
import type { NamedItem } from 'visa-sdk/contract';
import { formatTypedDate } from 'visa-sdk/rules';
import { Button, ComboBox, Notice, RadioGroup, TextField } from 'visa-ui';
import { queries } from '../api';
import { strings } from '../strings/az';
import { pair } from './account.css';
import { Bound } from './Bound';
import { sentenceOf } from './useServerErrors';

const words = strings.auth;

const optionsOf = (page: { data: NamedItem[] } | undefined) =>
	page?.data.map(({ id, name }) => ({ id, label: name })) ?? [];

/** Who registers: names as in the passport, birth date, gender, citizenship and country of residence. */
export function PersonFields() {
	const citizenships = useQuery(queries.citizenships());
	const residentCountries = useQuery(queries.residentCountries());
	const failed = citizenships.error ?? residentCountries.error;
	const retry = () => void Promise.all([citizenships.refetch(), residentCountries.refetch()]);
	return (
		<>
			<div className={pair}>
				<Bound
					name="firstName"
					render={(field) => (
						<TextField {...field} label={words.firstName} description={words.asInPassport} autoComplete="given-name" />
					)}
				/>
				<Bound
					name="lastName"
					render={(field) => (
						<TextField {...field} label={words.lastName} description={words.asInPassport} autoComplete="family-name" />
					)}
				/>
			</div>
			<div className={pair}>
				<Bound
					name="dateOfBirth"
					render={({ onBlur, ...field }) => (
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
					)}
				/>
				<Bound
					name="gender"
					render={(field) => (
						<RadioGroup
							{...field}
							label={words.gender}
							items={[
								{ id: 'female', label: words.female },
								{ id: 'male', label: words.male },
							]}
						/>
					)}
				/>
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
				<Bound
					name="citizenshipId"
					render={(field) => (
						<ComboBox
							{...field}
							label={words.citizenship}
							items={optionsOf(citizenships.data)}
							value={field.value || null}
							onChange={(id) => field.onChange(id ?? '')}
						/>
					)}
				/>
				<Bound
					name="residentCountryId"
					render={(field) => (
						<ComboBox
							{...field}
							label={words.residentCountry}
							items={optionsOf(residentCountries.data)}
							value={field.value || null}
							onChange={(id) => field.onChange(id ?? '')}
						/>
					)}
				/>
			</div>
		</>
	);
}
