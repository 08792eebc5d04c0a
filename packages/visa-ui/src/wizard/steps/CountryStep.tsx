import { SearchField } from '../../components/SearchField';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { useWizardStrings } from '../../strings/wizard';
import { useWizard, useWizardActor } from '../useWizard';
import { CountryRows } from './CountryRows';
import { RemoteList } from './RemoteList';

/** Choosing the country. [CTY-01…07] */
export function CountryStep() {
	return (
		<Stack gap="m">
			<CountrySearch />
			<Countries />
		</Stack>
	);
}

function CountrySearch() {
	const actor = useWizardActor();
	const { country: words } = useWizardStrings();
	const search = useWizard((form) => form.countrySearch);
	// Where nothing is known yet, the list itself says that it loads.
	const isAsked = useWizard(({ countries }) => countries.status === 'loading' && Boolean(countries.known?.length));
	return (
		<SearchField
			label={words.search}
			description={words.searchHint}
			searched={search}
			isPending={isAsked}
			onSearch={(text) => actor.send({ type: 'SEARCH', text })}
		/>
	);
}

function Countries() {
	const actor = useWizardActor();
	const { country: words } = useWizardStrings();
	const countries = useWizard((form) => form.countries);
	const selectedId = useWizard((form) => form.choices.country?.id ?? null);
	return (
		<RemoteList list={countries} rowHeight={56} rows={4}>
			{(items) =>
				items.length === 0 ? (
					<div role="status">
						<Text tone="soft">{words.nothing}</Text>
					</div>
				) : (
					<CountryRows
						countries={items}
						selectedId={selectedId}
						onChange={(country) => actor.send({ type: 'CHOOSE_COUNTRY', country })}
					/>
				)
			}
		</RemoteList>
	);
}
