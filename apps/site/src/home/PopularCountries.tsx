import { useQuery } from '@tanstack/react-query';
import type { Country, FromPrice } from 'visa-sdk/contract';
import { Flag, Link, Skeleton, Stack, useAnchor } from 'visa-ui';
import { queries } from '../api';
import { formatMoney } from '../format';
import { FailedNotice } from '../shell/FailedNotice';
import { standsAlone } from '../shell/Layout.css';
import { homeStrings } from '../strings/pages/home';
import { HomeSection } from './HomeSection';
import * as styles from './home.css';

const words = homeStrings;
const SHOWN = 6;

/** Fewer don't make a list of popular countries. */
const FEWEST = 3;

/**
 * The most requested countries, each a link into the wizard with that country selected. Until there are enough requests:
 * the first ones of the catalogue, under a heading that claims no more.
 */
export function PopularCountries() {
	const popular = useQuery(queries.popularCountries(SHOWN));
	const isPopular = (popular.data?.length ?? 0) >= FEWEST;
	const list = useQuery({
		...queries.countryList({ page: 1, limit: 200 }),
		enabled: !popular.isPending && !isPopular,
	});
	const countries = isPopular ? popular.data : list.data?.data.slice(0, SHOWN);
	return (
		<HomeSection heading={isPopular ? words.popularHeading : words.countriesHeading} text={words.countriesPriceNote}>
			<Stack gap="l">
				{!countries && list.isError ? (
					<FailedNotice error={list.error} onRetry={() => void list.refetch()} />
				) : (
					<ul className={styles.countries}>
						{!countries
							? Array.from({ length: SHOWN }, (_, index) => (
									// biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity.
									<li key={index}>
										<Skeleton height={72} />
									</li>
								))
							: countries.map((country) => (
									<li key={country.id}>
										<CountryLink country={country} />
									</li>
								))}
					</ul>
				)}
				<div>
					<Link className={standsAlone} href="/application">
						{words.countriesAll}
					</Link>
				</div>
			</Stack>
		</HomeSection>
	);
}

function CountryLink({ country }: { country: Country }) {
	const anchor = useAnchor({ href: `/application?countryId=${country.id}` });
	return (
		<a {...anchor} className={styles.country}>
			<Flag src={country.image} />
			<span className={styles.countryText}>
				<span>{country.name}</span>
				{country.from && <CountryFrom from={country.from} />}
			</span>
		</a>
	);
}

/** The lowest price, the embassy's part of it, and the processing time. [CTY-07] */
function CountryFrom({ from: { total, atEmbassy, days } }: { from: FromPrice }) {
	const facts = [
		...(atEmbassy > 0 ? [words.countryAtEmbassy(formatMoney(atEmbassy))] : []),
		...(days ? [words.countryDays(days.from, days.to)] : []),
	];
	return (
		<>
			<span className={styles.countryPrice}>{words.countryFrom(formatMoney(total))}</span>
			{facts.length > 0 && <span className={styles.countryNote}>{facts.join(', ')}</span>}
		</>
	);
}
