import naughtyStrings from 'big-list-of-naughty-strings' with { type: 'json' };
import fc from 'fast-check';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Realistic values for fields that only make sense as a reference, by field name. */
export type Pools = Readonly<Record<string, readonly unknown[]>>;

/** What trips programs up: the well-known list, and what databases, JSON and arithmetic dislike. */
export const naughty: fc.Arbitrary<unknown> = fc.oneof(
	fc.constantFrom(...(naughtyStrings as string[])),
	fc.string({ unit: 'binary', maxLength: 40 }),
	fc.constantFrom('\0', 'a\0b', '\ud800', '%', '_', '\\', '{}', '[object Object]', 'x'.repeat(20_000)),
	fc.constantFrom(null, true, {}, [], [[]], -1, 0, 0.1, 1e-9, 1e21, 2 ** 31, 2 ** 53, -(2 ** 63), Number.MAX_VALUE),
	fc.constantFrom('0000-00-00', '9999-12-31', '+275760-09-13T00:00:00Z', '-000001-01-01T00:00:00Z', '2027-02-31'),
	// In UTC these are in no year that a database knows.
	fc.constantFrom('0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59'),
	fc.constantFrom('0x10', '1e2', ' 5 ', '+5', '05', '5.0', '\u200b\u200b\u200b', '\u0301\u0301\u0301', '\u202eabc'),
	fc.object({ maxDepth: 2, maxKeys: 3 }),
);

/** Values that a schema accepts, generated from its JSON Schema. */
export function valuesOf(schema: z.ZodType, pools: Pools): fc.Arbitrary<unknown> {
	return fromJson(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '', pools);
}

/** The same, more often than not with something wrong in it. */
export function nearlyValuesOf(schema: z.ZodType, pools: Pools): fc.Arbitrary<unknown> {
	const fine = valuesOf(schema, pools);
	return fc.oneof(
		{ weight: 4, arbitrary: fine },
		{ weight: 8, arbitrary: fc.tuple(fine, fc.nat(), naughty).map(([value, which, bad]) => spoil(value, which, bad)) },
		{ weight: 1, arbitrary: naughty },
	);
}

/** Replaces or drops one field, or adds an unknown one. */
function spoil(value: unknown, which: number, bad: unknown): unknown {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return bad;
	const keys = Object.keys(value);
	const key = keys[which % (keys.length + 1)];
	if (key === undefined) return { ...value, __proto__x: bad };
	const entries = Object.entries(value).filter(([name]) => name !== key);
	return which % 7 === 0 ? Object.fromEntries(entries) : { ...value, [key]: bad };
}

function fromJson(schema: JsonSchema, name: string, pools: Pools): fc.Arbitrary<unknown> {
	const pool = pools[name];
	if (pool && schema.type !== 'array')
		return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...pool) }, plain(schema, name, pools));
	return plain(schema, name, pools);
}

function plain(schema: JsonSchema, name: string, pools: Pools): fc.Arbitrary<unknown> {
	const choices = schema.anyOf ?? schema.oneOf;
	if (choices) return fc.oneof(...choices.map((one) => fromJson(one as JsonSchema, name, pools)));
	if (schema.const !== undefined) return fc.constant(schema.const);
	if (schema.enum) return fc.constantFrom(...schema.enum);
	switch (schema.type) {
		case 'object':
			return objectOf(schema, pools);
		case 'array':
			return fc.array(fromJson((schema.items ?? {}) as JsonSchema, name.replace(/s$/, ''), pools), {
				minLength: schema.minItems ?? 0,
				maxLength: Math.min(schema.maxItems ?? 4, 4),
			});
		case 'integer':
			return fc.integer({ min: schema.minimum ?? -1000, max: Math.min(schema.maximum ?? 1000, 2 ** 31) });
		case 'number':
			return fc
				.integer({ min: (schema.minimum ?? 0) * 100, max: (schema.maximum ?? 1000) * 100 })
				.map((cents) => cents / 100);
		case 'boolean':
			return fc.boolean();
		case 'null':
			return fc.constant(null);
		default:
			return text(schema);
	}
}

function objectOf(schema: JsonSchema, pools: Pools): fc.Arbitrary<unknown> {
	const fields = Object.entries(schema.properties ?? {});
	const made = Object.fromEntries(fields.map(([name, field]) => [name, fromJson(field as JsonSchema, name, pools)]));
	return fc.record(made, { requiredKeys: schema.required ?? [] });
}

function text(schema: JsonSchema): fc.Arbitrary<unknown> {
	if (schema.format === 'uuid') return fc.uuid();
	if (schema.format === 'date-time')
		return fc
			.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
			.map((at) => at.toISOString());
	if (schema.pattern) return fc.constantFrom('Leyla', '123456', 'VZ-7K3M-2QXD', 'IT', '/flags/IT.svg', '/application');
	const words = fc.string({
		minLength: Math.max(schema.minLength ?? 0, 1),
		maxLength: Math.min(schema.maxLength ?? 60, 200),
	});
	const days = fc.integer({ min: 0, max: 900 }).map((plus) => new Date(Date.now() + plus * 86_400_000).toISOString());
	return fc.oneof(
		words,
		fc.emailAddress(),
		fc.constantFrom('+994501234567', '1990-05-17'),
		days,
		days.map((day) => day.slice(0, 10)),
	);
}
