import { and, count, desc, eq, gte, ne } from 'drizzle-orm';
import { DAY_MS, later } from '../../platform/clock';
import { byText } from '../../platform/db/lists';
import { countries } from '../../platform/db/schema/catalogue';
import { visaRequests } from '../../platform/db/schema/requests';
import type { Deps } from '../../platform/deps';
import { isOffered } from './countries';

/** Older requests say little about today. */
const COUNTED_MS = 365 * DAY_MS;

/** The countries on offer with the most requests that weren't cancelled; none if there are no requests. */
export async function popularCountries({ clock, database: { db } }: Deps, limit: number) {
	const asked = db
		.select({ countryId: visaRequests.countryId, requests: count().as('requests') })
		.from(visaRequests)
		.where(and(gte(visaRequests.createdAt, later(clock.now(), -COUNTED_MS)), ne(visaRequests.status, 'CANCELLED')))
		.groupBy(visaRequests.countryId)
		.as('asked');
	const rows = await db
		.select({ country: countries })
		.from(countries)
		.innerJoin(asked, and(eq(asked.countryId, countries.id), isOffered))
		.orderBy(desc(asked.requests), byText(countries.sortKey))
		.limit(limit);
	return rows.map(({ country }) => country);
}
