import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ComboBox } from 'visa-ui';
import { queries } from '../api';
import { sentenceOf } from '../shell/sentenceOf';
import { useAtRest } from '../shell/useAtRest';
import { countrySearchStrings } from '../strings/pages/home';
import { useRested } from './useRested';

/** The country step's complete query, so that the wizard finds its list already loaded. [CTY-02] */
const ALL = { page: 1, limit: 200 } as const;
/** The typing pause after which the country step queries the server too. */
const REST_MS = 500;

/** A country found by typing; selecting it opens the wizard with it, at the first remaining step. [HOM-01] [WIZ-10] */
export function CountrySearch() {
	const navigate = useNavigate();
	const [typed, setTyped] = useState('');
	const rested = useRested(typed.trim(), REST_MS);
	const isAtRest = useAtRest();
	const all = useQuery({ ...queries.countryList(ALL), enabled: isAtRest || typed !== '' });
	// The server knows a country's other names: in other languages, and its code.
	const found = useQuery({ ...queries.countryList({ ...ALL, countryName: rested }), enabled: rested !== '' });
	const isSearching = all.isPending || rested !== typed.trim() || (rested !== '' && found.isPending);
	const foundIds = new Set(found.data?.data.map(({ id }) => id));
	const words = countrySearchStrings;
	const failure = all.error ?? found.error;
	return (
		<ComboBox
			label={words.label}
			placeholder={words.placeholder}
			items={(all.data?.data ?? []).map(({ id, name }) => ({
				id,
				label: name,
				...(foundIds.has(id) && { keywords: rested }),
			}))}
			value={null}
			onInputChange={setTyped}
			onChange={(countryId) => {
				if (countryId) void navigate({ to: '/application', search: { countryId } });
			}}
			emptyMessage={isSearching ? words.searching : failure ? sentenceOf(failure) : words.nothing}
		/>
	);
}
