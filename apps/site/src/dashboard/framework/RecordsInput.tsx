import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { Button, MultiSelect, Notice, Skeleton } from 'visa-ui';
import { baseWords } from '../../strings/az/base';
import type { OfferedSection } from '../resource';
import { words } from '../strings';
import { countryChoices, recordChoices } from './calls';

export interface RecordsInputProps {
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
interface Choice {
	id: string;
	label: string;
}

const FIELD_HEIGHT = 112;

/** A selection of countries. */
export function CountriesInput(props: RecordsInputProps) {
	const choices = useQuery(countryChoices);
	return <Choices {...props} choices={choices} failed={words.countries.failed} placeholder={words.countries.search} />;
}

/** A selection of another section's records. */
export function OfferedInput({ of, ...props }: RecordsInputProps & { of: OfferedSection }) {
	const choices = useQuery(recordChoices(of));
	return <Choices {...props} choices={choices} failed={words.fields.offeredFailed} />;
}

interface ChoicesProps extends RecordsInputProps {
	choices: UseQueryResult<readonly Choice[]>;
	failed: string;
	placeholder?: string;
}

function Choices({ choices: { data, error, isFetching, refetch }, failed, ...props }: ChoicesProps) {
	// What is known stays, if reading it again fails.
	if (!data && error && !isFetching) {
		return (
			<Notice
				tone="error"
				action={
					<Button tone="secondary" onPress={() => void refetch()}>
						{baseWords.retry}
					</Button>
				}
			>
				{failed}
			</Notice>
		);
	}
	if (!data) return <Skeleton height={FIELD_HEIGHT} />;
	return <MultiSelect {...props} items={data} hasAll />;
}
