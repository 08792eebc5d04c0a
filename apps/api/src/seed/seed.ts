import { eq } from 'drizzle-orm';
import isoCountries from 'i18n-iso-countries/index.js';
import { toQepik } from 'visa-sdk/rules';
import { searchTexts } from '../modules/catalogue/countries';
import { azerbaijaniName } from '../modules/catalogue/countryNames';
import { sortKey } from '../modules/kept/sorting';
import { hashPassword } from '../modules/people/passwords';
import { type Clock, DAY_MS, later } from '../platform/clock';
import type { Db } from '../platform/db';
import { tables } from '../platform/db/tables';
import { newId } from '../platform/ids';
import { offers, services, visaOptions, visaTypes } from './catalogue';
import { serviceTexts, type VisaTypeWords, visaOptionTexts, visaTypeTexts } from './translations';

/** Territories without a population of their own: nobody is their citizen, and nobody needs their visa. */
const uninhabited = new Set(['AQ', 'BV', 'HM', 'TF', 'GS', 'UM']);

/** A demo account of staff, with the password it gets. */
export interface StaffAccount {
	role: 'admin' | 'agent';
	email: string;
	password: string;
}

/** Fills an empty catalogue; one with any content is left alone. @returns whether it was filled */
export async function seedDemo(db: Db, clock: Clock, staff: StaffAccount[]): Promise<boolean> {
	const hashes = await Promise.all(staff.map(({ password }) => hashPassword(password)));
	return db.transaction(async (tx) => {
		const [any] = await tx.select({ id: tables.countries.id }).from(tables.countries).limit(1);
		if (any) return false;
		const now = clock.now();
		const id = () => newId(now);
		await seedNames(tx, id);
		await seedOffers(tx, id);
		await tx.insert(tables.promocodes).values([
			{ ...demoCode(now), id: id(), code: 'XOSGELDIN', kind: 'percent', percent: 10, perUserLimit: 1 },
			{ ...demoCode(now), id: id(), code: 'YAY2027', kind: 'fixed', amount: toQepik(15), totalLimit: 500 },
		]);
		const names = { admin: ['Aygün', 'Məmmədova'], agent: ['Elvin', 'Quliyev'] } as const;
		for (const [index, { role, email }] of staff.entries()) {
			const [firstName, lastName] = names[role];
			const passwordHash = hashes[index] ?? '';
			await tx
				.insert(tables.users)
				.values({ id: id(), email, firstName, lastName, role, passwordHash, emailConfirmedAt: now, createdAt: now });
		}
		return true;
	});
}

const demoCode = (now: Date) => ({
	validFrom: later(now, -DAY_MS),
	validTo: later(now, 365 * DAY_MS),
	isActive: true,
});

async function seedNames(tx: Db, id: () => string): Promise<void> {
	const codes = Object.keys(isoCountries.getAlpha2Codes()).filter((code) => !uninhabited.has(code));
	const named = codes.map((iso2) => ({ iso2, name: azerbaijaniName(iso2) }));
	await tx.insert(tables.countries).values(
		named.map(({ iso2, name }) => {
			const offer = offers[iso2];
			return {
				id: id(),
				name,
				iso2,
				...searchTexts(name, iso2),
				image: `/flags/${iso2}.svg`,
				additionalServices: toQepik(offer?.fee ?? 0),
				isVisaOptionIsPayedDirectly: offer?.isDirect ?? false,
				isOnOffer: offer !== undefined,
			};
		}),
	);
	const items = () => named.map(({ name }) => ({ id: id(), name, sortKey: sortKey(name) }));
	await tx.insert(tables.citizenships).values(items());
	await tx.insert(tables.residentCountries).values(items());
}

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[];

async function seedOffers(tx: Db, id: () => string): Promise<void> {
	const ids = new Map<string, string>();
	const idOf = (key: string) => {
		const known = ids.get(key) ?? id();
		ids.set(key, known);
		return known;
	};
	const textsOf = ({ documents, ...texts }: VisaTypeWords) => ({
		...texts,
		requiredDocuments: documents.map((line) => `• ${line}`).join('\n'),
	});
	await tx.insert(tables.visaTypes).values(
		keysOf(visaTypes).map((key, position) => ({
			id: idOf(key),
			...textsOf(visaTypes[key]),
			translations: { en: textsOf(visaTypeTexts[key].en), ru: textsOf(visaTypeTexts[key].ru) },
			position,
		})),
	);
	await tx.insert(tables.visaOptions).values(
		keysOf(visaOptions).map((key, position) => ({
			...visaOptions[key],
			id: idOf(key),
			fee: toQepik(visaOptions[key].fee),
			translations: visaOptionTexts[key],
			position,
		})),
	);
	await tx.insert(tables.services).values(
		keysOf(services).map((key, position) => {
			const { name, description, days, original, discounted, atEmbassy } = services[key];
			return {
				id: idOf(key),
				name,
				description,
				translations: serviceTexts[key],
				estimatedDaysFrom: days.from,
				estimatedDaysTo: days.to,
				originalPrice: toQepik(original),
				discountedPrice: toQepik(discounted),
				additionalVisaPrice: toQepik(atEmbassy),
				position,
			};
		}),
	);
	for (const [iso2, offer] of Object.entries(offers)) {
		const [country] = await tx.select().from(tables.countries).where(eq(tables.countries.iso2, iso2));
		if (!country) throw new Error(`no country ${iso2}`);
		const link = (key: string) => ({ countryId: country.id, itemId: idOf(key) });
		await tx.insert(tables.countryVisaTypes).values(offer.types.map(link));
		await tx.insert(tables.countryVisaOptions).values(offer.options.map(link));
		await tx.insert(tables.countryServices).values(offer.services.map(link));
	}
}
