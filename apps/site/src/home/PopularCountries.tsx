import { useQuery } from '@tanstack/react-query';
import type { Country } from 'visa-sdk/contract';
import { formatMoney } from 'visa-sdk/format';
import { Button, Flag, Heading, Link, Notice, Skeleton, useAnchor } from 'visa-ui';
import { sentenceOf } from '../account/useServerErrors';
import { queries } from '../api';
import { strings } from '../strings/az';
import * as styles from './home.css';

const words = strings.home;
const SHOWN = 6;

/** The first countries of the catalogue, each a way into the wizard with that country chosen. */
export function PopularCountries() {
	const countries = useQuery(queries.countryList({ page: 1, limit: 200 }));
	return (
		<section className={styles.section}>
			<Heading level={2}>{words.countriesHeading}</Heading>
			{countries.isError ? (
				<Notice
					tone="error"
					action={
						<Button tone="secondary" onPress={() => void countries.refetch()}>
							{strings.retry}
						</Button>
					}
				>
					{sentenceOf(countries.error)}
				</Notice>
			) : (
				<ul className={styles.countries}>
					{countries.isPending
						? Array.from({ length: SHOWN }, (_, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity.
								<li key={index}>
									<Skeleton height={72} />
								</li>
							))
						: countries.data.data.slice(0, SHOWN).map((country) => (
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
