import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { Button, MultiSelect, Notice, Skeleton } from 'visa-ui';
import { strings } from '../../strings/az';
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
	onBlur?: () => void;
	ref?: Ref<HTMLInputElement>;
}

const FIELD_HEIGHT = 112;

/** Any number of the countries that there are. */
export function CountriesInput(props: CountriesInputProps) {
	const { data, error, isFetching, refetch } = useQuery(countryChoices);
	if (error && !isFetching) {
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
	if (!data) return <Skeleton height={FIELD_HEIGHT} />;
	return <MultiSelect {...props} items={data} hasAll placeholder={words.countries.search} />;
}
