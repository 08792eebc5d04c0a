import { useQuery } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { foldText } from 'visa-sdk/rules';
import { Button, CheckboxGroup, Inline, Notice, SearchField, Skeleton, Text } from 'visa-ui';
import { strings } from '../../strings/az';
import * as css from '../dashboard.css';
import { words } from '../strings';
import { countryChoices } from './calls';

export interface CountriesInputProps {
	id: string;
	label: string;
	description?: string;
	errorMessage?: string;
	isOptional?: boolean;
	value: readonly string[];
	onChange: (ids: string[]) => void;
	ref?: Ref<HTMLFieldSetElement>;
}

const LIST_HEIGHT = 288;

/** Any number of countries: found by name, ticked, counted. */
export function CountriesInput(props: CountriesInputProps) {
	const { label, description, isOptional, value, onChange, ...field } = props;
	const labelId = `${field.id}-label`;
	const { data, error, refetch } = useQuery(countryChoices);
	const [search, setSearch] = useState('');
	if (error) {
		return (
			<Notice
				tone="error"
				action={
					<Button tone="secondary" onPress={() => void refetch()}>
						{strings.retry}
					</Button>
				}
			>
				{words.countries.failed}
			</Notice>
		);
	}
	if (!data) return <Skeleton height={LIST_HEIGHT} />;
	const wanted = foldText(search);
	const shown = data.filter(({ label }) => foldText(label).includes(wanted));
	const isShown = (id: string) => shown.some((country) => country.id === id);
	return (
		<div className={css.countries}>
			<p id={labelId} className={css.label}>
				{label}
				{isOptional && <span className={css.optional}> ({words.form.optional})</span>}
			</p>
			{description && <Text tone="soft">{description}</Text>}
			<SearchField
				aria-label={words.countries.search}
				placeholder={words.countries.search}
				value={search}
				onChange={setSearch}
			/>
			<div className={css.countryList}>
				<CheckboxGroup
					{...field}
					aria-labelledby={labelId}
					items={shown}
					value={value.filter(isShown)}
					// The ticks of those that the search hides stay.
					onChange={(ids) => onChange([...value.filter((id) => !isShown(id)), ...ids])}
				/>
			</div>
			<Inline gap="s">
				<Text tone="soft">
					<span role="status">{words.countries.chosen(value.length)}</span>
				</Text>
				<Button tone="quiet" onPress={() => onChange(data.map(({ id }) => id))}>
					{words.countries.all}
				</Button>
				<Button tone="quiet" onPress={() => onChange([])}>
					{words.countries.none}
				</Button>
			</Inline>
		</div>
	);
}
