import { useQuery } from '@tanstack/react-query';
import type { Country } from 'visa-sdk/contract';
import { formatMoney } from 'visa-sdk/format';
import { Flag, Heading, Link, Skeleton, useAnchor } from 'visa-ui';
import { queries } from '../api';
import { FailedNotice } from '../shell/FailedNotice';
import { strings } from '../strings/az';
import * as styles from './home.css';

const words = strings.home;
const SHOWN = 6;

/** Fewer are no list of what is popular. */
const FEWEST = 3;

/**
 * The countries that most requests are made for, each a way into the wizard with that country chosen. Before there are
 * enough requests: the first ones of the catalogue, under a heading that says no more.
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
		<section className={styles.section}>
			<Heading level={2}>{isPopular ? words.popularHeading : words.countriesHeading}</Heading>
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
				<Link href="/application">{words.countriesAll}</Link>
			</div>
		</section>
	);
}

function CountryLink({ country }: { country: Country }) {
	const anchor = useAnchor({ href: `/application?countryId=${country.id}` });
	return (
		<a {...anchor} className={styles.country}>
			<Flag src={country.image} />
			<span className={styles.countryText}>
				<span>{country.name}</span>
				<span className={styles.countryNote}>
					{country.additionalServices > 0
						? words.countryFee(formatMoney(country.additionalServices))
						: words.countryFree}
				</span>
			</span>
		</a>
	);
}
