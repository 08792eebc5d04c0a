import { isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db';
import {
	countries,
	countryServices,
	countryVisaOptions,
	countryVisaTypes,
	services,
	visaOptions,
	visaTypes,
} from '../../platform/db/schema/catalogue';
import { statement } from '../../platform/db/statement';
import type { Deps } from '../../platform/deps';
import { noLongerOffered } from '../../platform/refusal';
import { isOffered } from './countries';

type Row<Table extends { $inferSelect: unknown }> = Table['$inferSelect'];

/** What a traveller has chosen, by id. */
export interface Choice {
	countryId: string;
	visaOptionId: string;
	serviceId: string;
	/** A price doesn't depend on it; a request does. */
	visaTypeId?: string;
}

/** What the ids of a choice stand for, all of it on offer together. */
export interface Offer {
	country: Row<typeof countries>;
	/** Null if none was selected. */
	visaType: Row<typeof visaTypes> | null;
	option: Row<typeof visaOptions>;
	service: Row<typeof services>;
}

/** The offer in one version of the catalogue. */
export interface Offered {
	readonly version: string;
	/** The selected items. @throws Refusal 422 naming each field that isn't on offer */
	offerOf(choice: Choice): Offer;
	/** Whether all of it is on offer. */
	has(choice: Choice): boolean;
}

/** The version of the catalogue, maintained by the database; see the migration `catalogue_version`. */
export const versionOfCatalogue = sql`coalesce((select "value" from "facts" where "name" = 'catalogue-version'), '')`;
const askVersion = statement('catalogue-version', sql`select ${versionOfCatalogue} as "version"`);

/** Changes with every change of the catalogue, by whichever server. */
export async function catalogueVersion(db: Db): Promise<string> {
	return String((await askVersion(db, {}))[0]?.version);
}

/**
 * The offer, cached in memory per version of the catalogue: it changes a few times a week, and every price and request
 * needs it.
 */
export function createOffers({ database }: Pick<Deps, 'database'>) {
	let kept: Offered | null = null;
	let reading: { version: string; offered: Promise<Offered> } | null = null;

	/**
	 * Shared by everyone who waits for the same version; within a transaction it reads for itself, as it must not wait
	 * for others there.
	 */
	function read(db: Db, version: string): Promise<Offered> {
		if (db !== database.db) return readOffered(db, version);
		if (reading?.version !== version) reading = { version, offered: readOffered(db, version) };
		return reading.offered;
	}

	return {
		/** As last loaded. Whoever writes based on it compares the version in the writing statement. */
		lastKnown: () => kept,
		/** The current offer. @param db within a transaction, that one */
		async now(db: Db): Promise<Offered> {
			for (let version = await catalogueVersion(db); ; ) {
				if (kept?.version === version) return kept;
				const found = await read(db, version).finally(() => {
					reading = null;
				});
				// If something changed while the tables were read one after another, the result belongs to no version: it
				// is read again.
				version = await catalogueVersion(db);
				if (found.version === version) kept = found;
			}
		},
	};
}
export type Offers = ReturnType<typeof createOffers>;

async function readOffered(db: Db, version: string): Promise<Offered> {
	const offered = await db.select().from(countries).where(isOffered);
	const countryOf = new Map(offered.map((country) => [country.id, country] as const));
	const visaTypeOf = linked(
		await db.select().from(visaTypes).where(isNull(visaTypes.archivedAt)),
		await db.select().from(countryVisaTypes),
	);
	const optionOf = linked(
		await db.select().from(visaOptions).where(isNull(visaOptions.archivedAt)),
		await db.select().from(countryVisaOptions),
	);
	const serviceOf = linked(
		await db.select().from(services).where(isNull(services.archivedAt)),
		await db.select().from(countryServices),
	);
	const find = ({ countryId, visaTypeId, visaOptionId, serviceId }: Choice) => ({
		country: countryOf.get(countryId.toLowerCase()),
		visaType: visaTypeId ? visaTypeOf(countryId, visaTypeId) : null,
		option: optionOf(countryId, visaOptionId),
		service: serviceOf(countryId, serviceId),
	});
	return {
		version,
		has: (choice) => !Object.values(find(choice)).includes(undefined),
		offerOf(choice) {
			const { country, visaType, option, service } = find(choice);
			if (country && option && service && visaType !== undefined) return { country, visaType, option, service };
			throw noLongerOffered([
				...(country ? [] : ['countryId']),
				...(visaType === undefined ? ['visaTypeId'] : []),
				...(option ? [] : ['visaOptionId']),
				...(service ? [] : ['serviceId']),
			]);
		},
	};
}

/** Ids are case-insensitive, for the database too. */
function linked<Item extends { id: string }>(items: Item[], links: { countryId: string; itemId: string }[]) {
	const itemOf = new Map(items.map((item) => [item.id, item] as const));
	const pairs = new Set(links.map(({ countryId, itemId }) => `${countryId} ${itemId}`));
	return (countryId: string, id: string): Item | undefined =>
		pairs.has(`${countryId} ${id}`.toLowerCase()) ? itemOf.get(id.toLowerCase()) : undefined;
}
