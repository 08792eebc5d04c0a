import { and, count, eq, gt, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { type Contract, PROMOCODE_MINIMUM, type Promocode, type PromocodeInput } from 'visa-sdk/contract';
import { messages, toAzn, toQepik } from 'visa-sdk/rules';
import type { z } from 'zod';
import type { Db } from '../../platform/db';
import { byText, holdsText } from '../../platform/db/lists';
import { countries } from '../../platform/db/schema/catalogue';
import { users } from '../../platform/db/schema/people';
import { promocodes, promocodeUses } from '../../platform/db/schema/promocodes';
import { invalidField } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { existing, knownCountries } from '../catalogue/links';
import { type Resource, referring } from '../kept/resource';
import { normaliseCode } from './service';

type Row = typeof promocodes.$inferSelect;
type Uses = { used: number; reserved: number };
type Query = z.output<Contract['promocodes']['list']['query']>;

/** The number of a code's uses, as a column of its list. */
const uses = (db: Db, status: 'USED' | 'RESERVED'): SQL<number> =>
	sql<number>`${db
		.select({ uses: sql`${count()}::int` })
		.from(promocodeUses)
		.where(and(eq(promocodeUses.promocodeId, promocodes.id), eq(promocodeUses.status, status)))}`;

/** At any moment each code is in one of the three. */
function inState(db: Db, state: Query['state'], now: Date): SQL | undefined {
	const isUsedUp = sql<boolean>`coalesce(${uses(db, 'USED')} + ${uses(db, 'RESERVED')} >= ${promocodes.totalLimit}, false)`;
	const isOver = or(eq(promocodes.isActive, false), lte(promocodes.validTo, now), isUsedUp) ?? isUsedUp;
	switch (state) {
		case 'usable':
			return and(not(isOver), lte(promocodes.validFrom, now));
		case 'coming':
			return and(not(isOver), gt(promocodes.validFrom, now));
		case 'over':
			return isOver;
		case 'all':
			return undefined;
	}
}

/** The normalised code, by which spellings are compared. [REV-09] */
function codeOf(typed: string): string {
	const code = normaliseCode(typed);
	if (code.length < PROMOCODE_MINIMUM) throw invalidField('code', messages.promocode);
	return code;
}

/** Promo codes as managed by staff. */
export const promocodeResource: Resource<'promocodes', Row, Uses, Promocode, PromocodeInput, Query> = {
	section: 'promocodes',
	subject: 'promocode',
	name: 'promo code',
	label: ({ code }) => code,
	table: promocodes,
	extra: (db) => ({ used: uses(db, 'USED'), reserved: uses(db, 'RESERVED') }),
	toItem: (row) => ({
		...row,
		amount: row.amount === null ? null : toAzn(row.amount),
		validFrom: row.validFrom.toISOString(),
		validTo: row.validTo.toISOString(),
	}),
	toRow: (input) => ({
		code: codeOf(input.code),
		kind: input.kind,
		percent: input.kind === 'percent' ? (input.percent ?? null) : null,
		amount: input.kind === 'fixed' ? toQepik(input.amount ?? 0) : null,
		validFrom: new Date(input.validFrom),
		validTo: new Date(input.validTo),
		totalLimit: input.totalLimit ?? null,
		perUserLimit: input.perUserLimit ?? null,
		countryIds: input.countryIds ? [...new Set(input.countryIds.map((id) => id.toLowerCase()))] : null,
		isActive: input.isActive,
	}),
	unique: [{ index: 'promocodes_code_unique', field: 'code', sentence: sentences.promoTaken }],
	sort: () => ({
		code: [byText(promocodes.code)],
		validFrom: [promocodes.validFrom],
		validTo: [promocodes.validTo],
	}),
	filter: (db, { search, state }, now) => and(inState(db, state, now), holdsText(search, promocodes.code)),
	uses: (db, id) => [
		// Including released uses: the request still mentions the code.
		{ kind: 'visaRequests', isKeeping: true, count: referring(db, promocodeUses.promocodeId, id) },
		// Their accounts keep its id: whoever has a discount before their eyes reads why it is gone, and a restored code is theirs again.
		{ kind: 'users', isKeeping: false, count: referring(db, users.activePromocodeId, id) },
	],
	inUse: { refuse: sentences.promoInUse },
	activate: (row, isActive) => (row.isActive === isActive ? null : { isActive }),
	async saveMore(tx, _id, { countryIds }) {
		await knownCountries(tx, countryIds ?? []);
		return [];
	},
	/** Countries that no longer exist are dropped; if none of its own is left, the code must not apply to all. */
	async restoreMore(tx, id) {
		const [code] = await tx.select().from(promocodes).where(eq(promocodes.id, id));
		if (!code?.countryIds) return;
		const left = await existing(tx, countries, code.countryIds);
		if (left.size === code.countryIds.length) return;
		const isActive = code.isActive && left.size > 0;
		await tx
			.update(promocodes)
			.set({ countryIds: [...left], isActive })
			.where(eq(promocodes.id, id));
	},
};
