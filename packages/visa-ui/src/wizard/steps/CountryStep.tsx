import { formatAmount } from 'visa-sdk/format';
import { OptionList } from '../../components/OptionList';
import { SearchField } from '../../components/SearchField';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { useFormats } from '../../strings/formats';
import { useStrings } from '../../strings/wizard';
import { useWizard, useWizardActor } from '../useWizard';
import { RemoteList } from './RemoteList';

/** Choosing the country. [CTY-01…06] */
export function CountryStep() {
	const actor = useWizardActor();
	const { country: words } = useStrings();
	const countries = useWizard((form) => form.countries);
	const formats = useFormats();
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
						<OptionList
							label={words.list}
							items={items.map((country) => ({
								id: country.id,
								title: country.name,
								imageUrl: country.image,
								note:
									country.additionalServices > 0
										? words.fee(formatAmount(country.additionalServices, formats))
										: undefined,
							}))}
							selectedId={selected?.id ?? null}
							onChange={(id) =>
								actor.send({ type: 'CHOOSE_COUNTRY', country: items.find((country) => country.id === id) ?? null })
							}
						/>
					)
				}
			</RemoteList>
		</Stack>
	);
}
