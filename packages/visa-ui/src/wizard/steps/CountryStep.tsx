import { useEffect, useRef } from 'react';
import { SearchField } from '../../components/SearchField';
import { Stack } from '../../components/Stack';
import { useWizardStrings } from '../../strings/wizard';
import { useWizard, useWizardActor } from '../useWizard';
import * as styles from '../Wizard.css';
import { CountryRows } from './CountryRows';
import { RemoteList } from './RemoteList';

/** As many as a list of 30vh shows on a high screen; what doesn't fit is clipped. */
const WAITING_ROWS = 8;

/** Selecting the country. [CTY-01…07] */
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
	// If nothing is known yet, the list itself says that it is loading.
	const isAsked = useWizard(({ countries }) => countries.status === 'loading' && Boolean(countries.known?.length));
	const unasked = useRef<string | null>(null);
	// Whoever goes on before the pause is over has searched too: the text is kept in the URL. [CTY-02]
	useEffect(
		() => () => {
			if (unasked.current !== null && actor.getSnapshot().status === 'active')
				actor.send({ type: 'SEARCH', text: unasked.current });
		},
		[actor],
	);
	return (
		<SearchField
			label={words.search}
			description={words.searchHint}
			searched={search}
			isPending={isAsked}
			onChange={(text) => {
				unasked.current = text;
			}}
			onSearch={(text) => {
				unasked.current = null;
				actor.send({ type: 'SEARCH', text });
			}}
		/>
	);
}

function Countries() {
	const actor = useWizardActor();
	const countries = useWizard((form) => form.countries);
	const isSearched = useWizard((form) => form.countrySearch !== '' && form.allCountries.length > 0);
	const isFound = useWizard((form) => form.countries.status === 'ready' && form.countrySearch !== '');
	const selectedId = useWizard((form) => form.choices.country?.id ?? null);
	return (
		<div className={styles.listRoom}>
			<RemoteList
				list={countries}
				rowHeight={56}
				rows={WAITING_ROWS}
				// What is heard of a search is said by a list that stays: of one that has just come, nothing is.
				isSaid={isSearched}
				arrange={(rows) => <div className={styles.waitingRows}>{rows}</div>}
			>
				{(items) => (
					<CountryRows
						countries={items}
						isFound={isFound}
						isAwaited={countries.status === 'loading'}
						selectedId={selectedId}
						onChange={(country) => actor.send({ type: 'CHOOSE_COUNTRY', country })}
					/>
				)}
			</RemoteList>
		</div>
	);
}
