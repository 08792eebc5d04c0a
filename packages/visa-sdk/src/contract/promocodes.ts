import { z } from 'zod';
import { messages } from '../rules';
import { crud } from './crud';
import { endpoint, nothing } from './endpoint';
import { AZN_INPUT_MAXIMUM, Azn, Id, Instant, PageQuery, SearchText, sortBy, Version, versioned } from './shared';

/** The minimum length of a promo code, in characters. [REV-08] */
export const PROMOCODE_MINIMUM = 3;
/** The maximum length of a promo code, in characters. [REV-08] */
export const PROMOCODE_MAXIMUM = 50;

/** 3–50 characters. Invisible ones, which are copied along with text, are not part of a code. [REV-08] */
export const PromocodeText = z
	.string({ error: messages.promocode })
	.overwrite((text) => text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, ''))
	.trim()
	.min(PROMOCODE_MINIMUM, messages.promocode)
	.max(PROMOCODE_MAXIMUM, messages.promocode)
	.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, messages.promocode);

/** What a promo code deducts: a percentage, or an amount. */
export const PromoKind = z.enum(['percent', 'fixed']);

/** A promo code as staff see it. */
export const Promocode = z
	.object({
		id: Id,
		/** In upper case. */
		code: z.string(),
		kind: PromoKind,
		/** 1–100, with kind `percent`. */
		percent: z.number().int().nullable(),
		/** AZN, with kind `fixed`. */
		amount: Azn.nullable(),
		validFrom: Instant,
		/** The instant at which the code expires. */
		validTo: Instant,
		/** How many requests may use it; null for no limit. */
		totalLimit: z.number().int().nullable(),
		perUserLimit: z.number().int().nullable(),
		/** Only for these countries; null for all. */
		countryIds: z.array(Id).nullable(),
		isActive: z.boolean(),
		/** Paid uses, and uses reserved for requests that can still be paid. */
		used: z.number().int(),
		reserved: z.number().int(),
		version: Version,
	})
	.meta({ id: 'Promocode' });
export type Promocode = z.output<typeof Promocode>;

const UseLimit = z
	.number({ error: messages.limit })
	.int(messages.limit)
	.min(1, messages.limit)
	.max(1_000_000, messages.limit)
	.nullish();
/** An instant in a year that all calendars and databases involved support, as do the dates in queries. */
const Moment = (message: string) =>
	z.iso
		.datetime({ error: message, offset: true })
		.refine(
			(text) => Date.parse(text) >= Date.UTC(1900, 0) && Date.parse(text) < Date.UTC(2200, 0),
			messages.momentYear,
		);

/** Whether these fields are readable: what they say together is checked whatever is wrong with others. */
const readable =
	(shape: Record<string, z.ZodType>) =>
	({ value }: z.core.ParsePayload): boolean =>
		z.object(shape).safeParse(value).success;
const [validFrom, validTo] = [Moment(messages.validFrom), Moment(messages.validToWritten)];
const kind = z.enum(PromoKind.options, { error: messages.discountKind });

/** The form of a new promo code: `percent` with kind 'percent', `amount` in AZN with kind 'fixed'. */
export const PromocodeInput = z
	.object({
		code: PromocodeText,
		kind,
		percent: z
			.number({ error: messages.percent })
			.int(messages.percent)
			.min(1, messages.percent)
			.max(100, messages.percent)
			.nullish(),
		amount: z
			.number({ error: messages.fixedAmount })
			.min(0.01, messages.fixedAmount)
			.max(AZN_INPUT_MAXIMUM, messages.fixedAmount)
			.multipleOf(0.01, messages.fixedAmount)
			.nullish(),
		validFrom,
		validTo,
		totalLimit: UseLimit,
		perUserLimit: UseLimit,
		countryIds: z.array(z.uuid(messages.country)).min(1, messages.someCountries).max(300, messages.invalid).nullish(),
		isActive: z.boolean({ error: messages.invalid }).default(true),
	})
	.refine(({ kind, percent }) => kind !== 'percent' || typeof percent === 'number', {
		error: messages.percent,
		path: ['percent'],
		when: readable({ kind, percent: z.number().nullish() }),
	})
	.refine(({ kind, amount }) => kind !== 'fixed' || typeof amount === 'number', {
		error: messages.fixedAmount,
		path: ['amount'],
		when: readable({ kind, amount: z.number().nullish() }),
	})
	.refine(({ validFrom, validTo }) => Date.parse(validFrom) < Date.parse(validTo), {
		error: messages.validTo,
		path: ['validTo'],
		when: readable({ validFrom, validTo }),
	})
	.meta({ id: 'PromocodeInput' });
export type PromocodeInput = z.output<typeof PromocodeInput>;
/** The complete form of a promo code, with the version being changed. */
export const PromocodeChanges = PromocodeInput.safeExtend(versioned).meta({ id: 'PromocodeChanges' });
export type PromocodeChanges = z.output<typeof PromocodeChanges>;

/** The code that a traveller enters. [REV-08] */
export const PromocodeActivation = z.object({ code: PromocodeText }).meta({ id: 'PromocodeActivation' });
/** The code that applies to the traveller's next request. */
export const ActivePromocode = z.object({ code: z.string() }).meta({ id: 'ActivePromocode' });

/** The calls on promo codes: managed by admins, activated and deactivated by travellers. */
export const promocodes = {
	...crud({
		path: '/promocodes',
		words: { one: 'promo code', many: 'Promo codes' },
		item: Promocode,
		input: PromocodeInput,
		changes: PromocodeChanges,
		query: PageQuery.extend({
			search: SearchText.optional(),
			/** Whether it can be used now, is upcoming, or has expired or been deactivated. */
			state: z.enum(['usable', 'coming', 'over', 'all']).default('all'),
			sort: sortBy(['code', 'validFrom', 'validTo']).default('code'),
		}),
		inUse: 'refused',
		bulk: ['activate', 'deactivate', 'delete', 'restore'],
	}),
	/** Bind a promo code to the current user. */
	activate: endpoint({
		method: 'POST',
		path: '/promocodes/activate',
		access: 'signedIn',
		summary: 'Bind a promo code to the current user',
		body: PromocodeActivation,
		response: ActivePromocode,
		refusals: ['PROMOCODE_REFUSED', 'TOO_MANY_REQUESTS'],
	}),
	/** Unbind the current user's promo code, if there is one; requests created with it keep it. */
	deactivate: endpoint({
		method: 'POST',
		path: '/promocodes/deactivate',
		access: 'signedIn',
		summary: "Unbind the current user's promo code, if there is one; requests created with it keep it",
		response: nothing,
	}),
};
