import { SearchField } from '../../components/SearchField';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { useStrings } from '../../strings/wizard';
import { useWizard, useWizardActor } from '../useWizard';
import { CountryRows } from './CountryRows';
import { RemoteList } from './RemoteList';

/** Choosing the country. [CTY-01…07] */
export function CountryStep() {
	const actor = useWizardActor();
	const { country: words } = useStrings();
	const countries = useWizard((form) => form.countries);
	const search = useWizard((form) => form.countrySearch);
	const selected = useWizard((form) => form.choices.country);
	return (
		<Stack gap="m">
			<SearchField
				label={words.search}
				description={words.searchHint}
				value={search}
				onSearch={(text) => actor.send({ type: 'SEARCH', text })}
			/>
			<RemoteList list={countries} rowHeight={56} rows={4}>
				{(items) =>
					items.length === 0 ? (
						<div role="status">
							<Text tone="soft">{words.nothing}</Text>
						</div>
					) : (
						<CountryRows
							countries={items}
							selectedId={selected?.id ?? null}
							onChange={(country) => actor.send({ type: 'CHOOSE_COUNTRY', country })}
						/>
					)
				}
			</RemoteList>
		</Stack>
	);
}
