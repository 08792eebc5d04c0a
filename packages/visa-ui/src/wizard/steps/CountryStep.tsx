import type { Country } from 'visa-sdk/contract';
import { formatAmount, formatMoney } from 'visa-sdk/format';
import { OptionList } from '../../components/OptionList';
import { SearchField } from '../../components/SearchField';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import type { WizardStrings } from '../../strings/az/wizard';
import { useFormats } from '../../strings/formats';
import { useStrings } from '../../strings/wizard';
import { useWizard, useWizardActor } from '../useWizard';
import { RemoteList } from './RemoteList';

/** Choosing the country; each says what it costs at the least, and how long it takes. [CTY-01…07] */
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
								aside: country.from && fromWords(country.from, words, formats),
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

/** The whole, what of it the embassy takes, and the days. [CTY-07] */
function fromWords(
	{ total, atEmbassy, days }: NonNullable<Country['from']>,
	words: WizardStrings['country'],
	formats: ReturnType<typeof useFormats>,
) {
	const facts = [
		...(atEmbassy > 0 ? [words.fromAtEmbassy(formatMoney(atEmbassy, formats))] : []),
		...(days ? [words.fromDays(days.from, days.to)] : []),
	];
	return { title: words.from(formatMoney(total, formats)), note: facts.join(' · ') || undefined };
}
